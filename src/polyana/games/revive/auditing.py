"""What must hold on every table of Revive: components are neither made nor lost, and everything has its place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from polyana.games.revive.agenda_audit import agenda_faults
from polyana.games.revive.board import LARGE, PIT, ice, with_kinds
from polyana.games.revive.chapters import in_play
from polyana.games.revive.content import Content
from polyana.games.revive.deeds import Settled
from polyana.games.revive.effects import COLOUR_OF, COLOURS, MAP_ACTIONS, SUPPLY
from polyana.games.revive.rules.land import land
from polyana.games.revive.rules.setup import kinds_on, lay_artifacts
from polyana.games.revive.state import Player, State, Turn, alone
from polyana.games.revive.variants import check_options
from polyana.kernel import BadOptions

BEGINNING = ("tribes", "sides", "deal")
"""The phases before everybody has a board."""
DEALING = ("artifact_cards", "plates", "law")
"""The phases in which cards and plates are chosen."""
LAID = ("forest_tile", "desert_tile")
"""R-352, R-368: the tokens that cover a hex."""
ARMED = ("range", *MAP_ACTIONS, "rotate_card", "all_colours", "explore_anywhere")
"""R-174: what can be armed."""


def audit(content: Content, state: State) -> list[str]:
    """Sentences about anything that cannot be; empty if all is well."""
    try:
        check_options(content, state.options)
    except BadOptions as bad:
        return [str(bad)]
    players = len(state.players)
    if players != state.options.players:
        return ["the number of players is not that of the options"]
    if not 0 <= state.seat < players or not 0 <= state.first < players:
        return ["a seat is not at the table"]
    faults = [*_tile_faults(content, state), *_stock_faults(content, state)]
    faults += _tribe_faults(content, state)
    if faults:
        return faults
    if state.phase in BEGINNING:
        return list(_beginning_faults(state))
    for seat, player in enumerate(state.players):
        faults += [f"seat {seat} {fault}" for fault in _player_faults(content, player)]
    faults += [*_card_faults(content, state), *_turn_faults(content, state)]
    return faults or [*_shared_faults(content, state), *agenda_faults(content, state)]


# The board


def _tile_faults(content: Content, state: State) -> Iterator[str]:
    """Every tile lies on one place of its kind; the ground is that of the tiles that are known."""
    board = content.board
    starts = [place for place in board.places if place not in board.explore]
    for places, tiles in ((starts, content.start_tiles), (board.explore, content.area_tiles)):
        lying = [state.tiles.get(place, "") for place in places]
        if sorted(lying) != sorted(tiles):
            yield "a tile is there twice, or lies on a place of another kind"
            return
    if len(state.tiles) != len(board.places):
        yield "a tile lies on no place"
        return
    if len(set(state.explored)) < len(state.explored) or any(
        place not in board.explore for place in state.explored
    ):
        yield "a place is explored that is none, or twice"
        return
    known = (*starts, *state.explored)
    if any(place not in known for place in state.turned):
        yield "a tile is turned that nobody has seen"
        return
    if sorted(state.large) != sorted(board.corners) or any(
        kind not in content.large_kinds for kind in state.large.values()
    ):
        yield "a large location is none, or lies on no corner"
        return
    printed = printed_kinds(content, state, known)
    for at, seat in state.laid.items():
        covers = _token_of(content, state, seat) in LAID
        if not covers or printed.get(at) not in ("desert", *COLOUR_OF):
            yield f"no tile can be laid on {at}"
            return
    if state.ground != ground_of(content, state, known):
        yield "the ground is not that of the tiles"
        return
    yield from _piece_faults(content, state)


def _token_of(content: Content, state: State, seat: int) -> str:
    """The kind of token that a player lays; empty if there is no such player or token."""
    if seat >= len(state.players) or state.players[seat].side not in content.sides:
        return ""
    return content.sides[state.players[seat].side].token


def _piece_faults(content: Content, state: State) -> Iterator[str]:
    """Buildings, figures and tokens stand where they may."""
    kinds = land(content.board, content.hash, state.ground).kinds
    for at, building in state.buildings.items():
        if kinds.get(at) != "desert" or building.seat >= len(state.players):
            yield f"nobody can have built on {at}"
    places = {
        "temple": (state.temples, ("ocean",)),
        "target": (state.targets, ("desert", "city", LARGE)),
        "workshop": (state.workshops, tuple(COLOUR_OF)),
    }
    for token, (tokens, allowed) in places.items():
        for at, seat in tokens.items():
            if kinds.get(at) not in allowed or _token_of(content, state, seat) != token:
                yield f"a {token} lies on {at}"
    settling = [deed.place for deed in state.agenda if isinstance(deed, Settled)]
    if any(at in state.buildings and at not in settling for at in state.targets):
        yield "a target lies under a building"
    for player in state.players:
        standing = player.figures
        if len(set(standing)) < len(standing) or any(
            kinds.get(at) not in ("city", LARGE) for at in standing
        ):
            yield "a figure stands where it cannot"
        if any(kinds.get(at) != "ocean" for at in player.oceans):
            yield "an ocean was rewarded that is none"
        if player.falcon and kinds.get(player.falcon) not in (PIT, *COLOUR_OF):
            yield "the falcon is nowhere"


def printed_kinds(content: Content, state: State, known: Iterable[str]) -> dict[str, str]:
    """What is printed on the hexes of known tiles."""
    found: dict[str, str] = {}
    for place in known:
        found |= kinds_on(content, place, state.tiles[place], place in state.turned)
    return found


def ground_of(content: Content, state: State, known: Iterable[str]) -> str:
    """The ground that known tiles and laid tokens make."""
    board = content.board
    ground = with_kinds(board, ice(board), printed_kinds(content, state, known))
    for at, seat in state.laid.items():
        forest = content.sides[state.players[seat].side].token == "forest_tile"
        ground = with_kinds(board, ground, {at: "forest" if forest else "desert"})
    return ground


# Components


def _counted(what: str, found: Iterable[str], wanted: Iterable[str]) -> Iterator[str]:
    """Every component of a kind is in exactly one place."""
    lying, known = Counter([*found]), Counter([*wanted])
    if lying != known:
        twice, gone = sorted((lying - known).elements()), sorted((known - lying).elements())
        yield f"{what}: {twice} are there too often, {gone} are gone"


def _stock_faults(content: Content, state: State) -> Iterator[str]:
    """Cards, machines, modules, crates, artifacts and energy."""
    players = state.players
    cards = [name for player in players for name in _cards(player)]
    citizens = [name for name in cards if name in content.citizens]
    gone = state.discarded
    citizens += [name for name in gone if name in content.citizens]
    lying = (*state.citizens.stack, *state.citizens.open, *citizens)
    yield from _counted("citizen cards", lying, content.citizens)
    if any(name not in content.cards for name in cards):
        yield "a card is none"
    if sorted(state.machines) != sorted(COLOURS):
        yield "the machines lie in three colours"
        return
    for colour in COLOURS:
        special, display = content.special[colour], state.machines[colour]
        owned = [name for player in players for name in player.machines if name in special]
        owned += [name for name in gone if name in special]
        machines = (*display.stack, *display.open, *owned)
        yield from _counted(f"{colour} machines", machines, special)
    placed = [name for player in players for name in player.modules.values()]
    placed += [name for name in gone if name in content.modules]
    modules = (*state.modules.stack, *state.modules.open, *state.module_discard, *placed)
    yield from _counted("modules", modules, content.modules)
    owned = [name for player in players for name in (*player.closed, *player.opened)]
    yield from _counted("crates", (*state.crates, *owned), content.crates)
    energy = sum(player.energy + len(player.charged) for player in players)
    if state.energy + energy != content.counts.energy_tokens:
        yield f"there are {state.energy + energy} energy tokens"
    taken = [name for player in players for name in player.artifacts] + state.artifacts
    if len(set(taken)) < len(taken) or any(name not in content.main_artifacts for name in taken):
        yield "an artifact is there twice, or is none"
    main, spare = lay_artifacts(content, state.options)
    if state.laid_out != len(main) + spare or state.spare > spare:
        yield "there are other artifacts than were laid out"


def _cards(player: Player) -> Iterator[str]:
    """All cards of a player, those that left the game included."""
    yield from (*player.active, *player.rest, *player.removed)
    for slot in player.slots.values():
        for played in slot:
            yield played.card


def _player_faults(content: Content, player: Player) -> Iterator[str]:
    """What belongs to one player."""
    if sorted(player.supply) != sorted(SUPPLY):
        yield "holds other resources than there are"
        return
    if player.supply["crystal"] > content.resources["crystal"].cap:
        yield "holds too many crystals"
    if sorted(player.slots) != sorted(content.slots):
        yield "has other slots than there are"
    if any(cell not in content.cells for cell in (*player.modules, *player.fired)):
        yield "has a module outside the cells"
    if sorted(player.tracks) != sorted(COLOURS) or any(
        space > content.tracks[colour].last for colour, space in player.tracks.items()
    ):
        yield "has a marker beyond a track"
        return
    paid = player.spaces
    if len(set(paid)) < len(paid) or any(name not in content.bonuses for name in paid):
        yield "was paid by a bonus space that is none, or twice"
    if not content.hibernation.start <= player.hibernation <= content.hibernation.last:
        yield "has a marker beyond the hibernation track"
    if bool(player.falcon) != (content.sides[player.side].token == "falcon"):
        yield "has a falcon, or none"
    if player.fresh not in ("", *player.techs):
        yield "unlocks a technology that is none"
    if len(set(player.charged)) < len(player.charged) or any(
        name not in player.machines for name in player.charged
    ):
        yield "has energy on a machine of somebody else, or twice"
    if any(not _is_placed(content, player, *placed) for placed in player.machines.items()):
        yield "has a machine that is none, or lies nowhere"
    techs = content.sides[player.side].techs
    if len(set(player.techs)) < len(player.techs) or any(
        name not in techs for name in player.techs
    ):
        yield "has unlocked a technology that is none, or twice"
    starting = [name for name in _cards(player) if name not in content.citizens]
    if not any(sorted(starting) == sorted(cards) for cards in content.start_sets.values()):
        yield "has no whole set of starting cards"


def _is_placed(content: Content, player: Player, name: str, space: str) -> bool:
    """R-158, R-159, R-172: a machine lies on a bonus space that has paid, or belongs to an unlocked technology."""
    if name not in content.machines:
        return False
    bonus = content.bonuses.get(space)
    if bonus is None:
        return not space and name in player.techs
    fits = bonus.machine == name or (
        bonus.kind == "special" and bonus.colour == content.machines[name].colour
    )
    return fits and space in player.spaces


def _shared_faults(content: Content, state: State) -> Iterator[str]:
    """What must differ from player to player."""
    built = Counter((building.seat, building.large) for building in state.buildings.values())
    counts = content.counts
    for seat, player in enumerate(state.players):
        small = built[seat, False] + player.small
        large = built[seat, True] + player.large
        if (small, large) != (counts.small_buildings, counts.large_buildings):
            yield f"seat {seat} has lost buildings, or has too many"
    laid = Counter(
        owner
        for tokens in (state.laid, state.temples, state.targets, state.workshops)
        for owner in tokens.values()
    )
    for seat, player in enumerate(state.players):
        side = content.sides[player.side]
        if side.token != "falcon" and laid[seat] + player.tokens != side.tokens:
            yield f"seat {seat} has lost tokens, or has too many"


# The setup


def _tribe_faults(content: Content, state: State) -> Iterator[str]:
    """R-021, R-417, R-436: tribes that are in play, each once, and their sides."""
    tribes = [player.tribe for player in state.players if player.tribe]
    if len(set(tribes)) < len(tribes):
        yield "two players have the same tribe"
    if any(tribe not in content.tribes for tribe in tribes):
        yield "a tribe is none"
    for seat, player in enumerate(state.players):
        early = state.phase == "tribes" or (state.phase == "sides" and player.tribe)
        if not player.side and early:
            continue
        if player.side not in content.sides or content.sides[player.side].tribe != player.tribe:
            yield f"seat {seat} has no side of the own tribe board"


def _beginning_faults(state: State) -> Iterator[str]:
    """R-032: before everybody has a board nothing lies on the table."""
    for seat, player in enumerate(state.players):
        if player != Player(player.tribe, player.side):
            yield f"seat {seat} has something before the boards are dealt"
    if state.agenda or state.explored or state.turn != Turn() or state.event or state.ending:
        yield "something has happened before the boards are dealt"
    if state.shared_card:
        yield "an artifact card lies there before the boards are dealt"


def _card_faults(content: Content, state: State) -> Iterator[str]:
    """R-026, R-418, R-419, R-433: artifact cards and plates, each once, as the options say."""
    players, options = state.players, state.options
    choosing = state.phase == "artifact_cards" and options.artifact_cards == "choice"
    held = [len(player.artifact_cards) for player in players]
    if held != [2 if choosing else 0] * len(players):
        yield "other artifact cards are dealt than may be chosen"
    for player in players:
        kept = options.artifact_cards != "shared" and not choosing
        if bool(player.artifact_card) != kept:
            yield "somebody has no artifact card, or should have none"
    cards = [name for player in players for name in player.artifact_cards]
    cards += [name for player in players for name in (player.artifact_card, player.put_back)]
    cards = [name for name in (*cards, state.shared_card) if name]
    if len(set(cards)) < len(cards) or any(name not in content.artifact_cards for name in cards):
        yield "an artifact card is there twice, or is none"
    if bool(state.shared_card) != (options.artifact_cards == "shared"):
        yield "an artifact card is shared, or none is"
    dealt = [len(player.plates) for player in players]
    asked = state.phase in DEALING[:2] and "switch_plates" in in_play(content, options)
    if dealt != [2 if asked else 0] * len(players):
        yield "other switch plates are dealt than may be chosen"
    plates = [name for player in players for name in (*player.plates, player.plate) if name]
    if len(set(plates)) < len(plates) or any(name not in content.plates for name in plates):
        yield "a switch plate is there twice, or is none"


def _turn_faults(content: Content, state: State) -> Iterator[str]:
    """A5, A17, A20: what is armed, the last turns, the clock of the solo game."""
    turn, seats = state.turn, range(len(state.players))
    if any(word not in ARMED or not number for word, number in turn.armed.items()):
        yield "something is armed that cannot be"
    if any(name and name not in content.cards for name in (*turn.rainbow, turn.copied)):
        yield "a card is none"
    if len(set(state.last)) < len(state.last) or any(seat not in seats for seat in state.last):
        yield "a last turn is nobody's"
    if state.agenda and state.phase in DEALING:
        yield "something is under way before the first turn"
    solo, cube = content.solo, state.cube
    if not (solo.cube_start <= cube <= solo.cube_end if alone(state) else cube == 0):
        yield "the action cube is not on its track"
