"""Cards that can be read: the hand of the viewer, the cards of the Lookout, and those the viewer looks at."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from polyana.drawing import CAN_DO, FAINT, joined, section
from polyana.games.settlers.screen.ink import CATEGORIES, Scene, goods, symbol
from polyana.games.settlers.vocabulary import VOCABULARY
from polyana.kernel import Move
from polyana.notation import amounts


def lookout(scene: Scene) -> Iterator[RenderableType]:
    """The Common cards that lie open, and what the viewer holds in the draft or looks at."""
    viewer = scene.viewer
    piles = {"revealed": scene.view.revealed}
    if viewer is not None:
        piles |= {"draft": viewer.draft or [], "looked-at": viewer.looked_at or []}
    for title, cards in piles.items():
        if cards:
            yield section(scene, title)
            yield card_table(scene, cards)


def hand(scene: Scene) -> Iterator[RenderableType]:
    """The viewer's hand, faction cards first."""
    viewer = scene.viewer
    if viewer is None or viewer.hand is None or not scene.view.decks:
        return
    yield section(scene, "hand")
    if not viewer.hand:
        yield Text(scene.say("hand-empty"), FAINT)
        return
    cards = scene.content.cards
    order = ("production", "feature", "action")
    yield card_table(
        scene,
        sorted(
            viewer.hand,
            key=lambda name: (
                not cards[name].faction,
                order.index(cards[name].category),
                cards[name].printing,
            ),
        ),
    )


def card_table(scene: Scene, names: Sequence[str]) -> RenderableType:
    """Cards one below another, copies together: name, cost, Deal, Raze field, and what the card does.

    A mark stands before whatever the viewer may do with a card: pay its cost, make the Deal, raze it.
    """
    grid = Grid(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style=FAINT)
    grid.add_column(width=1)
    grid.add_column(max_width=22 if scene.narrow else 30)
    for column in ("cost", "deal", "raze"):
        grid.add_column(Text(scene.say(f"column-{column}"), FAINT), no_wrap=True)
    grid.add_column(ratio=1)
    for copies in alike(scene, names):
        grid.add_row(*line(scene, copies))
    return grid


def alike(scene: Scene, names: Sequence[str]) -> list[list[str]]:
    """The cards by their printing; the first of each group is the one that answers name."""
    found: dict[str, list[str]] = {}
    for name in names:
        found.setdefault(scene.content.cards[name].printing, []).append(name)
    for group in found.values():
        group.sort(key=lambda name: name not in scene.named)
    return list(found.values())


def line(scene: Scene, copies: list[str]) -> list[RenderableType]:
    """The line of a card."""
    name = copies[0]
    printing = scene.content.printings[scene.content.cards[name].printing]
    many = f" ×{len(copies)}" if len(copies) > 1 else ""
    style = "bold" if scene.content.cards[name].faction else ""
    words = (
        Text(CATEGORIES[printing.category], FAINT),
        scene.colours(name),
        Text(f"{scene.talk.name(name)}{many}", style),
    )
    return [
        scene.reach(name),
        joined((word for word in words if word), " "),
        field(scene, ("build", name), printing.cost or "0"),
        field(scene, ("deal", name), printing.deal),
        field(scene, ("raze_hand", name), printing.raze),
        text(scene, name),
    ]


def field(scene: Scene, move: Move, written: str) -> Text:
    """A field of a card, marked if the viewer may use it."""
    if not written:
        return Text()
    signs = Text("0", FAINT) if written == "0" else goods(amounts(VOCABULARY.read(written)), "")
    return Text.assemble(("►", CAN_DO), signs) if move in scene.moves else signs


def text(scene: Scene, name: str) -> Text:
    """What a card does: its effect and how far it goes, its Building Bonus, the shield, the steps of a Fortress."""
    card = scene.content.cards[name]
    printing = scene.content.printings[card.printing]
    said = [Text(scene.sentence(printing.effect))] if printing.effect else []
    if printing.parts == "one":
        said.append(Text(scene.say("one-part")))
    if printing.round_cap:
        said.append(Text(scene.say("round-cap", times=printing.round_cap)))
    if printing.bonus:
        bonus = scene.sentence(printing.bonus)
        said.append(Text.assemble((scene.say("bonus"), "italic"), " ", bonus[0].lower(), bonus[1:]))
    if card.shield:
        said.append(Text.assemble(symbol("shield"), " ", scene.say("shield")))
    if card.fortress:
        levels = " ".join(f"{level}→{vp}" for level, vp in enumerate(card.levels, 1))
        said.append(Text.assemble(symbol("fortification"), f" {levels}", symbol("vp")))
    return Text(" ").join(said)
