"""What must always hold on a table of Tundra: no piece is lost or made, no limit broken, all under way known."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator

from polyana.games.tundra.content import Content
from polyana.games.tundra.deeds import Activation, Bonuses, Doing
from polyana.games.tundra.effects import RESOURCES
from polyana.games.tundra.rules.counting import towers_of
from polyana.games.tundra.rules.setup import in_play
from polyana.games.tundra.scoring import SOURCES
from polyana.games.tundra.state import Player, State


def audit(content: Content, state: State) -> list[str]:
    """Sentences about anything that cannot be."""
    # what the later questions rely on comes first
    faults = [*_table_faults(content, state), *_seat_faults(state)]
    if faults:
        return faults
    faults = [*_map_faults(content, state), *_card_faults(content, state)]
    for seat, player in enumerate(state.players):
        faults += [f"seat {seat} {fault}" for fault in _piece_faults(content, state, seat, player)]
        faults += [f"seat {seat} {fault}" for fault in _track_faults(content, player)]
        faults += [f"seat {seat} {fault}" for fault in _board_faults(content, player)]
        faults += [f"seat {seat} {fault}" for fault in _round_faults(content, state, player)]
    if state.phase == "dice" and not state.used and not state.players[state.seat].dice:
        faults.append("the turn of a player without unused dice has begun")
    return faults + list(_agenda_faults(content, state))


def _table_faults(content: Content, state: State) -> Iterator[str]:
    """T-001, T-101, T-106: a layout for so many players, and what everybody has from the start."""
    layout = content.layouts.get(state.layout)
    if layout is None or layout.entry.players != len(state.players):
        yield f"{len(state.players)} people play on {state.layout!r}"
    if not 1 <= state.round <= content.about.rounds:
        yield f"round {state.round} is played"
    characters = [player.character for player in state.players]
    yield from _known("character", characters, content.characters)
    if len(set(characters)) < len(characters):
        yield f"the characters are {characters}"
    for player in state.players:
        yield from _known("title", [player.title], content.titles)
        yield from _known("personal goal", [player.goal], ["", *content.personal_goals])
        if set(player.resources) != set(RESOURCES) or set(player.boards) != set(content.orders):
            yield f"{player.character} has {[*player.resources]} and the boards {[*player.boards]}"


def _seat_faults(state: State) -> Iterator[str]:
    """Whoever has the turn, a tower or a die on a goal is at the table."""
    named = [state.first, state.seat, *state.towers.values()]
    named += [goal.seat for goal in state.goals if goal.seat is not None]
    if max(named) >= len(state.players):
        yield f"there is no seat {max(named)}"


def _map_faults(content: Content, state: State) -> Iterator[str]:
    """T-104, T-105, T-404: the tokens of the player count, one on every glade; one tower on a face-up glade."""
    layout, players = content.layouts[state.layout], len(state.players)
    lying = {**state.face_down, **state.face_up}
    if sorted(lying) != sorted(layout.glades) or len(state.face_down) + len(state.face_up) != len(
        lying
    ):
        yield "the tokens do not cover the glades"
    yield from _same("glade tokens", list(lying.values()), in_play(content.glades, players))
    for place in state.towers:
        if place not in state.face_up:
            yield f"a tower stands on {place}, which is no face-up glade"


def _card_faults(content: Content, state: State) -> Iterator[str]:
    """T-013, T-113, T-116: every city card is in one place, and so is every starting boost."""
    players = len(state.players)
    cards = [*state.deck, *state.market, *state.discard]
    starting: list[str] = []
    for player in state.players:
        cards += player.advisors
        starting += player.hand
        yield from _known("advisor", player.advisors, content.advisors)
        for board in player.boards.values():
            cards += board.boosts
            starting += [board.starting] if board.starting else []
            yield from _known("boost", board.boosts, content.boosts)
    yield from _same("city cards", cards, [*content.advisors, *content.boosts])
    yield from _same("starting boosts", starting, in_play(content.starting_boosts, players))
    if len(state.market) > content.setup.city_market[players]:
        yield f"the market holds {len(state.market)} cards"
    goals = [player.goal for player in state.players if player.goal]
    if len(goals) != len(set(goals)) or len(goals) != (players if state.variant else 0):
        yield f"the personal goals are {goals}"
    shown = [goal.id for goal in state.goals]
    yield from _known("common goal", shown, content.common_goals)
    if len(set(shown)) < len(shown) or any(
        (goal.seat is None) != (goal.die == 0) for goal in state.goals
    ):
        yield f"the common goals are {shown}"


def _piece_faults(content: Content, state: State, seat: int, player: Player) -> Iterator[str]:
    """T-006: workers, towers and dice, in supply and in use."""
    limits, places = content.limits, content.layouts[state.layout].neighbours
    workers = player.workers_left + len(player.workers)
    if workers != limits.workers_per_player or player.workers_left < 0:
        yield f"has {workers} workers"
    towers = player.towers_left + len(towers_of(state, seat))
    if towers != limits.towers_per_player or player.towers_left < 0:
        yield f"has {towers} towers"
    for place in player.workers:
        if place not in places or place in state.face_down:
            yield f"has a worker on {place}, which is no place to stand"
    dice = player.dice_left + player.unrolled + len(player.dice) + player.idle
    dice += sum(len(board.dice) for board in player.boards.values())
    dice += sum(goal.seat == seat for goal in state.goals)
    if dice != content.titles[player.title].dice_max or player.dice_left < 0:
        yield f"has {dice} dice"
    if any(not 1 <= value <= 6 for value in player.dice) or player.dice != sorted(player.dice):
        yield f"has the dice {player.dice}"


def _track_faults(content: Content, player: Player) -> Iterator[str]:
    """T-007, T-009: between nothing and the end of the track; points add up."""
    if not 0 <= player.berry <= content.limits.berry_max:
        yield f"has {player.berry} berries"
    for kind, amount in player.resources.items():
        if not 0 <= amount <= content.limits.resource_max:
            yield f"has {amount} {kind}"
    yield from _known("source of points", player.scored, SOURCES)
    yield from _known("common goal", player.goals, content.common_goals)
    scored = content.start.vp + sum(player.scored.values()) + sum(player.goals.values())
    if player.vp != scored:
        yield f"has {player.vp} points, but scored {scored}"


def _board_faults(content: Content, player: Player) -> Iterator[str]:
    """T-114, T-223, T-504, T-507: dice on different cells, and no more cards than the title allows."""
    title = content.titles[player.title]
    if len(player.advisors) > title.advisors_max:
        yield f"has {len(player.advisors)} advisors"
    for name, board in player.boards.items():
        if len(set(board.dice)) != len(board.dice):
            yield f"has two dice on one cell of {name}"
        if len(board.boosts) > title.market_boosts_per_order:
            yield f"has {len(board.boosts)} market boosts under {name}"
    tucked = sum(board.starting != "" for board in player.boards.values())
    if tucked > content.setup.start_boosts_kept:
        yield f"has tucked {tucked} starting boosts"


def _round_faults(content: Content, state: State, player: Player) -> Iterator[str]:
    """T-114, T-201, T-211, T-226: boosts are tucked before the first round, and the dice rolled at its start."""
    if state.phase == "boosts":
        tucked = sum(board.starting != "" for board in player.boards.values())
        most = content.setup.start_boosts_kept
        if tucked == most or tucked + len(player.hand) != content.setup.start_boosts_dealt:
            yield f"has {len(player.hand)} boosts to choose from"
    taken = content.titles[player.title].dice_at_round_start[state.round - 1]
    rolling = state.phase in ("title", "boards", "towers", "roll")
    if player.unrolled != (taken if rolling else 0):
        yield f"has {player.unrolled} dice to roll"
    if player.dice and state.phase in ("boosts", "end", "over"):
        yield f"has unused dice in the phase {state.phase}"


def _agenda_faults(content: Content, state: State) -> Iterator[str]:
    """T-015, T-407: a die that was placed, above it the bonuses of towers, on top an action; each once."""
    order = [(Activation, Bonuses, Doing).index(type(deed)) for deed in state.agenda]
    if order != sorted(set(order)) or (order and state.phase == "boosts"):
        yield f"the agenda is {state.agenda}"
    for deed in state.agenda:
        match deed:
            case Activation():
                yield from _activation_faults(content, state, deed)
            case Bonuses(places):
                if not places or not _among(places, towers_of(state, state.seat)):
                    yield f"the bonuses of {places} are still to be gained"
            case Doing():
                yield from _doing_faults(content, state, deed)


def _activation_faults(content: Content, state: State, activation: Activation) -> Iterator[str]:
    """T-231 to T-234: the action of a cell, and what lies under the board, each at most once."""
    player, name = state.players[state.seat], activation.board
    if name not in content.orders or activation.key not in _keys(content, name, activation.cell):
        yield f"{activation.key!r} is no action of {name}, cell {activation.cell}"
        return
    board = player.boards[name]
    if not _among(activation.pending, [name, board.starting, *board.boosts]):
        yield f"{activation.pending} are to act with {name}"


def _doing_faults(content: Content, state: State, doing: Doing) -> Iterator[str]:
    """T-014 to T-020: an action of its source, in a place where it can go on."""
    if doing.key not in _own_keys(content, state, doing) or doing.key not in content.actions:
        yield f"{doing.key!r} is no action of {doing.source!r}"
        return
    parts = content.actions[doing.key].parts
    begun = [doing.part] if doing.part >= 0 else []
    if not _among([*doing.open, *begun], range(len(parts))):
        yield f"the parts {doing.open} and {doing.part} of {doing.key} are not done"
        return
    if begun:
        options = parts[doing.part].options
        if doing.option >= len(options):
            yield f"{doing.key} goes on with option {doing.option}"
        elif doing.item > (len(options[doing.option]) if doing.option >= 0 else 0):
            yield f"{doing.key} goes on with item {doing.item}"
    workers = state.players[state.seat].workers
    if not _among([walk.place for walk in doing.walks], workers):
        yield f"{len(doing.walks)} workers have moved, not all of them from {workers}"
    seen = [*doing.sites, *(place for walk in doing.walks for place in walk.seen)]
    yield from _known("glade", seen, content.layouts[state.layout].glades)
    yield from _known("resource", doing.gathered, RESOURCES)
    if not _among(doing.built, towers_of(state, state.seat)):
        yield f"towers have been built on {doing.built}"


def _own_keys(content: Content, state: State, doing: Doing) -> Collection[str]:
    """The keys of all actions that a source has."""
    match doing.kind:
        case "order" | "boost":
            return [key for cell in range(1, 7) for key in _keys(content, doing.source, cell)]
        case "advisor":
            return content.advisors.keys() & {doing.source}
        case "title":
            return [state.players[state.seat].title]
        case "tower":
            own = state.towers.get(doing.source) == state.seat
            return [state.face_up[doing.source]] if own else []


def _keys(content: Content, name: str, cell: int) -> list[str]:
    """The actions of an order board, on its two sides, or of a boost, at a cell."""
    sides = (content.basic, content.upgraded, content.cells)
    return [side[name][cell] for side in sides if name in side]


def _same(what: str, found: list[str], wanted: list[str]) -> Iterator[str]:
    if sorted(found) != sorted(wanted):
        yield f"the {what} are {sorted(found)} instead of {sorted(wanted)}"


def _known(what: str, found: Iterable[str], known: Collection[str]) -> Iterator[str]:
    for name in found:
        if name not in known:
            yield f"there is no {what} {name!r}"


def _among(found: Iterable[object], wanted: Iterable[object]) -> bool:
    """Whether everything that was found is there, and as often."""
    return Counter(found) <= Counter(wanted)
