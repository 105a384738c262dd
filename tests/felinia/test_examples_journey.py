"""The worked examples D8 to D11 of rules.md, with their exact numbers."""

from __future__ import annotations

import pytest

from tests.felinia.tables import give, lay, play, settle, start, table
from tests.felinia.voyages import finish, land, take_bonus
from tests.rules import rule
from tests.tables import ask, options, told


@rule("F-095", "F-104", "F-109")
def test_d8_a_journey() -> None:
    state = table()
    lay(state, "tiger_post_2", "tile_tiger_ocelot_1", face_up=False)
    lay(state, "tiger_post_5", "tile_tiger_panther_1", face_up=False)
    match = land(state, "tiger", 2)
    green = 2
    play(match, "flip tiger_post_2", "flip tiger_post_5", "step tiger_cross_1")
    assert match.state.players[green].coins == 3
    # from tiger_cross_1 the only legal step was tiger_post_2, so nobody was asked
    assert told(match, "forced") == [(green, "step tiger_post_2")]
    assert match.state.merchants == {"tiger_post_2": green}
    assert match.state.players[green].tiles == ["tile_tiger_ocelot_1"]
    assert match.state.face_up == {"tiger_post_5": "tile_tiger_panther_1"}
    assert ask(match).kind == "bid"


@rule("F-146", "F-148", "F-150", "F-151", "F-154", "F-155", "F-156")
def test_d9_a_score_of_47() -> None:
    state = table()
    blue = 1
    for post, tile in {
        "cheetah_post_3": "tile_cheetah_ocelot_1",
        "cheetah_post_4": "tile_cheetah_lynx_1",
        "irbis_post_4": "tile_irbis_ocelot_1",
        "leopard_post_4": "tile_leopard_ocelot_1",
        "lion_post_5": "tile_lion_panther_1",
        "lion_post_6": "tile_lion_panther_2",
        "tiger_post_1": "tile_tiger_ocelot_1",
        "tiger_post_2": "tile_tiger_ocelot_2",
    }.items():
        lay(state, post, tile)
        settle(state, blue, post)
    take_bonus(state, blue, "bonus_plus_panther")
    give(state, blue, wine=1, books=1)
    state.players[blue].cards.update(gold=2, spice=3)
    result = finish(state)
    sheet = {(line.what, line.facts): line.points for line in result.sheets[blue]}
    assert sheet == {
        ("tiles", ("panther", 2)): 4,
        ("tiles", ("lynx", 1)): 1,
        ("tiles", ("ocelot", 5)): 15,
        ("plus_one", ("panther", 2)): 2,
        ("groups", (4, 2, 2)): 20,
        ("gold", (2,)): 2,
        ("spice", (3,)): 1,
        ("goods", (2,)): 2,
    }
    assert result.scores[blue] == 47


@rule("F-126", "F-127", "F-129")
@pytest.mark.parametrize(
    ("sold", "kept", "coins"),
    [(["wine", "wine", "books"], 3, 5), (["wine", "books"], 4, 2)],
)
def test_d10_storage(sold: list[str], kept: int, coins: int) -> None:
    state = table()
    give(state, 0, wine=4, books=2)
    state.phase = "storage"
    match = start(state)
    assert match.state.players[0].coins == 2
    play(match, *[f"sell {kind}" for kind in sold])
    if kept == 4:
        assert match.state.players[0].coins == 4
        play(match, "pay")
    assert ask(match).kind == "bid"
    player = match.state.players[0]
    assert (sum(player.hold.values()), player.coins) == (kept, coins)


@rule("F-168", "F-169", "F-170", "F-171", "F-173", "F-175")
def test_d11_an_advanced_journey() -> None:
    state = table("advanced")
    lay(state, "lion_post_5", "tile_lion_lynx_1")
    lay(state, "leopard_post_6", "tile_leopard_lynx_1")
    match = land(state, "lion", 0)
    play(match, "step lion_cross_1")
    assert match.state.players[0].cards["food"] == 1
    play(match, "step lion_cross_3")
    assert ask(match).kind == "mystery" and len(ask(match).about) == 2
    play(match, "none")
    assert set(options(match)) == {
        "step lion_post_5",
        "step leopard_post_6",
        "step lion_cross_5",
        "stop",
    }
    for post, tile in (
        ("lion_post_5", "tile_lion_lynx_1"),
        ("leopard_post_6", "tile_leopard_lynx_1"),
    ):
        founded = match.fork()
        play(founded, f"step {post}")
        player = founded.state.players[0]
        assert founded.state.merchants == {post: 0}
        assert (player.cards["food"], player.tiles, player.stock) == (0, [tile], 9)
    farther = match.fork()
    play(farther, "step lion_cross_5")
    player = farther.state.players[0]
    assert player.cards == {"gold": 2, "spice": 0, "food": 0}
    assert (farther.state.journey, player.stock) == (None, 10)
    play(match, "stop")
    player = match.state.players[0]
    assert (player.cards["food"], player.stock, player.tiles) == (1, 10, [])
