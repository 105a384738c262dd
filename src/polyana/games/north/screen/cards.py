"""Cards that can be read: the hand of the viewer, and those the viewer looks at."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from polyana.drawing import FAINT, joined, section
from polyana.games.north.components import Title
from polyana.games.north.screen.ink import CARD_SIGNS, Scene, goods, symbol
from polyana.games.north.vocabulary import VOCABULARY
from polyana.notation import amounts

ORDER: Final = ("action", "feature", "field", "field_or_upgrade", "upgrade", "boost")


def hand(scene: Scene) -> Iterator[RenderableType]:
    """The viewer's hand: Locations first, then what is played in windows."""
    viewer = scene.viewer
    if viewer is None or not viewer.supply or scene.view.phase == "over":
        return
    yield section(scene, "hand")
    if viewer.hand:
        yield card_table(scene, viewer.hand)
    else:
        yield Text(scene.say("hand-empty"), FAINT)


def drawn(scene: Scene) -> Iterator[RenderableType]:
    """The cards that the viewer has just drawn and chooses from."""
    if scene.viewer is not None and scene.viewer.drawn:
        yield section(scene, "drawn")
        yield card_table(scene, scene.viewer.drawn)


def card_table(scene: Scene, names: Sequence[str]) -> RenderableType:
    """Cards one below another, copies together: name, cost or action, what is missing, what the card does."""
    grid = Grid(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style=FAINT)
    grid.add_column(width=1)
    grid.add_column(max_width=22 if scene.narrow else 30)
    grid.add_column(Text(scene.say("column-cost"), FAINT), max_width=13)
    grid.add_column(Text(scene.say("column-lacks"), FAINT), no_wrap=True)
    grid.add_column(ratio=1)
    for copies in alike(scene, names):
        grid.add_row(*line(scene, copies))
    return grid


def alike(scene: Scene, names: Sequence[str]) -> list[list[str]]:
    """The cards by their titles; the first of each group is the one that answers name."""
    cards = scene.content.cards
    found: dict[str, list[str]] = {}
    for name in sorted(names, key=lambda name: ORDER.index(cards[name].kind)):
        found.setdefault(cards[name].title, []).append(name)
    for group in found.values():
        group.sort(key=lambda name: name not in scene.named)
    return list(found.values())


def line(scene: Scene, copies: list[str]) -> list[RenderableType]:
    """The line of a card; one that is of no use now is dimmed."""
    card = scene.content.cards[copies[0]]
    title = scene.content.titles[card.title]
    many = f" ×{len(copies)}" if len(copies) > 1 else ""
    style = "bold" if ready(scene, copies[0]) else ""
    name = Text.assemble(
        symbol(CARD_SIGNS[card.kind]), " ", (f"{scene.title(copies[0])}{many}", style)
    )
    return [
        scene.reach(copies[0]),
        name,
        cost(scene, title),
        lacks(scene, copies[0]),
        text(scene, title),
    ]


def ready(scene: Scene, name: str) -> bool:
    """Whether a card can be built or played as things stand."""
    outlook = scene.view.outlook
    return outlook is not None and outlook.cards[name].ready


def cost(scene: Scene, title: Title) -> Text:
    """The cost of a Location; the action in whose window anything else is played."""
    if title.cost:
        return goods(amounts(VOCABULARY.read(title.cost)), "")
    return Text(scene.talk.say("action", **{"a-id": title.requires}))


def lacks(scene: Scene, name: str) -> Text:
    """N-011: what the cost still lacks, and how much of that gold would pay."""
    outlook = scene.view.outlook
    if outlook is None:
        return Text()
    card = outlook.cards[name]
    if scene.content.cards[name].cost is None:
        return Text("✓" if card.ready else "–", "" if card.ready else FAINT)
    if not card.lacks:
        return Text("✓")
    gold = Text.assemble(" (", symbol("gold", card.gold), ")") if card.gold else Text()
    missing = Text.assemble(goods(card.lacks, ""), gold)
    return Text.assemble("✓ ", missing) if card.ready else Text.assemble("−", missing)


def text(scene: Scene, title: Title) -> Text:
    """What a card does: kind, Goods, effect, Storage, building bonus; then its icons."""
    said: list[Text] = []
    if title.goods:
        given = goods(amounts(VOCABULARY.read(title.goods)))
        said.append(Text.assemble((scene.say(f"kind-{title.kind}"), "italic"), " ", given))
    said += [Text(scene.sentence(one)) for one in (title.effect, title.storage) if one]
    if title.bonus:
        bonus = scene.sentence(title.bonus)
        said.append(Text.assemble((scene.say("bonus"), "italic"), " ", bonus[0].lower(), bonus[1:]))
    if title.types:
        icons = ", ".join(scene.talk.name(kind) for kind in title.types)
        said.append(Text(f"[{icons}]", FAINT))
    return joined(said, " ")
