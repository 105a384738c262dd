"""City cards: taking, laying out, tucking, using, and the market (T-501 to T-523)."""

from __future__ import annotations

import pytest

from polyana.games.tundra.rules.trade import deal_market
from polyana.games.tundra.state import State
from polyana.kernel import IllegalMove, Match, Table
from polyana.kernel.check import Moods
from tests.rules import rule
from tests.tables import ask, options
from tests.tundra.scenes import copse, holds, owner, use
from tests.tundra.tables import (
    CONTENT,
    GAME,
    advisors,
    deck,
    dice,
    last_die,
    market,
    play,
    start,
    table,
    towers,
    tracks,
    tuck,
    upgraded,
    workers,
)

MARKET = ("hare_runner", "fur_boots", "acorn_casket", "sable_changer")
BOARDS = ("architecture", "movement", "gathering", "trade")


def bazaar(*cards: str, berry: int = 0) -> State:
    """The known map with this market (four cards unless told)."""
    state = copse()
    market(state, *(cards or MARKET))
    tracks(state, 0, berry=berry)
    return state


@rule("T-501")
@pytest.mark.parametrize("card", MARKET)
def test_any_card_of_the_market_may_be_taken_and_leaves_a_gap(card: str) -> None:
    state = bazaar()
    before = len(state.deck)
    match = use(state, 6, "trade", f"take {card}")
    if ask(match).kind == "boost_board":
        play(match, f"tuck {card} gathering")
    assert match.state.market == [other for other in MARKET if other != card]
    assert len(match.state.deck) == before


@rule("T-502")
def test_with_an_empty_market_the_berry_is_gained_all_the_same() -> None:
    state = bazaar()
    state.deck += state.market
    state.market = []
    match = use(state, 6, "trade")
    assert owner(match).berry == 1 and owner(match).advisors == {}
    assert ask(match).seat == 1


@rule("T-503")
def test_an_advisor_is_laid_out_upright() -> None:
    match = use(bazaar(), 6, "trade", "take hare_runner")
    assert owner(match).advisors == {"hare_runner": True}


@rule("T-504", "T-505", "T-510")
@pytest.mark.parametrize("upright", [True, False])
def test_for_a_fourth_advisor_one_of_those_held_is_discarded_used_or_not(upright: bool) -> None:
    state = bazaar()
    advisors(state, 0, "owl_stargazer", "raven_lawyer", "elk_toll_collector", upright=upright)
    match = use(state, 6, "trade", "take hare_runner")
    assert ask(match).kind == "advisor_out"
    assert options(match) == [
        *("discard owl_stargazer", "discard raven_lawyer", "discard elk_toll_collector")
    ]
    play(match, "discard raven_lawyer")
    assert list(owner(match).advisors) == ["owl_stargazer", "elk_toll_collector", "hare_runner"]
    assert owner(match).advisors["hare_runner"] is True
    assert match.state.discard == ["raven_lawyer"]


@rule("T-504")
def test_up_to_three_advisors_nobody_has_to_go() -> None:
    state = bazaar()
    advisors(state, 0, "owl_stargazer", "raven_lawyer")
    match = use(state, 6, "trade", "take hare_runner")
    assert len(owner(match).advisors) == 3 and match.state.discard == []


@rule("T-506", "T-510")
def test_a_boost_must_go_under_any_one_of_the_four_boards() -> None:
    match = use(bazaar(), 6, "trade", "take fur_boots")
    assert ask(match).kind == "boost_board"
    assert options(match) == [f"tuck fur_boots {board}" for board in BOARDS]  # and no way out
    for board in BOARDS:
        twin = match.fork()
        play(twin, f"tuck fur_boots {board}")
        assert twin.state.players[0].boards[board].boosts == ["fur_boots"]


@rule("T-507", "T-509")
def test_a_board_holds_one_starting_and_one_market_boost_apart() -> None:
    state = bazaar()
    tuck(state, 0, "gathering", "knapsack")
    match = use(state, 6, "trade", "take fur_boots", "tuck fur_boots gathering")
    board = owner(match).boards["gathering"]
    assert (board.starting, board.boosts) == ("knapsack", ["fur_boots"])
    assert match.state.discard == []


@rule("T-507", "T-509")
def test_an_empty_starting_place_takes_no_market_boost() -> None:
    state = bazaar()
    tuck(state, 0, "gathering", "ice_cellar")
    match = use(state, 6, "trade", "take fur_boots", "tuck fur_boots gathering")
    board = owner(match).boards["gathering"]
    assert (board.starting, board.boosts) == ("", ["fur_boots"])


@rule("T-508", "T-509", "T-510")
def test_the_market_boost_under_a_board_is_replaced_and_discarded() -> None:
    state = bazaar()
    tuck(state, 0, "gathering", "knapsack", "ice_cellar")
    match = use(state, 6, "trade", "take fur_boots")
    assert "tuck fur_boots gathering" in options(match)
    play(match, "tuck fur_boots gathering")
    board = owner(match).boards["gathering"]
    assert (board.starting, board.boosts) == ("knapsack", ["fur_boots"])
    assert match.state.discard == ["ice_cellar"]


@rule("T-511")
def test_an_advisor_acts_once_per_round_before_the_die() -> None:
    state = bazaar(berry=1)
    advisors(state, 0, "ermine_courier")
    match = start(state)
    play(match, "advisor ermine_courier", "gain stone")
    assert holds(match) == (0, 1, 0, 3)
    assert owner(match).advisors == {"ermine_courier": False}
    assert options(match, "advisor") == [] and ask(match).seat == 0
    assert "place 1 movement" in options(match)  # it was free: the die is still to be used


@rule("T-511")
def test_an_advisor_acts_also_after_the_die() -> None:
    state = bazaar()
    advisors(state, 0, "ermine_courier")
    match = use(state, 3, "movement", "stop")
    assert options(match) == ["advisor ermine_courier", "end_turn"]


@rule("T-511")
def test_a_used_advisor_is_upright_again_in_the_next_round() -> None:
    state = bazaar()
    advisors(state, 0, "hare_runner", upright=False)
    match = start(last_die(state, 1))
    assert options(match, "advisor") == []
    play(match, "place 1 movement", "stop")
    assert match.state.round == 2 and match.state.players[0].advisors == {"hare_runner": True}


@rule("T-511")
def test_no_advisor_acts_in_the_turn_of_another() -> None:
    state = bazaar()
    advisors(state, 1, "ermine_courier")
    match = start(state)
    assert options(match, "advisor") == []
    with pytest.raises(IllegalMove):
        match.answer(1, "advisor ermine_courier")


@rule("T-512")
def test_an_advisor_taken_with_the_die_acts_in_the_same_turn() -> None:
    match = use(bazaar(), 6, "trade", "take hare_runner")
    assert options(match, "advisor") == ["advisor hare_runner"]
    play(match, "advisor hare_runner", "move b1 a1")
    assert holds(match)[0] == 1


@rule("T-513")
@pytest.mark.parametrize(
    ("card", "lacking", "enough"),
    [
        ("bunting_jam_maker", {"berry": 3}, {"berry": 4}),
        ("squirrel_treasurer", {"stone": 1, "peat": 1}, {"stone": 2}),
        ("sable_changer", {"berry": 1}, {"berry": 2}),
        ("wolverine_mason", {"stone": 1}, {"stone": 1, "peat": 1}),
        ("goose_recruiter", {"stone": 9}, {"stone": 1, "berry": 1}),
        ("badger_steward", {"stone": 2, "peat": 1}, {"stone": 2, "peat": 2}),
        ("crane_barker", {"berry": 2}, {"berry": 3}),
    ],
)
def test_an_advisor_whose_price_cannot_be_paid_cannot_be_used(
    card: str, lacking: dict[str, int], enough: dict[str, int]
) -> None:
    for held, possible in ((lacking, False), (enough, True)):
        state = bazaar()
        advisors(state, 0, card)
        tracks(state, 0, **held)
        assert (f"advisor {card}" in options(start(state))) is possible


@rule("T-513")
def test_an_advisor_without_anything_to_act_on_cannot_be_used() -> None:
    state = bazaar(berry=9)
    state.players[0].workers, state.players[0].workers_left = [], 6
    idle = ("elk_toll_collector", "ptarmigan_picker", "beaver_foreman")
    advisors(state, 0, *idle)
    assert options(start(state), "advisor") == []
    state = bazaar(berry=9)
    advisors(state, 0, "wolf_chronicler", "weasel_confidante", "walrus_shipwright")
    tracks(state, 0, stone=3, berry=9)
    dice(state, 0, 1, 2, left=0)  # no upgraded board, no used advisor, no die in supply
    assert options(start(state), "advisor") == []


@rule("T-513", "T-020")
def test_an_advisor_is_not_paid_for_nothing() -> None:
    state = bazaar()
    workers(
        state, 0, *["b1"] * 5, "c1"
    )  # no worker in supply, and no glade without tower under one
    towers(state, 1, "b1")
    tracks(state, 0, kindling=3, stone=1, peat=1, berry=1)
    advisors(state, 0, "goose_recruiter", "wolverine_mason")
    assert options(start(state), "advisor") == []


@rule("T-235", "T-506")
def test_a_boost_tucked_under_the_activated_board_acts_at_once() -> None:
    match = use(bazaar(), 6, "trade", "take acorn_casket", "tuck acorn_casket trade")
    assert owner(match).vp == 1
    match = use(bazaar(), 6, "trade", "take acorn_casket", "tuck acorn_casket movement")
    assert owner(match).vp == 0


@rule("T-513")
def test_an_advisor_used_only_in_part_is_used() -> None:
    state = bazaar()
    advisors(state, 0, "hare_runner")
    match = start(state)
    play(match, "advisor hare_runner", "move b1 a1", "stop")
    assert owner(match).advisors == {"hare_runner": False} and options(match, "advisor") == []


@rule("T-514")
def test_a_used_advisor_is_turned_upright_and_acts_again_this_round() -> None:
    state = bazaar()
    advisors(state, 0, "ermine_courier", "hare_runner", upright=False)
    advisors(state, 0, "weasel_confidante")
    match = start(state)
    play(match, "advisor weasel_confidante")
    assert ask(match).kind == "recover"
    assert options(match) == [
        "recover ermine_courier",
        "recover hare_runner",
    ]  # never the card itself
    play(match, "recover hare_runner")
    assert owner(match).advisors == {
        **{"ermine_courier": False, "hare_runner": True, "weasel_confidante": False}
    }
    assert options(match, "advisor") == ["advisor hare_runner"]


@rule("T-514")
def test_with_nobody_else_used_the_confidante_has_nothing_to_do() -> None:
    state = bazaar()
    advisors(state, 0, "hare_runner", "weasel_confidante")
    match = start(state)
    assert options(match, "advisor") == ["advisor hare_runner"]
    play(match, "advisor hare_runner", "stop")
    assert options(match, "advisor") == ["advisor weasel_confidante"]


@rule("T-515", "T-507", "T-504")
@pytest.mark.parametrize("seed", range(0, 14, 3))
def test_only_the_limits_ever_remove_a_card_from_a_player(seed: int) -> None:
    match = Match(GAME, GAME.variants()[seed], seed)
    moods = Moods(seed)
    while not match.over:
        question = match.asks[0]
        before = [cards_of(match.state, seat) for seat in range(len(match.state.players))]
        move = moods.choose(question)
        match.answer(question.seat, move)
        for seat, held in enumerate(before):
            gone = [card for card in held if card not in cards_of(match.state, seat)]
            if gone:
                # an advisor above the limit, or a boost that was replaced by the answer just given
                assert seat == question.seat and len(gone) == 1
                assert move == ("discard", gone[0]) or move[0] == "tuck"
                assert gone[0] in (*match.state.discard, *match.state.market, *match.state.deck)


def cards_of(state: State, seat: int) -> list[str]:
    """All cards in front of a player."""
    player = state.players[seat]
    tucked = [[board.starting, *board.boosts] for board in player.boards.values()]
    return [*player.advisors, *(card for cards in tucked for card in cards if card)]


@rule("T-521")
@pytest.mark.parametrize(("players", "size"), [(2, 4), (3, 5), (4, 6)])
def test_a_refresh_discards_the_market_and_deals_a_full_one(players: int, size: int) -> None:
    state = table(players=players)
    upgraded(state, 0, "trade")
    market(state, "hare_runner", "fur_boots")  # two are left of it
    top = list(reversed(state.deck))[:size]
    match = use(state, 6, "trade", "part refresh_market")
    assert match.state.market == top
    assert match.state.discard == ["hare_runner", "fur_boots"]


@rule("T-522")
def test_an_empty_deck_is_made_anew_from_the_discards_in_the_midst_of_dealing() -> None:
    state = bazaar()
    upgraded(state, 0, "trade")
    deck(state, "dog_team")
    state.discard, state.deck = state.deck[:-1], state.deck[-1:]
    match = use(state, 6, "trade", "part refresh_market")
    assert match.state.market[0] == "dog_team" and len(match.state.market) == 4
    assert match.state.discard == [] and len(match.state.deck) == 40 - 4
    assert set(MARKET) <= {*match.state.deck, *match.state.market}  # they were among the discards


@rule("T-522")
def test_the_new_deck_is_shuffled() -> None:
    decks = set()
    for seed in range(5):
        state = table(seed=seed)
        state.discard, state.deck = sorted(state.deck), []
        upgraded(state, 0, "trade")
        decks.add(tuple(use(state, 6, "trade", "part refresh_market").state.deck))
    assert len(decks) == 5


@rule("T-523")
def test_with_no_card_left_the_market_stays_smaller() -> None:
    # forty cards never all lie in front of players, so the rule is asked directly
    state = bazaar()
    state.deck, state.discard, state.market = ["dog_team"], ["town_bell"], ["fur_boots"]
    deal_market(Table(CONTENT, state))
    assert sorted(state.market) == ["dog_team", "fur_boots", "town_bell"]
    assert state.deck == state.discard == []
