"""What must always hold (S-314 to S-319), and that the audit would notice if it did not."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from polyana.games.settlers.auditing import audit
from polyana.games.settlers.rules.cleanup import storable
from polyana.games.settlers.state import Deal, RaToken, State
from polyana.kernel import Match
from polyana.kernel.check import Moods
from tests.rules import rule
from tests.settlers.tables import CONTENT, GAME, foundation, goods, settle, start, table
from tests.tables import options


def spoiled(spoil: Callable[[State], None]) -> list[str]:
    """What the audit says about a table on which something was spoiled."""
    state = table("japanese", "romans")
    settle(state, 0, "jap_farm", "com_mill", "fjap_heron_castle", "com_castle_a")
    settle(state, 1, "rom_builder", "from_field_works")
    foundation(state, 1, "com_town")
    assert audit(CONTENT, state) == []
    spoil(state)
    return audit(CONTENT, state)


def lose_a_card(state: State) -> None:
    state.decks["common"].pop()


def double_a_card(state: State) -> None:
    state.players[0].hand.append("com_mill")


def mix_the_piles(state: State) -> None:
    state.decks["romans"].remove("rom_gardens")
    state.discards["common"].append("rom_gardens")


def owe(state: State) -> None:
    state.players[0].supply["wood"] = -1


def cheat(state: State) -> None:
    state.players[0].vp = 5


def double_guard(state: State) -> None:
    state.players[1].empire["from_field_works"].token = True


def high_fortress(state: State) -> None:
    state.players[0].empire["fjap_heron_castle"].level = 6


def fortified_farm(state: State) -> None:
    state.players[0].empire["jap_farm"].level = 1


def overuse(state: State) -> None:
    state.players[0].empire["com_castle_a"].used = 3


def unmarked(state: State) -> None:
    state.players[0].empire["com_castle_a"].used = 1


def out_of_row(state: State) -> None:
    state.players[0].rows["production"].clear()


def wrong_row(state: State) -> None:
    state.players[0].rows["feature"].append(state.players[0].rows["production"].pop())


def faction_foundation(state: State) -> None:
    state.decks["romans"].remove("rom_gardens")
    state.players[1].foundations.append("rom_gardens")


def own_mark(state: State) -> None:
    state.ra_tokens = {"jap_farm": RaToken(0, "egy_temple_of_ra")}


def own_route(state: State) -> None:
    state.decks["japanese"].remove("jap_dojo")
    state.players[0].deals = [Deal("jap_dojo", "jap_farm")]


def worthless_route(state: State) -> None:
    settle(state, 1, "com_joiner")
    state.decks["japanese"].remove("jap_dojo")
    state.players[0].deals = [Deal("jap_dojo", "com_joiner")]


def dirty_cleanup(state: State) -> None:
    state.phase = "lookout"
    state.players[0].empire["jap_farm"].token = True


@pytest.mark.parametrize(
    "spoil",
    [
        *(lose_a_card, double_a_card, mix_the_piles, owe, cheat, double_guard, high_fortress),
        *(fortified_farm, overuse, unmarked, out_of_row, wrong_row, faction_foundation),
        *(own_mark, own_route, worthless_route, dirty_cleanup),
    ],
)
@rule("S-314", "S-315", "S-316", "S-317", "S-318")
def test_the_audit_notices(spoil: Callable[[State], None]) -> None:
    assert len(spoiled(spoil)) >= 1


@rule("S-316", "S-319")
def test_a_score_never_falls_and_every_game_ends() -> None:
    for seed, variant in enumerate(GAME.variants()):
        match, moods = Match(GAME, variant, seed), Moods(seed)
        scores = [0] * variant.players
        while not match.over:
            question = match.asks[0]
            match.answer(question.seat, moods.choose(question))
            now = [player.vp for player in match.state.players[: variant.players]]
            assert all(new >= old for new, old in zip(now, scores, strict=True))
            scores = now
            assert match.number < 5000
        assert match.state.round == 5


@rule("S-317")
def test_after_cleanup_only_stored_goods_are_left() -> None:
    for seed in range(6):
        match, moods = Match(GAME, GAME.options({"players": 2}), seed), Moods(seed)
        seen = 1
        while not match.over:
            question = match.asks[0]
            match.answer(question.seat, moods.choose(question))
            if match.state.round > seen and question.kind == "turn":
                seen = match.state.round
                for player in match.state.players:
                    kinds = storable(match._table, player)
                    assert all(good in kinds or not n for good, n in player.supply.items())


@rule("S-315")
def test_a_price_is_paid_in_full_or_nothing_happens() -> None:
    state = table("romans", "barbarians")
    settle(state, 0, "com_masons_guild", "com_settlers")
    goods(state, 0, worker=1, stone=1)
    assert options(start(state), "activate") == []
