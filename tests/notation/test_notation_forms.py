"""What each form of the notation becomes."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from polyana.notation import (
    NOTHING,
    At,
    Bundle,
    Call,
    Choice,
    Effect,
    Exchange,
    Goods,
    Must,
    NotationError,
    Per,
    Repeat,
    Sequence,
    Tier,
    UpTo,
    When,
    amounts,
    items,
    options,
    parse,
    parts,
    walk,
)
from polyana.notation.parser import RESERVED

FORMS: dict[str, Effect] = {
    "": NOTHING,
    "2 wood": Goods(2, "wood"),
    "1 wood + 2 stone": Bundle((Goods(1, "wood"), Goods(2, "stone"))),
    "1 gold / 1 fish": Choice((Goods(1, "gold"), Goods(1, "fish"))),
    "2 wood -> 3 vp": Exchange(Goods(2, "wood"), Goods(3, "vp")),
    "1 fish / 1 sheep -> 1 gold": Exchange(
        Choice((Goods(1, "fish"), Goods(1, "sheep"))), Goods(1, "gold")
    ),
    "1 vp per tartan": Per(Goods(1, "vp"), "tartan"),
    "1 vp per 3 tartan max 4": Per(Goods(1, "vp"), "tartan", group=3, limit=4),
    "1 vp per grey max 6 + 1 card": Bundle(
        (Per(Goods(1, "vp"), "grey", limit=6), Goods(1, "card"))
    ),
    "gather(3)": Call("gather", (3,)),
    "assign(upto 4 food)": Call("assign", (UpTo(Goods(4, "food")),)),
    "tier(kept, 3:2, 7:5)": Call("tier", ("kept", Tier(3, 2), Tier(7, 5))),
    "others(1 food)": Call("others", (Goods(1, "food"),)),
    "scout(4, 2) + 1 wood / 2 wood": Choice(
        (Bundle((Call("scout", (4, 2)), Goods(1, "wood"))), Goods(2, "wood"))
    ),
    "1 gear -> 2 food / 2 book x3": Repeat(
        Exchange(Goods(1, "gear"), Choice((Goods(2, "food"), Goods(2, "book")))), 3
    ),
    "2 equal -> 1 vp x own_tower": Repeat(Exchange(Goods(2, "equal"), Goods(1, "vp")), "own_tower"),
    "flip; 1 berry": Sequence((Call("flip"), Goods(1, "berry"))),
    "5 vp; must hibernate": Sequence((Goods(5, "vp"), Must(Call("hibernate")))),
    "when pillage: 1 gold": When("pillage", (), Goods(1, "gold")),
    "when build(grey): 1 gold": When("build", ("grey",), Goods(1, "gold")),
    "end: 2 vp per food": At("end", (), Per(Goods(2, "vp"), "food")),
    "on take: 1 food": At("on take", (), Goods(1, "food")),
    "storage(2 food): 1 gold": At("storage", (Goods(2, "food"),), Goods(1, "gold")),
    "while in slot: when play_card(grey): 1 gear": At(
        "while in slot", (), When("play_card", ("grey",), Goods(1, "gear"))
    ),
}


@pytest.mark.parametrize("text", list(FORMS))
def test_each_form_becomes_its_node_and_the_node_its_text(text: str) -> None:
    assert parse(text) == FORMS[text]
    assert str(FORMS[text]) == text
    assert hash(parse(text)) == hash(FORMS[text])


@pytest.mark.parametrize(
    ("written", "normal"),
    [
        ("when build axe: 1 food", "when build(axe): 1 food"),
        ("storage 2 food: 1 gold / 1 vp", "storage(2 food): 1 gold / 1 vp"),
        ("storage 2: 1 resource", "storage(2): 1 resource"),
        ("find(type bank)", "find(type, bank)"),
        ("discount(build,2)", "discount(build, 2)"),
        ("1 vp per 1 axe", "1 vp per axe"),
        ("  1 gold+ 2 vp ", "1 gold + 2 vp"),
    ],
)
def test_small_differences_of_form_disappear(written: str, normal: str) -> None:
    assert str(parse(written)) == normal
    assert parse(written) == parse(normal)


def test_a_prefix_governs_the_parts_up_to_the_next_prefix() -> None:
    effect = parse("1 vp; round_start: 1 move; 1 resource; end: 2 vp")
    assert effect == Sequence(
        (
            Goods(1, "vp"),
            At("round_start", (), Sequence((Goods(1, "move"), Goods(1, "resource")))),
            At("end", (), Goods(2, "vp")),
        )
    )


@pytest.mark.parametrize(
    ("text", "column", "reason"),
    [
        ("2 wood -> -> 3 vp", 11, "'->' cannot stand here; expected a number or a word"),
        ("1 wood +", 9, "the text stops too early; expected a number or a word"),
        ("gather(2", 9, "the text stops too early; expected ')' or ',' or ':' or a word"),
        ("when a b c: 1 d", 10, "'c' cannot stand here; expected ':'"),
        ("1 wood $ 1 vp", 8, "'$' cannot stand here: it means nothing"),
        ("2wood", 1, "'2' cannot stand here: a number is 1 or more, and a space follows it"),
        (
            "1 vp + 0 wood",
            8,
            "'0' cannot stand here: a number is 1 or more, and a space follows it",
        ),
    ],
)
def test_a_wrong_form_is_refused_with_column_and_reason(
    text: str, column: int, reason: str
) -> None:
    with pytest.raises(NotationError) as refused:
        parse(text)
    assert (refused.value.column, refused.value.reason) == (column, reason)


def test_small_ways_to_read_a_node() -> None:
    effect = parse("1 wood + 1 wood / 1 stone -> 2 vp; 1 gold")
    exchange, gold = parts(effect)
    assert parts(gold) == (Goods(1, "gold"),)
    assert parts(NOTHING) == ()
    assert isinstance(exchange, Exchange)
    wood, stone = options(exchange.cost)
    assert items(wood) == (Goods(1, "wood"), Goods(1, "wood"))
    assert options(stone) == items(stone) == (Goods(1, "stone"),)
    assert amounts(wood) == {"wood": 2}
    assert amounts(NOTHING) == {}
    found = [str(node) for node in walk(parse("end: others(1 food) -> 1 vp per axe x2"))]
    assert found[2:] == [
        *("others(1 food) -> 1 vp per axe", "others(1 food)", "1 food"),
        *("1 vp per axe", "1 vp"),
    ]


@pytest.mark.parametrize("text", ["1 wood / 1 stone", "1 wood + 1 vp per axe", "launch"])
def test_only_plain_goods_have_amounts(text: str) -> None:
    with pytest.raises(ValueError, match="is not"):
        amounts(parse(text))


@pytest.mark.parametrize(("count", "gained"), [(0, 0), (2, 0), (3, 2), (8, 4), (20, 5)])
def test_per_counts_whole_groups_up_to_the_limit(count: int, gained: int) -> None:
    assert Per(Goods(2, "vp"), "axe", group=3, limit=5).amount(count) == gained


names = st.from_regex(r"[A-Za-z_][A-Za-z_0-9]{0,6}", fullmatch=True).filter(
    lambda name: name not in RESERVED and not (name[0] == "x" and name[1:].isdigit())
)
numbers = st.integers(1, 99)
goods = st.builds(Goods, numbers, names)
arguments = st.lists(
    numbers | names | goods | st.builds(UpTo, goods) | st.builds(Tier, numbers, numbers), max_size=3
).map(tuple)
item = (
    goods
    | st.builds(Per, goods, names, numbers, st.none() | numbers)
    | st.builds(Call, names, arguments)
)
bundle = item | st.builds(Bundle, st.lists(item, min_size=2, max_size=3).map(tuple))
side = bundle | st.builds(Choice, st.lists(bundle, min_size=2, max_size=3).map(tuple))
exchange = side | st.builds(Exchange, side, side)
repeated = exchange | st.builds(Repeat, exchange, numbers | names)
part = repeated | st.builds(Must, repeated)
several = part | st.builds(Sequence, st.lists(part, min_size=2, max_size=3).map(tuple))
moments = st.lists(names, min_size=1, max_size=3).map(" ".join)


@st.composite
def governed(draw: st.DrawFn) -> When | At:
    """A part or several with one prefix or two before them."""
    effect: Effect = draw(several)
    if draw(st.booleans()):
        effect = At(draw(moments), draw(arguments), effect)
    if draw(st.booleans()):
        return When(draw(names), draw(arguments), effect)
    return At(draw(moments), draw(arguments), effect)


@st.composite
def effects(draw: st.DrawFn) -> Effect:
    """Any effect that can be written: parts without a prefix, then parts with one."""
    found = tuple(draw(st.lists(part, max_size=3)) + draw(st.lists(governed(), max_size=2)))
    return found[0] if len(found) == 1 else Sequence(found)


@given(effects())
def test_the_text_of_an_effect_gives_the_effect_back(effect: Effect) -> None:
    assert parse(str(effect)) == effect
