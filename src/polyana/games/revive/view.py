"""What each seat may see of Revive, and what it must guess (Part B)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from polyana.effects import guesses
from polyana.games.revive.chronicle import Tale, tale
from polyana.games.revive.content import Content
from polyana.games.revive.deeds import Pending, Waiting
from polyana.games.revive.outlook import (
    Laying,
    OwnOutlook,
    layings,
    own_outlook,
    steps_needed,
)
from polyana.games.revive.rules.artifacts import GEMS
from polyana.games.revive.rules.cards import free_slots
from polyana.games.revive.rules.populating import open_techs
from polyana.games.revive.rules.standing import holds
from polyana.games.revive.scoring import artifact_lines, open_lines, rating
from polyana.games.revive.state import (
    Building,
    Options,
    Phase,
    Played,
    Player,
    ReviveTable,
    State,
    alone,
)
from polyana.kernel import Chance, Line, Table


class PlayerView(msgspec.Struct):
    """A player as others see them; crates, artifact card and plates dealt are filled in for their owner alone."""

    tribe: str
    side: str
    supply: dict[str, int]
    energy: int
    machines: dict[str, str]
    charged: list[str]
    active: list[str]
    rest: list[str]
    slots: dict[str, list[Played]]
    free_slots: list[str]
    """R-073: the slots into which a card could go."""
    locked_slots: list[str]
    """R-072: the slots that no technology has opened yet."""
    removed: list[str]
    modules: dict[str, str]
    fired: list[str]
    closed_size: int
    closed: list[str]
    opened: dict[str, int]
    switch_up: bool
    plate: str
    plates: list[str]
    artifact_card: str
    artifact_cards: list[str]
    artifacts: list[str]
    spare: int
    end_tile: bool
    tracks: dict[str, int]
    spaces: list[str]
    """R-157: the bonus spaces that have paid."""
    needs: dict[str, dict[str, int]]
    """R-156: by bonus space that has not paid, the steps that are missing on each track."""
    markers: int
    progress: int
    vp: int
    hibernation: int
    techs: list[str]
    open_techs: list[str]
    """R-123: the technologies that could come next."""
    figures: list[str]
    small: int
    large: int
    oceans: list[str]
    tokens: int
    falcon: str
    points: int
    """What the player would have if the game ended now, as far as the viewer can know."""
    sheet: list[Line]


class TurnView(msgspec.Struct):
    """What the player in turn has done, and what is armed."""

    actions: int
    left: int
    """R-060: how many actions may still be taken."""
    asleep: bool
    """R-191: whether the fixed steps of a hibernation are under way."""
    slept: bool
    """R-181: whether energy has returned: no machine may be used any more."""
    armed: dict[str, int]
    """R-174: `range`, the map actions with their discounts, `rotate_card`, `all_colours`, `explore_anywhere`."""
    rainbow: list[str]
    """R-221: the cards that count as all colours."""
    copied: str
    """R-375: the card of somebody else whose half is being used."""


class SoloView(msgspec.Struct):
    """R-402, R-407: the clock of the solo game, and what the points of this moment would be called."""

    cube: int
    last: int
    rating: int


class DisplayView(msgspec.Struct):
    """What lies open, and how many are left in the stack."""

    stack: int
    open: list[str]


class TileView(msgspec.Struct):
    """A tile on its place: the front of an explored one, else cost and points of its back."""

    tile: str
    turned: bool
    cost: dict[str, int]
    vp: int


class PendingView(msgspec.Struct):
    """R-460: the pending effects of a player."""

    seat: int
    entries: list[Waiting]


class View(msgspec.Struct):
    """All that a seat sees of the table."""

    options: Options
    phase: Phase
    first: int
    seat: int
    turn: TurnView
    players: list[PlayerView]
    tiles: dict[str, TileView]
    ground: str
    large: dict[str, str]
    clusters: bool
    buildings: dict[str, Building]
    laid: dict[str, int]
    temples: dict[str, int]
    targets: dict[str, int]
    workshops: dict[str, int]
    citizens: DisplayView
    machines: dict[str, DisplayView]
    modules: DisplayView
    module_discard: list[str]
    discarded: list[str]
    crates: int
    energy: int
    artifacts: dict[str, int]
    """R-012: the main artifacts in the craters by colour."""
    spare: int
    laid_out: int
    shared_card: str
    event: bool
    solo: SoloView | None
    ending: bool
    last: list[int]
    pending: list[PendingView]
    """What is still to be resolved, the next first."""
    tale: Tale | None
    """R-444: what the campaign tells at this table; None outside the campaign."""
    layings: list[Laying]
    """R-115: a tile that is to be laid, one way round and the other."""
    outlook: OwnOutlook | None
    """What things would cost the viewer, and bring."""


def view(content: Content, state: State, seat: int | None) -> View:
    """The table from a seat."""
    over = state.phase == "over"
    table, begun = Table(content, state), bool(state.players[0].supply)
    players = [
        player_view(table, number, own=number == seat) for number in range(len(state.players))
    ]
    return View(
        options=state.options,
        phase=state.phase,
        first=state.first,
        seat=state.seat,
        turn=turn_view(content, state),
        players=players,
        tiles={place: tile_view(content, state, place) for place in state.tiles},
        ground=state.ground,
        large=state.large,
        clusters=state.clusters,
        buildings=state.buildings,
        laid=state.laid,
        temples=state.temples,
        targets=state.targets,
        workshops=state.workshops,
        citizens=DisplayView(len(state.citizens.stack), state.citizens.open),
        machines={
            colour: DisplayView(len(display.stack), display.open)
            for colour, display in state.machines.items()
        },
        modules=DisplayView(len(state.modules.stack), state.modules.open),
        module_discard=state.module_discard,
        discarded=state.discarded,
        crates=len(state.crates),
        energy=state.energy,
        artifacts=artifacts_left(content, state),
        spare=state.spare,
        laid_out=state.laid_out,
        shared_card=state.shared_card,
        event=state.event,
        solo=SoloView(state.cube, content.solo.cube_end, rating(content, players[0].points))
        if alone(state)
        else None,
        ending=state.ending,
        last=state.last,
        pending=[
            PendingView(deed.seat, deed.entries)
            for deed in reversed(state.agenda)
            if isinstance(deed, Pending)
        ],
        tale=tale(content, state),
        layings=layings(table),
        outlook=own_outlook(table, seat) if seat is not None and begun and not over else None,
    )


def turn_view(content: Content, state: State) -> TurnView:
    """The turn under way."""
    turn = state.turn
    allowed = content.numbers[len(state.players)].actions_per_turn
    return TurnView(
        actions=turn.actions,
        left=0 if turn.slept else max(0, allowed - turn.actions),
        asleep=turn.asleep,
        slept=turn.slept,
        armed=turn.armed,
        rainbow=turn.rainbow,
        copied=turn.copied,
    )


def artifacts_left(content: Content, state: State) -> dict[str, int]:
    """By colour: what lies in the craters; together the clock of the game."""
    colours = [content.main_artifacts[name].colour for name in state.artifacts]
    return {gem: colours.count(gem) for gem in GEMS}


def is_revealed(content: Content, state: State, place: str) -> bool:
    """Whether the front of a tile is known."""
    return place not in content.board.explore or place in state.explored


def tile_view(content: Content, state: State, place: str) -> TileView:
    """A tile as everybody sees it (R-005)."""
    tile = content.tiles[state.tiles[place]]
    if is_revealed(content, state, place):
        return TileView(tile.id, place in state.turned, {}, 0)
    return TileView("", False, dict(tile.price), tile.vp)


def player_view(table: ReviveTable, seat: int, own: bool) -> PlayerView:
    """A player; `own` says whether the viewer may see what is theirs alone. Artifact cards are shown at the end."""
    content, state = table.content, table.state
    player = state.players[seat]
    shown = own or state.phase == "over"
    begun = bool(player.supply)
    sheet = open_lines(content, state, seat)
    if shown or state.shared_card:
        sheet += artifact_lines(content, state, seat)
    return PlayerView(
        tribe=player.tribe,
        side=player.side,
        supply=player.supply,
        energy=player.energy,
        machines=player.machines,
        charged=player.charged,
        active=player.active,
        rest=sorted(player.rest),
        slots=player.slots,
        free_slots=list(free_slots(content, player)) if begun else [],
        locked_slots=[] if holds(content, player, "open_slot5") else locked(content),
        removed=player.removed,
        modules=player.modules,
        fired=player.fired,
        closed_size=len(player.closed),
        closed=player.closed if own else [],
        opened=player.opened,
        switch_up=player.switch_up,
        plate=player.plate,
        plates=player.plates if own else [],
        artifact_card=player.artifact_card if shown else "",
        artifact_cards=player.artifact_cards if own else [],
        artifacts=player.artifacts,
        spare=player.spare,
        end_tile=player.end_tile,
        tracks=player.tracks,
        spaces=player.spaces,
        needs=steps_needed(content, player) if begun else {},
        markers=player.markers,
        progress=player.progress,
        vp=player.vp,
        hibernation=player.hibernation,
        techs=player.techs,
        open_techs=[tech.id for tech in open_techs(table, player)] if begun else [],
        figures=player.figures,
        small=player.small,
        large=player.large,
        oceans=player.oceans,
        tokens=player.tokens,
        falcon=player.falcon,
        points=sum(line.points for line in sheet),
        sheet=sheet,
    )


def locked(content: Content) -> list[str]:
    """R-072: the slots that begin locked."""
    return [name for name, slot in content.slots.items() if slot.locked]


# What a seat cannot see


def hidden(content: Content, state: State, seat: int | None) -> Iterator[tuple[str, str]]:
    """Every hidden component with the pile in which it could lie as well."""
    for place in content.board.explore:
        if place not in state.explored:
            tile = content.tiles[state.tiles[place]]
            yield tile.back, tile.id
    for name in state.citizens.stack:
        yield "citizens", name
    for colour, display in state.machines.items():
        for name in display.stack:
            yield colour, name
    for name in state.modules.stack:
        yield "modules", name
    for name in state.crates:
        yield "crates", name
    for number, player in enumerate(state.players):
        if number != seat:
            for name in player.closed:
                yield "crates", name
    yield from hidden_cards(content, state, seat)


def hidden_cards(content: Content, state: State, seat: int | None) -> Iterator[tuple[str, str]]:
    """Artifact cards and switch plates that the seat does not know, those that left the game included."""
    known = {state.shared_card}
    for number, player in enumerate(state.players):
        if number == seat:
            known.update((player.put_back, *player.artifact_cards, *player.plates))
        if number == seat or state.phase == "over":
            known.add(player.artifact_card)
        known.add(player.plate)
    for name in content.artifact_cards:
        if name not in known:
            yield "artifact_cards", name
    if any(player.plates for player in state.players):
        for name in content.plates:
            if name not in known:
                yield "plates", name


def imagine(content: Content, state: State, seat: int, chance: Chance) -> State:
    """The same table to this seat, with a random guess in place of all that it cannot see."""
    guessed = guesses(hidden(content, state, seat), chance)

    def instead(names: Iterable[str]) -> list[str]:
        return [guessed.get(name, name) for name in names]

    state.tiles = {place: guessed.get(tile, tile) for place, tile in state.tiles.items()}
    for display in (state.citizens, state.modules, *state.machines.values()):
        display.stack = instead(display.stack)
    state.crates = instead(state.crates)
    for number, player in enumerate(state.players):
        if number != seat:
            imagine_player(player, guessed)
    state.chance = Chance(chance.bits())
    return state


def imagine_player(player: Player, guessed: dict[str, str]) -> None:
    """What another player keeps to themselves."""
    player.closed = [guessed.get(name, name) for name in player.closed]
    player.artifact_card = guessed.get(player.artifact_card, player.artifact_card)
    player.put_back = guessed.get(player.put_back, player.put_back)
    player.artifact_cards = [guessed.get(name, name) for name in player.artifact_cards]
    player.plates = [guessed.get(name, name) for name in player.plates]


def secrets(content: Content, state: State, seat: int | None) -> set[str]:
    """Ids that a view for this seat must not contain."""
    return {name for _, name in hidden(content, state, seat)}
