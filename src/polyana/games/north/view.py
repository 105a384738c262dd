"""What each seat may see of Empires of the North, and what it must guess (Part B)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from polyana.effects import guesses, mixed
from polyana.games.north.content import Content
from polyana.games.north.deeds import Perform
from polyana.games.north.effects import Card
from polyana.games.north.outlook import (
    OwnOutlook,
    Payout,
    RoundRule,
    extra_costs,
    final_round,
    icons,
    next_rule,
    own_outlook,
    payouts,
    to_end,
)
from polyana.games.north.rules.empire import ready, sites, upgrades_of
from polyana.games.north.rules.solo import all_workers, event_id
from polyana.games.north.rules.storing import full_sets
from polyana.games.north.scoring import medals, reached, score_sheet, total
from polyana.games.north.state import Options, Pawn, Player, Ship, Solo, State
from polyana.kernel import Chance, Line, Table


class SiteView(msgspec.Struct):
    """A card in an empire and what lies on it."""

    card: str
    exhausted: bool
    under: str
    goods: dict[str, int]
    workers: int
    link: str
    harvest: dict[str, int]
    """What HARVEST of this Field would give, its upgrades included."""
    sets: int
    """Full sets that its Storage would pay now."""


class PlayerView(msgspec.Struct):
    """A player as others see them; hand and drawn cards are filled in for their owner alone."""

    clan: str
    supply: dict[str, int]
    workers: int
    spent: int
    assigned: int
    vp: int
    points: int
    """What the player would have if the game ended now."""
    sheet: list[Line]
    icons: dict[str, int]
    """How often each type icon stands in the empire."""
    deck: int
    discard: list[str]
    hand_size: int
    drawn_size: int
    empire: list[SiteView]
    ready: int
    """How many Action Locations are not exhausted."""
    actions: int
    """How many there are."""
    payouts: list[Payout]
    """What Storage will pay in the next Lookout."""
    gone: list[str]
    pawns: list[Pawn]
    ships: int
    common_ships: int
    passed: bool
    hand: list[str]
    drawn: list[str]


class SeaView(msgspec.Struct):
    """The islands of a distance."""

    deck: int
    discard: list[str]
    open: list[str]


class GoalView(msgspec.Struct):
    """A goal of a scenario and how far it has come."""

    counter: str
    reached: int
    needed: int
    met: bool


class SoloView(msgspec.Struct):
    """What a scenario shows."""

    scenario: str
    bag: list[int]
    """N-227: the numbers that are left, not their order."""
    token: int
    event: str
    event_ahead: bool
    """N-228: whether the event is still to come in this Lookout."""
    tired: list[str]
    extra: dict[str, dict[str, int]]
    """N-232: by tired tile, what using it costs more."""
    paid_in_full: int
    rule: RoundRule | None
    """What the scenario asks next."""
    goals: list[GoalView]
    """What victory needs, the points last."""
    medals: list[str]
    """The medals for which there are points enough, the best first."""


class View(msgspec.Struct):
    """All that a seat sees of the table."""

    options: Options
    round: int
    phase: str
    first: int
    seat: int
    last_round: bool
    ring: list[str]
    players: list[PlayerView]
    near: SeaView
    distant: SeaView
    queue: list[Ship]
    common_ships: int
    sailing: Ship | None
    taken: str
    playing: list[str]
    declared: str
    """The action whose window is open or that is being carried out."""
    final: bool
    """Whether no round will follow this one."""
    to_end: int | None
    """How many points the leader needs to make a round the last."""
    solo: SoloView | None
    outlook: OwnOutlook | None
    """What the viewer could build, play, use and raid."""


def view(content: Content, state: State, seat: int | None) -> View:
    """The table from a seat."""
    begun = bool(state.players[0].supply)
    declared = [deed.action for deed in state.agenda if isinstance(deed, Perform)]
    return View(
        options=state.options,
        round=state.round,
        phase=state.phase,
        first=state.first,
        seat=state.seat,
        last_round=state.last_round,
        ring=state.ring,
        players=[
            player_view(content, state, number, own=number == seat)
            for number in range(len(state.players))
        ],
        near=SeaView(len(state.near.deck), state.near.discard, state.near.open),
        distant=SeaView(len(state.distant.deck), state.distant.discard, state.distant.open),
        queue=state.queue,
        common_ships=state.common_ships,
        sailing=state.sailing,
        taken=state.taken,
        playing=state.playing,
        declared=declared[-1] if declared else "",
        final=final_round(content, state),
        to_end=to_end(content, state),
        solo=solo_view(content, state, state.solo) if state.solo is not None else None,
        outlook=own_outlook(Table(content, state), seat) if seat is not None and begun else None,
    )


def player_view(content: Content, state: State, seat: int, own: bool) -> PlayerView:
    """A player; `own` says whether the viewer is that player."""
    player = state.players[seat]
    begun = bool(player.supply)
    supply = {good: number for good, number in player.supply.items() if good != "worker"}
    sheet = score_sheet(content, state, seat) if begun else []
    return PlayerView(
        clan=player.clan,
        supply=supply,
        workers=player.supply.get("worker", 0),
        spent=player.spent,
        assigned=all_workers(player) - player.supply["worker"] - player.spent if begun else 0,
        vp=player.vp,
        points=sum(line.points for line in sheet),
        sheet=sheet,
        icons=icons(content, player),
        deck=len(player.deck),
        discard=player.discard,
        hand_size=len(player.hand),
        drawn_size=len(player.drawn),
        empire=[site_view(content, player, card) for card, _ in sites(content, player)],
        ready=sum(1 for _ in ready(content, player)),
        actions=sum(content.cards[name].location for name in player.empire),
        payouts=payouts(content, state, player) if begun else [],
        gone=player.gone,
        pawns=player.pawns,
        ships=player.ships,
        common_ships=player.common_ships,
        passed=player.passed,
        hand=player.hand if own else [],
        drawn=player.drawn if own else [],
    )


def site_view(content: Content, player: Player, card: Card) -> SiteView:
    """A card of an empire."""
    site = player.empire[card.id]
    harvest: dict[str, int] = {}
    if card.field and not site.under:
        for name in (card.id, *upgrades_of(player, card.id)):
            for good, number in content.cards[name].goods:
                harvest[good] = harvest.get(good, 0) + number
    return SiteView(
        card=card.id,
        exhausted=site.exhausted,
        under=site.under,
        goods=site.goods,
        workers=site.workers,
        link=site.link,
        harvest=harvest,
        sets=full_sets(player, card),
    )


def solo_view(content: Content, state: State, solo: Solo) -> SoloView:
    """The scenario as the player sees it."""
    player = state.players[0]
    points = total(content, player) if player.supply else 0
    return SoloView(
        scenario=state.options.scenario,
        bag=sorted(solo.bag),
        token=solo.token,
        event=event_id(content, state) if solo.token else "",
        event_ahead=state.phase == "lookout",
        tired=solo.tired,
        extra=extra_costs(content, solo),
        paid_in_full=solo.paid_in_full,
        rule=next_rule(content, state),
        goals=goal_views(content, state, points),
        medals=medals(content, state, points),
    )


def goal_views(content: Content, state: State, points: int) -> list[GoalView]:
    """N-242: the goals of the scenario, and the points that it asks for."""
    scenario = content.scenarios[state.options.scenario]
    found = [
        *((goal.counter, reached(content, state, goal), goal.min) for goal in scenario.goal),
        ("points", points, scenario.target),
    ]
    return [GoalView(counter, now, needed, now >= needed) for counter, now, needed in found]


# What a seat cannot see


def hidden(content: Content, state: State, seat: int | None) -> Iterator[tuple[str, str]]:
    """Every hidden card with the pile in which it could lie as well."""
    for number, player in enumerate(state.players):
        for name in player.deck:
            yield player.clan, name
        if number != seat:
            for name in (*player.hand, *player.drawn):
                yield player.clan, name
    for distance, sea in (("near", state.near), ("distant", state.distant)):
        for name in sea.deck:
            yield distance, name


def imagine(content: Content, state: State, seat: int, chance: Chance) -> State:
    """The same table to this seat, with a random guess in place of all that it cannot see."""
    guessed = guesses(hidden(content, state, seat), chance)

    def instead(names: Iterable[str]) -> list[str]:
        return [guessed.get(name, name) for name in names]

    for player in state.players:
        player.deck, player.hand = instead(player.deck), instead(player.hand)
        player.drawn = instead(player.drawn)
    for sea in (state.near, state.distant):
        sea.deck = instead(sea.deck)
    if state.solo is not None:
        state.solo.bag = [int(number) for number in mixed(map(str, state.solo.bag), chance)]
    state.chance = Chance(chance.bits())
    return state


def secrets(content: Content, state: State, seat: int | None) -> set[str]:
    """Ids that a view for this seat must not contain."""
    return {name for _, name in hidden(content, state, seat)}
