"""What the viewer could do on the map now: every place with its price and what it would bring."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from polyana.drawing import CAN_DO, FAINT, joined, section
from polyana.games.revive.outlook import Due, Gained, OwnOutlook, Raised
from polyana.games.revive.screen.ink import Scene, goods, steps, symbol
from polyana.kernel import Sight

Offer = tuple[Text, Text, Text]
"""What and where, its price, what it brings."""


def offers(scene: Scene, sight: Sight) -> Iterator[RenderableType]:
    """The places that may be chosen, or the sizes and technologies at the place that was."""
    outlook = scene.view.outlook
    if outlook is None:
        return
    rows = [*on_the_map(scene, outlook), *at_the_place(scene, outlook, sight)]
    if not rows:
        return
    yield section(scene, "offers")
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
    grid.add_column(no_wrap=True)
    grid.add_column()
    grid.add_column(ratio=1)
    for row in rows:
        grid.add_row(*row)
    yield grid


def on_the_map(scene: Scene, outlook: OwnOutlook) -> Iterator[Offer]:
    """Tiles, locations, desert hexes, and where the tribe ability may be used."""
    for place, due in outlook.explore.items():
        if ("explore", place) in scene.moves:
            points = symbol("vp", scene.view.tiles[place].vp)
            yield what(scene, "explore", place), price(scene, due), points
    for place, dues in outlook.populate.items():
        if ("populate", place) in scene.moves:
            yield what(scene, "populate", place), Text(), technologies(scene, dues)
    for place, sizes in outlook.build.items():
        if ("build", place) in scene.moves:
            yield from raisings(scene, place, sizes)
    for place, due in outlook.ability.items():
        if ("target", place) in scene.moves:
            yield what(scene, "ability", place), price(scene, due), Text()


def at_the_place(scene: Scene, outlook: OwnOutlook, sight: Sight) -> Iterator[Offer]:
    """R-132, R-137: the sizes or technologies that are asked for."""
    for question in sight.questions:
        if question.seat != scene.seat or not question.about:
            continue
        place = str(question.about[0])
        if question.kind == "building_size":
            yield from raisings(scene, place, outlook.build.get(place, {}))
        elif question.kind == "populate_tech":
            for tech, due in outlook.populate.get(place, {}).items():
                if due.ready:
                    yield Text.assemble(pointer(), scene.name(tech)), price(scene, due), Text()


def what(scene: Scene, action: str, place: str) -> Text:
    """An action at a place, with the pointer."""
    return Text.assemble(pointer(), scene.say(f"offer-{action}"), " ", scene.name(place, "bold"))


def pointer() -> Text:
    return Text("►", CAN_DO)


def technologies(scene: Scene, dues: Mapping[str, Due]) -> Text:
    """R-122: the technologies that could be paid at a location, each with all that is paid for it."""
    every = (
        Text.assemble(scene.name(tech), " ", price(scene, due))
        for tech, due in dues.items()
        if due.ready
    )
    return joined(every, "; ")


def raisings(scene: Scene, place: str, sizes: Mapping[str, Raised]) -> Iterator[Offer]:
    """A small and a large building on a hex."""
    for size, one in sizes.items():
        if one.due.ready:
            yield what(scene, size, place), price(scene, one.due), gains(scene, one)


def price(scene: Scene, due: Due) -> Text:
    """What is paid; how much of it is for the way, who gets books, what is used up."""
    more = []
    if due.range:
        more.append(Text(scene.say("of-range", n=due.range)))
    if due.off:
        more.append(Text(scene.say("still-off", n=due.off)))
    if due.lacks and due.ready:
        missing = sum(number for kind, number in due.lacks.items() if kind != "crystal")
        if missing:
            more.append(scene.weave("by-crystals", crystals=symbol("crystal", missing)))
    if due.books:
        others = joined((scene.token(seat) for seat in due.books), "")
        more.append(scene.weave("books-to", players=others))
    more += [Text(scene.say("uses-armed"))] if due.uses else []
    aside = Text.assemble(" (", joined(more, ", "), ")") if more else Text()
    return Text.assemble(goods(due.total), aside)


def gains(scene: Scene, one: Raised) -> Text:
    """What a building would bring."""
    crystals = [Text.assemble("+", symbol("crystal", one.crystals))] if one.crystals else []
    return joined([*gained(scene, one.gains), *crystals], "  ")


def gained(scene: Scene, found: Gained) -> Iterator[Text]:
    """Steps, the bonus spaces that they reach, rewards of oceans."""
    if found.steps:
        yield steps(found.steps)
    for reward in found.rewards.values():
        yield Text.assemble(symbol("ocean"), " ", scene.shorthand(reward))
    if found.bonuses:
        names = ", ".join(scene.talk.name(name) for name in found.bonuses)
        yield Text(f"→ {names}", FAINT)
