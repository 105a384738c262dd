"""The round: its start, the roll, and its end (T-201 to T-212, T-241 to T-246, T-911 to T-924)."""

from __future__ import annotations

from polyana.games.tundra.deeds import Bonuses
from polyana.games.tundra.rules.actions import begin, needs_decision
from polyana.games.tundra.rules.counting import Whose, towers_of, upgraded_board
from polyana.games.tundra.rules.holdings import score
from polyana.games.tundra.rules.trade import deal_market
from polyana.games.tundra.state import TundraTable
from polyana.kernel import Ask, Rules, then


def start_round(table: TundraTable) -> None:
    """T-201: dice from supply onto the character boards, not rolled yet; then the first player begins."""
    state, titles = table.state, table.content.titles
    for player in state.players:
        player.unrolled = titles[player.title].dice_at_round_start[state.round - 1]
        player.dice_left -= player.unrolled
    state.phase, state.seat = "title", state.first
    table.tell("round", state.first, state.round)


def use_title(table: TundraTable) -> None:
    """T-203: step 1, the title ability."""
    state = table.state
    player = state.players[state.seat]
    state.phase = "boards"
    if player.title in table.content.actions:
        begin(table, player, "title", player.title, player.title)


def count_boards(table: TundraTable) -> None:
    """T-204: step 2, a point for each own upgraded board; then T-205, the own towers."""
    state = table.state
    boards = upgraded_board(Whose(table.content, state, state.seat))
    if boards:
        score(table, state.players[state.seat], "boards", boards)
    towers = towers_of(state, state.seat)
    if towers:
        then(state, Bonuses(towers))
    state.phase = "towers"


def next_bonus(table: TundraTable, bonuses: Bonuses) -> Rules | None:
    """T-205, T-409: the bonus of one tower; T-206: which, is asked only if the order can matter."""
    state, actions = table.state, table.content.actions
    player, places = state.players[state.seat], bonuses.places
    state.agenda.append(bonuses)
    if len(places) > 1 and any(
        needs_decision(table, player, actions[state.face_up[tower]]) for tower in places
    ):
        return choose_bonus(table, bonuses)
    gain_bonus(table, bonuses, places[0])
    return None


def choose_bonus(table: TundraTable, bonuses: Bonuses) -> Rules:
    """Asks which bonus is gained next."""
    options = [table.content.moves.bonus[tower] for tower in bonuses.places]
    _, place = yield Ask(table.state.seat, "bonus_next", options)
    gain_bonus(table, bonuses, place)


def gain_bonus(table: TundraTable, bonuses: Bonuses, place: str) -> None:
    """The bonus of a tower begins; those that are left wait below it."""
    state = table.state
    bonuses.places.remove(place)
    if not bonuses.places:
        state.agenda.remove(bonuses)
    begin(table, state.players[state.seat], "tower", place, state.face_up[place])


def next_player(table: TundraTable) -> None:
    """T-202: the next player in turn order begins; after the last one the dice are rolled."""
    state = table.state
    state.seat = (state.seat + 1) % len(state.players)
    state.phase = "roll" if state.seat == state.first else "title"


def roll(table: TundraTable) -> None:
    """T-211: all players hold what the first one rolled; T-923: an own die is rolled apart."""
    state, titles = table.state, table.content.titles
    first = state.players[state.first]
    common = first.unrolled - titles[first.title].own_die
    values = [state.chance.die() for _ in range(common)]
    table.tell("rolled", state.first, *values)
    for seat, player in enumerate(state.players):
        own = [state.chance.die() for _ in range(titles[player.title].own_die)]
        if own:
            table.tell("rolled_own", seat, *own)
        player.dice = sorted(player.dice + values + own)
        player.unrolled = 0
    state.phase, state.seat, state.used = "dice", state.first, False


def end_round(table: TundraTable) -> None:
    """T-241 to T-246: after the last round the game is over; otherwise the table is made ready for the next."""
    state, content = table.state, table.content
    if state.round == content.about.rounds:
        state.phase = "over"
        table.tell("over")
        for seat, player in enumerate(state.players):
            if player.goal:
                table.tell("personal_goal", seat, player.goal)
        table.reveal()
        return
    for player in state.players:
        player.dice_left = content.titles[player.title].dice_max
        player.idle = 0
        for board in player.boards.values():
            board.dice = []
        for card in player.advisors:
            player.advisors[card] = True
    for goal in state.goals:
        goal.seat, goal.die = None, 0
    deal_market(table)
    state.round += 1
    state.first = (state.first + 1) % len(state.players)
    start_round(table)
