"""The table before the first turn: board, displays, tribes, cards, resources (A1, A2, R-032)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from polyana.games.revive.board import ice, with_kinds
from polyana.games.revive.chapters import in_play, tribes_in_play
from polyana.games.revive.content import Content
from polyana.games.revive.effects import COLOURS, SUPPLY
from polyana.games.revive.rules.standing import card_of_chapter
from polyana.games.revive.rules.using import use
from polyana.games.revive.state import (
    Display,
    Options,
    Player,
    ReviveTable,
    State,
    Turn,
    clockwise,
)
from polyana.kernel import Ask, Chance, Move, Rules, Together

SUN: Final[Move] = ("side", "sun")
MOON: Final[Move] = ("side", "moon")


def setup(content: Content, options: Options, chance: Chance) -> State:
    """A1: everything that lies in the middle; R-020: who begins."""
    switches = in_play(content, options)
    counts = content.counts
    tiles, turned, ground = lay_tiles(content, chance)
    artifacts, spare = lay_artifacts(content, options)
    state = State(
        chance=chance,
        options=options,
        phase="tribes",
        first=chance.below(options.players),
        seat=0,
        turn=Turn(),
        players=[Player() for _ in range(options.players)],
        tiles=tiles,
        turned=turned,
        explored=[],
        ground=ground,
        large=lay_large_locations(content, "large_locations_2" in switches, chance),
        clusters="crystal_clusters" in switches,
        buildings={},
        laid={},
        temples={},
        targets={},
        workshops={},
        citizens=lay_open(content.citizens, counts.citizens_shown, chance),
        machines={
            colour: lay_open(content.special[colour], counts.machines_shown_per_colour, chance)
            for colour in COLOURS
        },
        modules=lay_open(tuple(content.modules), counts.modules_shown, chance),
        module_discard=[],
        discarded=[],
        crates=shuffled(tuple(content.crates), chance),
        energy=counts.energy_tokens,
        artifacts=artifacts,
        spare=spare,
        laid_out=len(artifacts) + spare,
        shared_card="",
        event=False,
        cube=content.solo.cube_start if options.players == 1 else 0,
        ending=False,
        last=[],
        agenda=[],
    )
    state.seat = state.first
    if options.tribes == "random":
        pool = shuffled(tribes_in_play(content, options), chance)
        for player in state.players:
            player.tribe = pool.pop()
    return state


def shuffled(names: Sequence[str], chance: Chance) -> list[str]:
    """In random order."""
    found = list(names)
    chance.shuffle(found)
    return found


def lay_open(names: Sequence[str], number: int, chance: Chance) -> Display:
    """R-007 to R-009: a shuffled stack, and so many of it face up."""
    stack = shuffled(names, chance)
    return Display(stack, [stack.pop() for _ in range(min(number, len(stack)))])


def lay_tiles(content: Content, chance: Chance) -> tuple[dict[str, str], list[str], str]:
    """R-004, R-005: starting tiles face up, each some way round; area tiles face down."""
    board = content.board
    starts = [place for place in board.places if place not in board.explore]
    tiles = dict(zip(starts, shuffled(content.start_tiles, chance), strict=True))
    turned = [place for place in starts if chance.below(2)]
    ground = ice(board)
    for place in starts:
        kinds = kinds_on(content, place, tiles[place], place in turned)
        ground = with_kinds(board, ground, kinds)
    tiles |= dict(zip(board.explore, shuffled(content.area_tiles, chance), strict=True))
    return tiles, turned, ground


def kinds_on(content: Content, place: str, tile: str, turned: bool) -> dict[str, str]:
    """R-003: what the hexes of a place become when a tile is laid on it, one way round or the other."""
    kinds = content.tiles[tile].hexes
    return dict(zip(content.board.places[place], kinds[::-1] if turned else kinds, strict=True))


def lay_large_locations(content: Content, campaign: bool, chance: Chance) -> dict[str, str]:
    """R-006, R-435: one side of one tile for every corner."""
    pool = [name for name, tile in content.large_tiles.items() if campaign or not tile.campaign]
    found = {}
    for corner, name in zip(content.board.corners, shuffled(pool, chance), strict=False):
        tile = content.large_tiles[name]
        found[corner] = tile.side_b if chance.below(2) else tile.side_a
    return found


def lay_artifacts(content: Content, options: Options) -> tuple[list[str], int]:
    """R-012, R-415, R-416: the main artifacts by their labels, and the spare ones of the longer game with four."""
    most = max(content.numbers)
    number = min(options.players + options.long_game, most)
    labels = content.numbers[number].artifact_labels
    found = [name for name, one in content.main_artifacts.items() if one.label in labels]
    return found, 2 if options.long_game and options.players == most else 0


# Tribes


def last_first(state: State) -> Iterator[int]:
    """R-417, R-436: counter-clockwise from the right of the first player, who comes last."""
    number = len(state.players)
    for back in range(1, number + 1):
        yield (state.first - back) % number


def choose_tribe(table: ReviveTable) -> Rules | None:
    """R-021, R-417: in the variant everybody chooses a board that is left."""
    state = table.state
    for seat in last_first(state):
        if not state.players[seat].tribe:
            return ask_tribe(table, seat)
    state.phase = "sides"
    return None


def ask_tribe(table: ReviveTable, seat: int) -> Rules:
    """Asks for a tribe board."""
    state = table.state
    taken = [player.tribe for player in state.players]
    pool = tribes_in_play(table.content, state.options)
    options: list[Move] = [("tribe", name) for name in pool if name not in taken]
    _, tribe = yield Ask(seat, "choose_tribe", options)
    state.players[seat].tribe = tribe
    table.tell("chose_tribe", seat, tribe)


def choose_side(table: ReviveTable) -> Rules | None:
    """R-021, R-436: sun side up, unless the moon side is in play and chosen."""
    content, state = table.content, table.state
    switches = in_play(content, state.options)
    for seat in last_first(state):
        player = state.players[seat]
        if player.side:
            continue
        moon = side_of(content, player.tribe, moon=True)
        if content.sides[moon].switch in switches:
            return ask_side(table, seat)
        player.side = side_of(content, player.tribe, moon=False)
    state.phase = "deal"
    return None


def side_of(content: Content, tribe: str, *, moon: bool) -> str:
    """A side of a tribe board."""
    every = content.sides.items()
    return next(name for name, side in every if (side.tribe, side.moon) == (tribe, moon))


def ask_side(table: ReviveTable, seat: int) -> Rules:
    """Asks which side is up."""
    player = table.state.players[seat]
    move = yield Ask(seat, "choose_side", [SUN, MOON], (player.tribe,))
    player.side = side_of(table.content, player.tribe, moon=move == MOON)
    table.tell("chose_side", seat, player.side)


# Players


def deal(table: ReviveTable) -> None:
    """R-022 to R-030: everybody's board, cards and resources; artifact cards and switch plates are dealt."""
    content, state, chance = table.content, table.state, table.state.chance
    sets = shuffled(tuple(content.start_sets), chance)
    for place, seat in enumerate(clockwise(state, state.first)):
        player = state.players[seat]
        start_board(content, player)
        cards = shuffled(content.start_sets[sets.pop()], chance)
        player.rest = cards[: content.counts.start_cards_rest]
        player.active = cards[content.counts.start_cards_rest :]
        state.energy -= player.energy
        gains = content.solo_gain if len(state.players) == 1 else content.start_gains[place]
        player.supply |= dict(gains)
    deal_artifact_cards(table)
    if "switch_plates" in in_play(content, state.options):
        plates = shuffled(tuple(content.plates), chance)
        for player in state.players:
            player.plates = [plates.pop(), plates.pop()]
    table.tell("dealt", state.first)
    table.reveal()
    state.phase = "artifact_cards"


def start_board(content: Content, player: Player) -> None:
    """R-022 to R-029: a player board and a tribe board at the start."""
    counts, side = content.counts, content.sides[player.side]
    player.supply = dict.fromkeys(SUPPLY, 0)
    player.energy = counts.start_energy
    player.slots = {slot: [] for slot in content.slots}
    player.tracks = dict.fromkeys(COLOURS, 0)
    player.markers = counts.progress_markers_on_tribe
    player.hibernation = content.hibernation.start
    player.small, player.large = counts.small_buildings, counts.large_buildings
    player.tokens = side.tokens
    if side.token == "falcon":
        player.falcon, player.tokens = "pit", 0  # it starts on the pit


def deal_artifact_cards(table: ReviveTable) -> None:
    """R-026, R-418, R-419: one each in secret, two each to choose from, or one for all."""
    state = table.state
    cards = shuffled(tuple(table.content.artifact_cards), state.chance)
    if state.options.artifact_cards == "shared":
        state.shared_card = cards.pop()
        return
    for player in state.players:
        if state.options.artifact_cards == "choice":
            player.artifact_cards = [cards.pop(), cards.pop()]
        else:
            player.artifact_card = cards.pop()


def keep_artifact_cards(table: ReviveTable) -> Rules | None:
    """R-418: everybody keeps one of two cards, in secret and at once."""
    if table.state.players[0].artifact_cards:
        return ask_artifact_cards(table)
    table.state.phase = "plates"
    return None


def ask_artifact_cards(table: ReviveTable) -> Rules:
    """Asks for the cards that are kept."""
    players = table.state.players
    sealed = Together(
        [
            Ask(
                seat,
                "keep_artifact_card",
                [("keep", name) for name in player.artifact_cards],
                secret=True,
            )
            for seat, player in enumerate(players)
        ]
    )
    yield sealed
    for seat, player in enumerate(players):
        player.artifact_card = sealed.answers[seat][1]
        (player.put_back,) = (
            name for name in player.artifact_cards if name != player.artifact_card
        )
        player.artifact_cards = []
    table.state.phase = "plates"


def keep_plates(table: ReviveTable) -> Rules | None:
    """R-433: everybody keeps one of two switch plates, all at once; then they are shown."""
    if table.state.players[0].plates:
        return ask_plates(table)
    table.state.phase = "law"
    return None


def ask_plates(table: ReviveTable) -> Rules:
    """Asks for the plates that are kept; the others leave the game unseen."""
    players = table.state.players
    sealed = Together(
        [
            Ask(seat, "keep_switch_plate", [("keep", name) for name in player.plates])
            for seat, player in enumerate(players)
        ]
    )
    yield sealed
    for seat, player in enumerate(players):
        player.plate = sealed.answers[seat][1]
        player.plates = []
        table.tell("kept_plate", seat, player.plate)
    table.state.phase = "law"


def begin_law(table: ReviveTable) -> None:
    """R-437, R-032: what the law of the chapter gives at the end of the setup, in seat order."""
    content, state = table.content, table.state
    state.phase = "begin"
    law = card_of_chapter(content, state.options, "law")
    if law is not None and law.setup:
        gain = content.campaign_effects[law.id]["setup"]
        for seat in reversed([*clockwise(state, state.first)]):
            use(table, seat, gain.now, law.id)


def begin_turns(table: ReviveTable) -> None:
    """R-032: all is laid out; the first turn begins."""
    table.state.phase = "turn"
