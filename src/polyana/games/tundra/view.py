"""What each seat may see of Tundra, and what it must guess (Part B)."""

from __future__ import annotations

from typing import TypeVar

import msgspec

from polyana.effects import mixed
from polyana.games.tundra.content import Content
from polyana.games.tundra.deeds import Activation, Bonuses, Doing
from polyana.games.tundra.outlook import DicePrice, dice_prices, lacks, pairs, room
from polyana.games.tundra.rules.progress import Progress, progress
from polyana.games.tundra.rules.setup import in_play
from polyana.games.tundra.scoring import acorns, open_sheet, personal_line
from polyana.games.tundra.state import Board, GoalCard, Player, State
from polyana.kernel import Chance, Line, Table, under_way


class PlayerView(msgspec.Struct):
    """A player as others see them; own secrets are filled in for their owner alone."""

    character: str
    title: str
    berry: int
    resources: dict[str, int]
    vp: int
    acorns: int
    """What the acorn token beside the character shows: 0, 50, 100."""
    dice: list[int]
    unrolled: int
    dice_left: int
    idle: int
    workers: list[str]
    workers_left: int
    towers_left: int
    boards: dict[str, Board]
    advisors: dict[str, bool]
    lacks: dict[str, dict[str, int]]
    """By basic board: what is missing for its upgrade."""
    room: dict[str, int]
    """By board: how many more boosts have room under it, starting ones during setup."""
    pairs: dict[str, int]
    """By resource: how many pairs there are."""
    dice_prices: dict[str, DicePrice]
    """What it costs to `reroll`, `shift` and `buy` a die."""
    sheet: list[Line]
    goal: str | None = None
    goal_line: Line | None = None
    hand: list[str] | None = None


class GoalView(msgspec.Struct):
    """A common goal, the die on it, and how far each seat has come with it."""

    id: str
    seat: int | None
    die: int
    progress: list[Progress]


class View(msgspec.Struct):
    """The table of Tundra as one seat sees it."""

    layout: str
    variant: bool
    round: int
    phase: str
    first: int
    seat: int
    used: bool
    players: list[PlayerView]
    settlements: list[str]
    face_down: list[str]
    face_up: dict[str, str]
    towers: dict[str, int]
    market: list[str]
    deck: int
    discard: list[str]
    goals: list[GoalView]
    activation: Activation | None
    bonuses: list[str]
    doing: Doing | None


def view(content: Content, state: State, seat: int | None) -> View:
    """The one gate: everything public, and the secrets of the seat itself."""
    layout, bonuses = content.layouts[state.layout], under_way(state, Bonuses)
    return View(
        layout=state.layout,
        variant=state.variant,
        round=state.round,
        phase=state.phase,
        first=state.first,
        seat=state.seat,
        used=state.used,
        players=[player_view(content, state, number, seat) for number in range(len(state.players))],
        settlements=list(layout.settlements),
        face_down=[place for place in layout.glades if place in state.face_down],
        face_up={place: state.face_up[place] for place in layout.glades if place in state.face_up},
        towers=dict(state.towers),
        market=list(state.market),
        deck=len(state.deck),
        discard=list(state.discard),
        goals=[goal_view(content, state, goal) for goal in state.goals],
        activation=_copied(under_way(state, Activation)),
        bonuses=list(bonuses.places) if bonuses is not None else [],
        doing=_copied(under_way(state, Doing)),
    )


def player_view(content: Content, state: State, number: int, seat: int | None) -> PlayerView:
    """T-021, T-903: everything is open but the personal goal, the rejected boosts, and a choice not yet shown."""
    player, own, over = state.players[number], number == seat, state.phase == "over"
    table = Table(content, state)
    seen = PlayerView(
        character=player.character,
        title=player.title,
        berry=player.berry,
        resources=dict(player.resources),
        vp=player.vp,
        acorns=acorns(content, player.vp)[0],
        dice=list(player.dice),
        unrolled=player.unrolled,
        dice_left=player.dice_left,
        idle=player.idle,
        workers=list(player.workers),
        workers_left=player.workers_left,
        towers_left=player.towers_left,
        boards={
            name: Board(
                board.upgraded,
                list(board.dice),
                board.starting if own or state.phase != "boosts" else "",
                list(board.boosts),
            )
            for name, board in player.boards.items()
        },
        advisors=dict(player.advisors),
        lacks=lacks(table, number),
        room=room(table, number),
        pairs=pairs(table, number),
        dice_prices=dice_prices(table, number),
        sheet=open_sheet(content, state, number),
    )
    if own:
        seen.hand = list(player.hand)
    if player.goal and (own or over):
        seen.goal = player.goal
        (seen.goal_line,) = personal_line(content, state, number)
    return seen


def goal_view(content: Content, state: State, goal: GoalCard) -> GoalView:
    """T-711 to T-717: what a goal counts is open to all."""
    seats = range(len(state.players))
    return GoalView(
        goal.id, goal.seat, goal.die, [progress(content, state, goal.id, seat) for seat in seats]
    )


def imagine(content: Content, state: State, seat: int, chance: Chance) -> State:
    """The same table to this seat, with a random guess in place of all that it cannot see."""
    others = [player for number, player in enumerate(state.players) if number != seat]
    imagine_glades(state, chance)
    state.deck = mixed(state.deck, chance)
    imagine_starting_boosts(state, others, chance)
    if state.variant and state.phase != "over":
        imagine_goals(content, state, others, seat, chance)
    state.chance = Chance(chance.bits())
    return state


def imagine_glades(state: State, chance: Chance) -> None:
    """The tokens that lie face down are known as a whole, but not which lies where."""
    tokens = mixed(state.face_down.values(), chance)
    state.face_down = dict(zip(state.face_down, tokens, strict=True))


def imagine_starting_boosts(state: State, others: list[Player], chance: Chance) -> None:
    """The cards that others were dealt and have not shown; before the reveal also what they tucked, and where."""
    pool = [card for player in others for card in player.hand]
    if state.phase == "boosts":
        for player in others:
            pool += [board.starting for board in player.boards.values() if board.starting]
    pool = mixed(pool, chance)
    for player in others:
        player.hand = [pool.pop() for _ in player.hand]
        if state.phase == "boosts":
            tucked = sum(board.starting != "" for board in player.boards.values())
            boards = list(player.boards.values())
            chance.shuffle(boards)
            for number, board in enumerate(boards):
                board.starting = pool.pop() if number < tucked else ""


def imagine_goals(
    content: Content, state: State, others: list[Player], seat: int, chance: Chance
) -> None:
    """T-905: nobody knows which personal goals are in play, besides the own one."""
    pool = in_play(content.personal_goals, len(state.players))
    pool.remove(state.players[seat].goal)
    chance.shuffle(pool)
    for player in others:
        player.goal = pool.pop()


def secrets(content: Content, state: State, seat: int | None) -> set[str]:
    """Ids that a view for this seat must not contain."""
    hidden = {*state.face_down.values(), *state.deck}
    for number, player in enumerate(state.players):
        if number == seat:
            continue
        hidden.update(player.hand)
        if state.phase == "boosts":
            hidden.update(board.starting for board in player.boards.values() if board.starting)
        if player.goal and state.phase != "over":
            hidden.add(player.goal)
    return hidden


T = TypeVar("T", bound=msgspec.Struct)


def _copied(thing: T | None) -> T | None:
    return None if thing is None else msgspec.convert(msgspec.to_builtins(thing), type(thing))
