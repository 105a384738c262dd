"""The variant: special titles (T-901 to T-926)."""

from __future__ import annotations

import msgspec
import pytest

from polyana.games.tundra.content import title_name
from polyana.games.tundra.state import Options, State
from polyana.kernel import Chance, Match
from tests.rules import rule
from tests.tables import ask, options, told
from tests.tundra.scenes import copse, decline, holds, owner, use
from tests.tundra.tables import (
    CONTENT,
    GAME,
    advisors,
    last_die,
    market,
    play,
    start,
    start_of,
    title,
    tracks,
    tuck,
)

SPECIAL = ["thrifty", "wise", "inspiring", "tireless", "hard_working", "generous"]


def titled(*names: str) -> State:
    """The known map in the variant; the seats bear these titles, the others the base title."""
    state = copse(variant=True)
    for seat, name in enumerate(names):
        title(state, seat, name)
    return state


@rule("T-901")
def test_the_variant_is_off_unless_the_table_switches_it_on() -> None:
    assert Options().titles_and_personal_goals is False
    plain = GAME.setup(Options(players=3), Chance(5))
    assert [(player.title, player.goal) for player in plain.players] == [("modest", "")] * 3


@rule("T-901", "T-905", "T-107")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_gets_a_special_title_and_a_personal_goal_and_the_rest_leaves(
    players: int,
) -> None:
    seen_titles, seen_goals = set(), set()
    for seed in range(40):
        state = GAME.setup(Options(players=players, titles_and_personal_goals=True), Chance(seed))
        titles = [player.title for player in state.players]
        goals = [player.goal for player in state.players]
        assert len(set(titles)) == len(set(goals)) == players
        seen_titles |= set(titles)
        seen_goals |= set(goals)
        text = GAME.encode(state).decode("latin-1")
        assert not [
            name
            for name in (*SPECIAL, *CONTENT.personal_goals)
            if name in text and name not in (*titles, *goals)
        ]
    assert seen_titles == set(SPECIAL)
    dotted = {name for name, goal in CONTENT.personal_goals.items() if goal.dots == 3}
    assert seen_goals == set(CONTENT.personal_goals) - (dotted if players == 2 else set())


@rule("T-902")
@pytest.mark.parametrize("name", SPECIAL)
def test_a_special_title_covers_the_base_ability(name: str) -> None:
    match = start(start_of(titled(name)))
    if name == "thrifty":
        play(match, "stop")
    # seat 1 is modest: the first question about moving and gaining is theirs
    assert ask(match).seat == 1 and ask(match).kind == "title_part"
    assert owner(match).workers == ["b1", "d1"] and holds(match)[:3] == (0, 0, 0)


@rule("T-903")
def test_titles_are_public_and_personal_goals_secret_until_the_end() -> None:
    state = titled("wise", "generous")
    goals = [player.goal for player in state.players]
    match = start(last_die(state, 4))
    for observer in (0, 1, None):
        seen = msgspec.json.decode(msgspec.json.encode(match.view(observer)))["table"]["players"]
        assert [player["title"] for player in seen] == ["wise", "generous"]
        known = [player["goal"] for player in seen]
        assert known == [goal if seat == observer else None for seat, goal in enumerate(goals)]
    play(match, "place 1 movement", "stop")
    assert match.over
    for observer in (0, 1, None):
        seen = msgspec.json.decode(msgspec.json.encode(match.view(observer)))["table"]["players"]
        assert [player["goal"] for player in seen] == goals


@rule("T-904")
def test_a_title_is_worded_in_the_gender_of_the_character() -> None:
    assert title_name(CONTENT, "wise", "sofia", "ru") == "Мудрая"
    assert title_name(CONTENT, "wise", "khoma", "ru") == "Мудрый"
    for name, card in CONTENT.titles.items():
        for character in CONTENT.characters.values():
            words = card.name_female if character.gender == "female" else card.name
            assert title_name(CONTENT, name, character.id, "ru") == words.ru
        assert card.name.ru != card.name_female.ru


@rule("T-911", "T-203")
def test_the_modest_move_and_gain_in_either_order() -> None:
    match = start(start_of(copse()))
    assert options(match) == ["part move", "part resource", "stop"]
    twin = match.fork()
    play(match, "part move", "move b1 c2", "gain peat")
    play(twin, "part resource", "gain peat", "move b1 c2")
    assert holds(match) == holds(twin) == (0, 1, 1, 0)
    assert ask(match).seat == ask(twin).seat == 1


@rule("T-911", "T-912", "T-913", "T-915", "T-916", "T-917", "T-924")
@pytest.mark.parametrize(
    ("name", "taken", "supply", "limit", "boosts", "prices"),
    [
        ("modest", (4, 4, 5, 5), 7, 3, 1, (1, 2, 6)),
        ("thrifty", (4, 4, 5, 5), 7, 4, 1, (1, 2, 6)),
        ("wise", (4, 4, 5, 5), 8, 3, 1, (1, 2, 5)),
        ("inspiring", (4, 4, 5, 5), 7, 3, 1, (1, 2, 6)),
        ("tireless", (5, 5, 6, 6), 7, 3, 1, (1, 2, 9)),
        ("hard_working", (4, 4, 5, 5), 7, 2, 2, (1, 2, 6)),
        ("generous", (4, 4, 5, 5), 7, 3, 1, (1, 1, 6)),
    ],
)
def test_the_numbers_of_a_title(
    name: str,
    taken: tuple[int, ...],
    supply: int,
    limit: int,
    boosts: int,
    prices: tuple[int, int, int],
) -> None:
    for number, dice_taken in enumerate(taken, 1):
        match = start(start_of(titled(name), number))
        decline(match)
        assert len(owner(match).dice) == dice_taken
        assert owner(match).dice_left == supply - dice_taken  # T-924: left to buy
    for verb, price in zip(("reroll", "shift", "buy"), prices, strict=True):
        for berries, possible in ((price - 1, False), (price, True)):
            state = titled(name)
            tracks(state, 0, berry=berries)
            assert bool(options(start(state), verb)) is possible
        state = titled(name)
        tracks(state, 0, berry=price)
        match = start(state)
        play(match, options(match, verb)[0])
        assert owner(match).berry == 0
    card = CONTENT.titles[name]
    assert (card.advisors_max, card.market_boosts_per_order) == (limit, boosts)


@rule("T-912", "T-922")
def test_the_thrifty_take_a_card_at_the_start_of_a_round_in_turn_order() -> None:
    state = titled("wise", "thrifty")
    state.first = 1
    title(state, 0, "thrifty")
    market(state, "hare_runner", "owl_stargazer", "dog_team", "raven_lawyer")
    match = start(start_of(state))
    assert (ask(match).seat, ask(match).kind) == (1, "card")
    assert len(options(match, "take")) == 4
    play(match, "take hare_runner")
    assert ask(match).seat == 0
    assert options(match, "take") == ["take owl_stargazer", "take dog_team", "take raven_lawyer"]
    play(match, "take raven_lawyer")
    assert match.state.market == ["owl_stargazer", "dog_team"]  # no refill


@rule("T-912", "T-504")
def test_the_thrifty_hold_four_advisors() -> None:
    state = titled("thrifty")
    market(state, "hare_runner", "wolf_chronicler")
    advisors(state, 0, "owl_stargazer", "raven_lawyer", "elk_toll_collector")
    match = use(state, 6, "trade", "take hare_runner")
    assert len(owner(match).advisors) == 4 and match.state.discard == []
    state = titled("thrifty")
    market(state, "hare_runner", "wolf_chronicler")
    advisors(state, 0, "owl_stargazer", "raven_lawyer", "elk_toll_collector", "fox_trickster")
    match = use(state, 6, "trade", "take hare_runner")
    assert ask(match).kind == "advisor_out"


@rule("T-921")
def test_a_boost_taken_by_the_thrifty_cannot_act_at_once() -> None:
    state = titled("thrifty")
    market(state, "tsars_charter")
    match = start(start_of(state))
    play(match, "take tsars_charter", "tuck tsars_charter trade")
    assert ask(match).seat == 1 and ask(match).kind == "title_part"
    assert holds(match)[3] == 0 and owner(match).vp == 0


@rule("T-913", "T-926")
def test_the_wise_buy_up_to_the_eighth_die_and_it_is_like_any_other() -> None:
    state = titled("wise")
    tracks(state, 0, berry=20)
    match = start(state)
    play(match, "buy", "buy", "buy", "buy")
    assert len(owner(match).dice) == 8 and owner(match).dice_left == 0 and owner(match).berry == 0
    assert "buy" not in options(match)
    value = owner(match).dice[-1]
    assert f"place {value} movement" in options(match)


@rule("T-913", "T-926")
def test_the_white_die_returns_to_the_supply_of_the_wise() -> None:
    state = last_die(titled("wise"), 1)
    match = start(state)
    play(match, "place 1 movement", "stop")
    assert match.state.round == 2
    assert owner(match).dice_left + owner(match).unrolled == 8


@rule("T-914")
def test_the_inspiring_begin_with_two_more_workers_at_home() -> None:
    for seed in range(12):
        state = GAME.setup(Options(players=4, titles_and_personal_goals=True), Chance(seed))
        for seat, player in enumerate(state.players):
            home = CONTENT.layouts[state.layout].settlements[seat]
            more = player.title == "inspiring"
            assert player.workers.count(home) == (2 if more else 0)
            assert (len(player.workers), player.workers_left) == ((4, 2) if more else (2, 4))


@rule("T-915", "T-923", "T-212")
@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize(("number", "common"), [(1, 4), (2, 4), (3, 5), (4, 5)])
def test_the_tireless_roll_one_die_of_their_own_after_the_common_roll(
    first: int, number: int, common: int
) -> None:
    own = set()
    for seed in range(8):
        state = titled("tireless", "wise")
        state.chance = Chance(seed)
        state.first = first
        match = start(start_of(state, number))
        decline(match)
        ((roller, *rolled),) = told(match, "rolled")
        ((seat, alone),) = told(match, "rolled_own")
        assert (roller, seat) == (first, 0) and len(rolled) == common
        assert owner(match, 1).dice == sorted(rolled)
        assert owner(match).dice == sorted([*rolled, alone])
        own.add(alone)
        events = [entry.event for entry in match.log]
        assert events.index("rolled") < events.index("rolled_own")
    assert len(own) > 1


@rule("T-916", "T-925", "T-509")
def test_the_hard_working_tuck_two_market_boosts_before_one_is_replaced() -> None:
    state = titled("hard_working")
    market(state, "fur_boots", "ice_cellar")
    tuck(state, 0, "gathering", "knapsack", "dog_team")
    match = use(state, 6, "trade", "take fur_boots", "tuck fur_boots gathering")
    board = owner(match).boards["gathering"]
    assert (board.starting, board.boosts) == ("knapsack", ["dog_team", "fur_boots"])
    assert match.state.discard == []


@rule("T-925")
def test_with_both_places_taken_the_hard_working_choose_which_one_goes() -> None:
    state = titled("hard_working")
    market(state, "fur_boots", "ice_cellar")
    tuck(state, 0, "gathering", "knapsack", "dog_team", "amber_charm")
    match = use(state, 6, "trade", "take fur_boots", "tuck fur_boots gathering")
    assert ask(match).kind == "boost_out"
    assert options(match) == ["discard dog_team", "discard amber_charm"]
    play(match, "discard dog_team")
    assert owner(match).boards["gathering"].boosts == ["amber_charm", "fur_boots"]
    assert match.state.discard == ["dog_team"]


@rule("T-916")
def test_both_market_boosts_of_the_hard_working_act() -> None:
    state = titled("hard_working")
    tuck(state, 0, "movement", "knapsack", "acorn_casket", "tsars_charter")
    match = use(state, 6, "movement")
    assert options(match) == [
        *("act movement", "act knapsack", "act acorn_casket", "act tsars_charter", "stop")
    ]
    play(match, "act acorn_casket", "act tsars_charter")
    assert owner(match).vp == 3


@rule("T-916", "T-504")
def test_the_hard_working_hold_two_advisors() -> None:
    state = titled("hard_working")
    market(state, "hare_runner")
    advisors(state, 0, "owl_stargazer", "raven_lawyer")
    match = use(state, 6, "trade", "take hare_runner")
    assert options(match) == ["discard owl_stargazer", "discard raven_lawyer"]


@rule("T-917")
def test_the_generous_gain_three_berries_at_the_start_of_every_round() -> None:
    for number in (1, 2, 3, 4):
        match = start(start_of(titled("generous"), number))
        assert owner(match).berry == 3 and ask(match).seat == 1


@rule("T-901")
def test_a_whole_table_of_the_variant_begins_with_the_boosts() -> None:
    match = Match(GAME, Options(players=2, titles_and_personal_goals=True), seed=3)
    assert match.state.variant and {question.kind for question in match.asks} == {"starting_boost"}
    dealt = [player.title for player in match.state.players]
    assert set(dealt) <= set(SPECIAL)
