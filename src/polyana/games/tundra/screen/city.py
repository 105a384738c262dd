"""The heading of the table, and the market of the city with the texts of its cards."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from polyana.drawing import FAINT, Flow, joined
from polyana.games.tundra.components import Boost
from polyana.games.tundra.screen.ink import Scene, symbol

ROMAN: Final = ("I", "II", "III", "IV", "V", "VI")
PHASES: Final = {
    "start": ("title", "boards", "towers"),
    "roll": ("roll",),
    "dice": ("dice",),
    "end": ("end",),
}


def heading(scene: Scene) -> RenderableType:
    """The map, the rounds with their dice, the phase, and what is going on."""
    view, content = scene.view, scene.content
    name = content.about.name.read(scene.talk.language)
    title = joined((Text(name, "bold"), scene.name(view.layout), rounds(scene)), " · ")
    top = Grid.grid(expand=True)
    top.add_column(no_wrap=True)
    top.add_column(justify="right")
    top.add_row(title, phases(scene))
    first = scene.weave("first", player=scene.player(view.first))
    piles = Text(scene.say("piles", deck=view.deck, discard=len(view.discard)))
    return Group(top, Flow([now(scene), first, piles], "   "))


def rounds(scene: Scene) -> Text:
    """The round track: the present round stands out, and the number of dice is below each."""
    steps = []
    for number, dice in enumerate(scene.content.dice.taken_at_round_start, 1):
        here = number == scene.view.round
        word = f"{ROMAN[number - 1]}{'⁰¹²³⁴⁵⁶⁷⁸⁹'[dice]}"
        steps.append(Text(f" {word} " if here else word, "bold reverse" if here else FAINT))
    return Text.assemble(scene.say("round"), " ", joined(steps, " "))


def phases(scene: Scene) -> Text:
    """The phases of a round with the present one marked."""
    present = scene.view.phase
    if present in ("boosts", "over"):
        return Text(f" {scene.say(f'phase-{present}')} ", "bold reverse")
    steps = []
    for phase, inside in PHASES.items():
        word = scene.say(f"phase-{phase}")
        here = present in inside
        steps.append(Text(f" {word} " if here else word, "bold reverse" if here else FAINT))
    return joined(steps, " › ")


def now(scene: Scene) -> Text:
    """One sentence about what is going on."""
    view = scene.view
    player = scene.player(view.seat)
    if view.phase == "over":
        return scene.weave("now-over")
    if view.phase == "boosts":
        return scene.weave("now-boosts")
    if view.doing is not None:
        deed = scene.name(view.doing.source, "bold")
        if view.doing.kind == "title":
            deed = Text(scene.title(view.players[view.seat]), "bold")
        return scene.weave("now-doing", player=player, deed=deed)
    if view.activation is not None:
        board = scene.name(view.activation.board, "bold")
        return scene.weave("now-board", player=player, board=board, die=view.activation.cell)
    return scene.weave("now-used" if view.used else "now-turn", player=player)


def market(scene: Scene) -> RenderableType:
    """The open cards with their texts."""
    return card_table(
        scene, [(scene.pointer(("take", card)), card, "") for card in scene.view.market]
    )


def card_table(scene: Scene, cards: list[tuple[Text, str, str]]) -> RenderableType:
    """Cards one below another: a mark, the name in a style, what sort it is, what it does."""
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=1)
    grid.add_column(min_width=14, max_width=20 if scene.narrow else 24)
    grid.add_column(ratio=1)
    for mark, card, style in cards:
        sort = "advisor" if card in scene.content.advisors else "boost"
        name = Text.assemble(symbol(sort), " ", (scene.talk.name(card), style or "bold"))
        grid.add_row(mark, name, card_text(scene, card, style))
    return grid


def card_text(scene: Scene, card: str, style: str) -> RenderableType:
    """What a card does: an advisor in a sentence, a boost frame by frame."""
    content = scene.content
    if card in content.advisors:
        return Text(scene.sentence(content.advisors[card].effect), style)
    boost: Boost = content.boosts.get(card) or content.starting_boosts[card]
    return Flow(
        [
            Text.assemble((cells(frame.cells), "bold"), " ", scene.sentence(frame.effect))
            for frame in boost.frames
        ]
    )


def cells(values: tuple[int, ...]) -> str:
    """The cells of a frame: `6–4`."""
    return str(values[0]) if len(values) == 1 else f"{values[0]}–{values[-1]}"
