"""The solo game: tokens, events, what a scenario asks in every round (A19)."""

from __future__ import annotations

from typing import Final

from polyana.effects import Receive
from polyana.games.north import deeds
from polyana.games.north.content import Content
from polyana.games.north.deeds import AnyDeed
from polyana.games.north.effects import Card, Moment
from polyana.games.north.rules.empire import happening, ready
from polyana.games.north.rules.paying import covers, exhaust, pay
from polyana.games.north.state import NorthTable, Player, State
from polyana.kernel import Ask, Move, Rules, then

PAY: Final[Move] = ("pay",)
REFUSE: Final[Move] = ("refuse",)
OPPONENT_EVENTS: Final = ("opponent_populate",)


def all_workers(player: Player) -> int:
    """N-216, N-242: free, spent and assigned Workers together."""
    assigned = sum(site.workers for site in player.empire.values())
    return player.supply.get("worker", 0) + player.spent + assigned


def draw_token(table: NorthTable) -> None:
    """N-227, N-228: the token of the round is drawn and shown; it does not return."""
    solo = table.state.solo
    assert solo is not None
    solo.token = solo.bag.pop()
    table.tell("token", str(solo.token), event_id(table.content, table.state))
    table.reveal()


def event_id(content: Content, state: State) -> str:
    """The event of this round."""
    assert state.solo is not None
    events = content.scenarios[state.options.scenario].event
    return next(event.id for event in events if event.number == state.solo.token)


def solo_event(table: NorthTable, deed: deeds.SoloEvent) -> None:
    """N-228, N-229, N-240: the event happens or asks for something; then own Features that wait for an opponent."""
    state, content = table.state, table.content
    assert state.solo is not None
    moment = content.events[state.options.scenario][state.solo.token - 1]
    name = event_id(content, state)
    waiting = [deed for event in OPPONENT_EVENTS for deed in happening(content, state, 0, event)]
    if moment.demand is not None:
        then(state, deeds.Demand(0, rule=False), *waiting)
    else:
        then(state, Receive(0, name, moment.effect), *waiting)


def round_rule(table: NorthTable, when: str) -> list[AnyDeed]:
    """N-237, N-265: what the scenario asks at this moment, as often as it says."""
    state, content = table.state, table.content
    if state.solo is None:
        return []
    rule = content.scenarios[state.options.scenario].round_rule
    if rule.when != when:
        return []
    if rule.unless == "first_ship_raze" and state.queue and state.queue[0].raze:
        return []  # N-238
    times = rule.times[state.round - 1] if rule.times else 0
    if rule.times_per:
        times = -(-all_workers(state.players[0]) // rule.divisor)
    moment = content.rules[state.options.scenario]
    if moment.demand is None:
        return [Receive(0, state.options.scenario, moment.effect)] * times
    return [deeds.Demand(0, rule=True, left=times)] if times else []


def demand(table: NorthTable, deed: deeds.Demand) -> Rules | None:
    """N-229, N-264: what cannot be paid in full is not asked: the penalty follows."""
    moment = asked_by(table, deed)
    player = table.state.players[deed.seat]
    cost = moment.demand
    assert cost is not None
    if not covers(player.supply, cost) or cost.hand_card > len(player.hand):
        refuse(table, deed, moment)
        return None
    return pay_or_refuse(table, deed, moment)


def asked_by(table: NorthTable, deed: deeds.Demand) -> Moment:
    """The event or the round rule that demands."""
    state, content = table.state, table.content
    scenario = state.options.scenario
    assert state.solo is not None
    return content.rules[scenario] if deed.rule else content.events[scenario][state.solo.token - 1]


def source_of(table: NorthTable, deed: deeds.Demand) -> str:
    """What the demand is named by."""
    state = table.state
    return state.options.scenario if deed.rule else event_id(table.content, state)


def pay_or_refuse(table: NorthTable, deed: deeds.Demand, moment: Moment) -> Rules:
    """Asks whether the demand is paid."""
    cost = moment.demand
    assert cost is not None
    source = source_of(table, deed)
    about = (source, deed.left)
    move = yield Ask(deed.seat, "demand", [PAY, REFUSE], about, always=cost.hand_card > 0)
    if move == REFUSE:
        refuse(table, deed, moment)
        return
    table.tell("met_demand", deed.seat, source)
    reward = [Receive(deed.seat, source, moment.reward)] if moment.reward else []
    then(table.state, *pay(table, deed.seat, source, cost), *reward, *repetitions(deed))


def refuse(table: NorthTable, deed: deeds.Demand, moment: Moment) -> None:
    """The penalty follows, if there is one."""
    source, solo = source_of(table, deed), table.state.solo
    assert solo is not None
    solo.missed = solo.missed or deed.rule
    table.tell("refused_demand", deed.seat, source)
    penalty = [Receive(deed.seat, source, moment.penalty)] if moment.penalty else []
    then(table.state, *penalty, *repetitions(deed))


def repetitions(deed: deeds.Demand) -> list[AnyDeed]:
    """N-265: one that is not paid does not end the others; N-239: after the last it is seen whether all were paid."""
    if deed.left > 1:
        return [deeds.Demand(deed.seat, deed.rule, deed.left - 1)]
    return [deeds.CountPaid()] if deed.rule else []


def count_paid(table: NorthTable) -> None:
    """N-239: a round in which every repetition was paid."""
    solo = table.state.solo
    assert solo is not None
    solo.paid_in_full += not solo.missed


def dearest(table: NorthTable, deed: deeds.Dearest) -> Rules | None:
    """N-236: the dearest unexhausted Action Location is exhausted; ties are the player's choice."""
    found = [card for card, _ in ready(table.content, table.state.players[deed.seat])]
    if not found:
        return None
    most = max(card.weight for card in found)
    return choose_dearest(table, deed, [card for card in found if card.weight == most])


def choose_dearest(table: NorthTable, deed: deeds.Dearest, found: list[Card]) -> Rules:
    """Asks which of the dearest."""
    _, name = yield Ask(deed.seat, "dearest", [card.target for card in found])
    exhaust(table, deed.seat, name)
