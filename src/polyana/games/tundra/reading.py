"""Reading the content files of Tundra: every entry typed, every effect compiled into an action."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from polyana.games.tundra.components import (
    About,
    Advisor,
    Boost,
    Character,
    CommonGoal,
    DiceTaken,
    Frame,
    FreeActions,
    Glade,
    LayoutEntry,
    Limits,
    Order,
    PersonalGoal,
    SetupNumbers,
    StartingBoost,
    StartValues,
    Switches,
    Title,
)
from polyana.games.tundra.content import Content, Keys
from polyana.games.tundra.content_check import check_content
from polyana.games.tundra.effects import RESOURCES, Action, compiled
from polyana.games.tundra.layout import Layout, drawn
from polyana.games.tundra.moves import all_moves
from polyana.games.tundra.vocabulary import VOCABULARY
from polyana.kernel import ContentFiles, Loader, Where
from polyana.notation import At, Call, Effect, Repeat, parts
from polyana.speech import refused


def read_content(files: ContentFiles) -> Content:
    """All components, with their effects compiled."""
    return _Reader(files).content()


class _Reader:
    """Reads the files entry by entry, so that an error can name the entry."""

    def __init__(self, files: ContentFiles) -> None:
        self.files = files
        self.actions: dict[str, Action] = {}

    def content(self) -> Content:
        game = "game.toml"
        orders = {
            name: by_amount(order)
            for name, order in self.files.entries("orders.toml", "order", Order).items()
        }
        titles = self.files.entries("titles.toml", "title", Title)
        glades = self.files.entries("glades.toml", "glade", Glade)
        goals = self.files.entries("common_goals.toml", "common_goal", CommonGoal)
        advisors = self.files.entries("city.toml", "advisor", Advisor)
        boosts = self.files.entries("city.toml", "boost", Boost)
        starting = self.files.entries("starting_boosts.toml", "starting_boost", StartingBoost)
        layouts = {
            name: self.layout(entry)
            for name, entry in self.files.entries("layouts.toml", "layout", LayoutEntry).items()
        }
        limits = self.files.value(game, "limits", Limits)
        for glade in glades.values():
            self.action("glades.toml", glade.id, glade.id, glade.tower)
        for advisor in advisors.values():
            self.action("city.toml", advisor.id, advisor.id, advisor.effect)
        places = dict.fromkeys(place for layout in layouts.values() for place in layout.hexes)
        return Content(
            about=self.files.value(game, "game", About),
            setup=self.files.value(game, "setup", SetupNumbers),
            start=self.files.value(game, "start", StartValues),
            limits=limits,
            dice=self.files.value(game, "dice", DiceTaken),
            free_actions=self.files.value(game, "free_actions", FreeActions),
            switches=self.files.value(game, "options", Switches),
            orders=orders,
            titles=titles,
            base_title=self.base_title(titles),
            characters=self.files.entries("characters.toml", "character", Character),
            glades=glades,
            common_goals=goals,
            personal_goals=self.files.entries("personal_goals.toml", "personal_goal", PersonalGoal),
            advisors=advisors,
            boosts=boosts,
            starting_boosts=starting,
            layouts=layouts,
            basic={
                name: self.frames("orders.toml", name, f"{name}/basic", order.basic.frames)
                for name, order in orders.items()
            },
            upgraded={
                name: self.frames("orders.toml", name, f"{name}/upgraded", order.upgraded.frames)
                for name, order in orders.items()
            },
            cells={
                **{b.id: self.frames("city.toml", b.id, b.id, b.frames) for b in boosts.values()},
                **{
                    b.id: self.frames("starting_boosts.toml", b.id, b.id, b.frames)
                    for b in starting.values()
                },
            },
            settlers={name: self.title(title) for name, title in titles.items()},
            actions=self.actions,
            moves=all_moves(
                orders=orders,
                goals={name: goal.dice for name, goal in goals.items()},
                advisors=advisors,
                boosts=boosts,
                starting=starting,
                places=places,
                workers=limits.workers_per_player,
            ),
        )

    def action(self, file: str, entry: str, key: str, text: str) -> str:
        """Compiles the action of a text; its key."""
        return self.compile(file, entry, key, VOCABULARY.parse(text, file=file, entry=entry))

    def compile(self, file: str, entry: str, key: str, effect: Effect) -> str:
        here = Where(file, entry)
        here.want(key not in self.actions, "id-taken")
        with here.looking(effect):
            self.actions[key] = compiled(effect)
        return key

    def frames(self, file: str, entry: str, stem: str, frames: tuple[Frame, ...]) -> Keys:
        """The keys by cell; the frames run over the cells from 6 down to 1."""
        cells = [cell for frame in frames for cell in frame.cells]
        Where(file, entry).want(cells == [6, 5, 4, 3, 2, 1], "frames", given=str(cells))
        keys = [""]
        for frame in reversed(frames):
            key = f"{stem}/{''.join(map(str, frame.cells))}"
            keys += [self.action(file, entry, key, frame.effect)] * len(frame.cells)
        return tuple(keys)

    def title(self, title: Title) -> int:
        """Compiles what a title does at the start of a round; the workers that it settles in setup."""
        file, settlers = "titles.toml", 0
        effect = VOCABULARY.parse(title.effect, file=file, entry=title.id)
        at_start: Effect | None = None
        for part in parts(effect):
            match part:
                case At("round_start", (), ability) if at_start is None:
                    at_start = ability
                case At("setup", (), Call("settle_worker")):
                    settlers += 1
                case At("setup", (), Repeat(Call("settle_worker"), int(times))):
                    settlers += times
                case _:
                    raise Where(file, title.id).wrong("title-effect", part=str(part))
        if at_start is not None:
            self.compile(file, title.id, title.id, at_start)
        return settlers

    def base_title(self, titles: dict[str, Title]) -> str:
        base = [title.id for title in titles.values() if title.kind == "base"]
        Where("titles.toml", "title").want(len(base) == 1, "base-title", given=len(base))
        return base[0]

    def layout(self, entry: LayoutEntry) -> Layout:
        hexes, here = (*entry.glades, *entry.settlements), Where("layouts.toml", entry.id)
        here.want(len(set(hexes)) == len(hexes), "hex-twice")
        named = [*entry.edge, *(at for seat in (*entry.start, *entry.workers) for at in seat)]
        for at in named:
            here.want(at in hexes, "no-glade", at=str(list(at)))
        return drawn(entry)


def by_amount(order: Order) -> Order:
    """A board whose price names the most first, in whatever order its keys are written."""
    place = {kind: number for number, kind in enumerate(RESOURCES)}
    price = sorted(order.upgrade_cost.items(), key=lambda part: (-part[1], place.get(part[0], 9)))
    return msgspec.structs.replace(order, upgrade_cost=dict(price))


load_content: Final = Loader(
    Path(__file__).parent / "content", read_content, check_content, refused
)
