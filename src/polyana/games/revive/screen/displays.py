"""What lies open for everybody: citizens, machines, modules, artifacts, the tracks of score and hibernation."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from polyana.drawing import FAINT, Flow, joined
from polyana.games.revive.effects import COLOURS, Card
from polyana.games.revive.screen.ink import Scene, colours, symbol


def displays(scene: Scene) -> Iterator[RenderableType]:
    """The three displays with their stacks."""
    view = scene.view
    yield Text(scene.say("display-citizens", stack=view.citizens.stack), FAINT)
    yield cards(scene, view.citizens.open)
    stacks = "/".join(str(view.machines[colour].stack) for colour in COLOURS)
    yield Text(scene.say("display-machines", stacks=stacks), FAINT)
    every = [name for colour in COLOURS for name in view.machines[colour].open]
    yield Flow([machine(scene, name) for name in every], "   ")
    yield Text(scene.say("display-modules", stack=view.modules.stack), FAINT)
    yield Flow([module(scene, name) for name in view.modules.open], "   ")


def cards(scene: Scene, names: Sequence[str]) -> RenderableType:
    """Cards one below another with both halves in signs."""
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
    grid.add_column(no_wrap=True)
    grid.add_column(ratio=1)
    grid.add_column(ratio=1)
    for name in names:
        card = scene.content.cards[name]
        title = Text.assemble(scene.reach(name), scene.tinted(name, card.colour))
        grid.add_row(title, half(scene, card, "top"), half(scene, card, "bottom"))
    return grid


def half(scene: Scene, card: Card, name: str) -> Text:
    """A half of a card in signs, with slot symbol and flasks."""
    own = card.half(name)
    mark = Text("▀ " if name == "top" else "▄ ", FAINT)
    return Text.assemble(mark, scene.shorthand(own.effect.text), marks(own.chain, own.flasks))


def marks(chain: bool, flasks: int) -> Text:
    """The slot symbol and flasks."""
    found = Text(" ") if chain or flasks else Text()
    if chain:
        found.append_text(symbol("chain"))
    return Text.assemble(found, symbol.times("flask", flasks))


def machine(scene: Scene, name: str) -> Text:
    """A machine with its colour and what it does."""
    entry = scene.content.machines[name]
    effect = joined((scene.shorthand(clause.text) for clause in entry.clauses), " + ")
    title = scene.tinted(name, entry.colour) if entry.colour else scene.name(name)
    return Text.assemble(scene.reach(name), title, ": ", effect, marks(False, entry.flasks))


def module(scene: Scene, name: str) -> Text:
    """A module with its colours and what it does."""
    entry = scene.content.modules[name]
    return Text.assemble(
        scene.reach(name),
        colours(entry.colours),
        f" {scene.talk.name(name)}: ",
        scene.shorthand(entry.effect.text),
        marks(False, entry.flasks),
    )


# Tracks that all share


def common_tracks(scene: Scene) -> Iterator[RenderableType]:
    """R-051, R-185: bonus spaces of the score track, rewards of the hibernation track with the markers, the craters."""
    content, view = scene.content, scene.view
    bonuses = [
        Text.assemble((f"{space} ", "bold"), scene.shorthand(effect.text))
        for space, effect in content.score_bonuses.items()
    ]
    yield Flow([Text(scene.say("track-score"), FAINT), *bonuses], "  ")
    spaces = [Text(scene.say("track-sleep"), FAINT)]
    for space, effect in content.rewards.items():
        there = [scene.token(n) for n, one in enumerate(view.players) if one.hibernation == space]
        removes = space == content.hibernation.remove_main_artifact_on_entering
        reward = [scene.shorthand(effect.text)] if effect.text else []
        away = [Text.assemble("−", symbol("artifact"))] if removes else []
        spaces.append(joined([Text(str(space), "bold"), *reward, *away, *there], " "))
    yield Flow(spaces, "  ")
    gems = [
        Text.assemble(symbol("artifact"), f" {scene.say(f'gem-{gem}', n=number)}")
        for gem, number in view.artifacts.items()
    ]
    spare = [Text(scene.say("gem-spare", n=view.spare))] if view.spare else []
    stacks = [
        Text(scene.say("stack-crates", n=view.crates)),
        Text(scene.say("stack-energy", n=view.energy)),
    ]
    yield Flow([*gems, *spare, *(Text.assemble(one, style=FAINT) for one in stacks)], "  ")
