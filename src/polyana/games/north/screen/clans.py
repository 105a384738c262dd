"""The clans, while they are chosen."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from polyana.drawing import FAINT, Flow, joined, section
from polyana.games.north.components import Clan
from polyana.games.north.screen.ink import Scene, supply, symbol
from polyana.games.north.vocabulary import VOCABULARY
from polyana.notation import amounts

HARDEST = 10


def clans(scene: Scene) -> Iterator[RenderableType]:
    """N-246: the clans with their people, difficulty and what they begin with."""
    if scene.view.phase != "clans":
        return
    yield section(scene, "clans")
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=1)
    grid.add_column(ratio=1)
    for clan in scene.content.clans.values():
        grid.add_row(scene.pointer(("clan", clan.id)), face(scene, clan))
    yield grid
    first = joined((scene.name(name) for name in scene.content.about.first_game), ", ")
    yield scene.weave("first-game", clans=first)


def face(scene: Scene, clan: Clan) -> RenderableType:
    """A clan: who they are, how hard they are to play, their goods, what they are good at."""
    faction = clan.faction.ru if scene.talk.language == "ru" else clan.faction.en
    taken = any(player.clan == clan.id for player in scene.view.players)
    grid = Grid.grid()
    grid.add_row(
        Flow(
            [
                Text.assemble(scene.name(clan.id, "strike dim" if taken else "bold")),
                Text(scene.say("taken") if taken else faction, FAINT),
                difficulty(scene, clan),
                beginning(scene, clan),
            ],
            "  ",
        )
    )
    grid.add_row(Text(clan.blurb.read(scene.talk.language)))
    grid.add_row(Text(clan.tip.read(scene.talk.language), FAINT))
    return grid


def difficulty(scene: Scene, clan: Clan) -> Text:
    """Pips, and the number."""
    pips = "●" * clan.difficulty + "○" * (HARDEST - clan.difficulty)
    return Text.assemble(
        (scene.say("difficulty"), FAINT), " ", pips, f" {clan.difficulty}/{HARDEST}"
    )


def beginning(scene: Scene, clan: Clan) -> Text:
    """N-039, N-040: the Goods of the starting cards, and the Workers."""
    found: dict[str, int] = {}
    for name in scene.content.starts[clan.id]:
        title = scene.content.titles[scene.content.cards[name].title]
        for written in (title.goods, title.bonus):
            for good, number in amounts(VOCABULARY.read(written)).items() if written else ():
                found[good] = found.get(good, 0) + number
    signs = Text.assemble(supply(found), " ", symbol("worker", clan.start_workers))
    return Text.assemble((scene.say("begins-with"), FAINT), " ", signs)
