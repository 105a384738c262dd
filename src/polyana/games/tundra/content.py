"""The content of Tundra: TOML files, loaded into typed structures, effects compiled into actions."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path

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
    Named,
    Order,
    PersonalGoal,
    SetupNumbers,
    StartingBoost,
    StartValues,
    Switches,
    Title,
)
from polyana.games.tundra.effects import TRACKS, VOCABULARY, Action, compiled
from polyana.games.tundra.layout import Layout, drawn
from polyana.games.tundra.moves import Moves, all_moves
from polyana.kernel import ContentError, ContentFiles
from polyana.notation import At, Effect, Repeat, Verb, parts
from polyana.speech import Speech

Keys = tuple[str, ...]
"""The key of the action at each cell: index 1 to 6, index 0 is empty."""


class Content(msgspec.Struct, frozen=True):
    """All of Tundra's components, and the actions by key."""

    hash: str
    about: About
    setup: SetupNumbers
    start: StartValues
    limits: Limits
    dice: DiceTaken
    free_actions: FreeActions
    switches: Switches
    orders: dict[str, Order]
    titles: dict[str, Title]
    base_title: str
    characters: dict[str, Character]
    glades: dict[str, Glade]
    common_goals: dict[str, CommonGoal]
    personal_goals: dict[str, PersonalGoal]
    advisors: dict[str, Advisor]
    boosts: dict[str, Boost]
    starting_boosts: dict[str, StartingBoost]
    layouts: dict[str, Layout]
    actions: dict[str, Action]
    """By key: a title, an advisor or a glade (its tower) by id; a frame by `board/side/cells` or `boost/cells`."""
    basic: dict[str, Keys]
    upgraded: dict[str, Keys]
    """The actions of an order board by cell, on its two sides."""
    cells: dict[str, Keys]
    """The actions of a boost by cell."""
    settlers: dict[str, int]
    """By title: the workers that its owner puts on the settlement in setup."""
    moves: Moves

    def layout_of(self, players: int, choice: str) -> Layout | None:
        """T-106: the layout that a choice means with so many players; None if there is no such one."""
        for name, layout in self.layouts.items():
            standard = choice == "standard" == layout.entry.kind
            if layout.entry.players == players and (standard or choice == name):
                return layout
        return None


def load_content(override: Path | None = None) -> Content:
    """The content of the game's folder, files replaced by those of the override, checked as a whole."""
    return _load(override)


@cache
def _load(override: Path | None) -> Content:
    from polyana.games.tundra.content_check import check_content

    files = ContentFiles(Path(__file__).parent / "content", override)
    content = _Reader(files).content()
    check_content(content)
    return content


def names(content: Content, language: str) -> dict[str, str]:
    """The names of all components, resources as they stand within a sentence; places are called as they are, `b3`.

    A title is also there as `title/character`, in the gender of who bears it (T-904).
    """
    every: tuple[Iterable[Named], ...] = (
        *(content.orders.values(), content.titles.values(), content.characters.values()),
        *(content.glades.values(), content.advisors.values(), content.boosts.values()),
        *(content.starting_boosts.values(), content.common_goals.values()),
        *(content.personal_goals.values(), (layout.entry for layout in content.layouts.values())),
    )
    found = {entry.id: entry.name.read(language) for group in every for entry in group}
    for title in content.titles:
        for character in content.characters:
            found[f"{title}/{character}"] = title_name(content, title, character, language)
    words = Speech(language, Path(__file__).parent / "locale" / f"effects.{language}.ftl")
    return found | {track: words.say(f"noun-{track}", n=1) for track in TRACKS}


def title_name(content: Content, title: str, character: str, language: str) -> str:
    """T-904: the name of a title in the gender of the character who bears it."""
    card = content.titles[title]
    female = content.characters[character].gender == "female"
    return (card.name_female if female else card.name).read(language)


class _Reader:
    """Reads the files entry by entry, so that an error can name the entry."""

    def __init__(self, files: ContentFiles) -> None:
        self.files = files
        self.actions: dict[str, Action] = {}

    def content(self) -> Content:
        game = "game.toml"
        orders = self.files.entries("orders.toml", "order", Order)
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
            hash=self.files.hash,
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
        if key in self.actions:
            raise ContentError(file, entry, "another component has this id already")
        try:
            self.actions[key] = compiled(effect)
        except ValueError as error:
            raise ContentError(file, entry, f"{str(effect)!r}: {error}") from None
        return key

    def frames(self, file: str, entry: str, stem: str, frames: tuple[Frame, ...]) -> Keys:
        """The keys by cell; the frames run over the cells from 6 down to 1."""
        cells = [cell for frame in frames for cell in frame.cells]
        if cells != [6, 5, 4, 3, 2, 1]:
            raise ContentError(file, entry, f"the frames run over the cells 6 to 1, not {cells}")
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
                case At("setup", (), Verb("settle_worker")):
                    settlers += 1
                case At("setup", (), Repeat(Verb("settle_worker"), int(times))):
                    settlers += times
                case _:
                    raise ContentError(file, title.id, f"a title cannot do {str(part)!r}")
        if at_start is not None:
            self.compile(file, title.id, title.id, at_start)
        return settlers

    def base_title(self, titles: dict[str, Title]) -> str:
        base = [title.id for title in titles.values() if title.kind == "base"]
        if len(base) != 1:
            raise ContentError("titles.toml", "title", f"there is one base title, not {len(base)}")
        return base[0]

    def layout(self, entry: LayoutEntry) -> Layout:
        hexes = (*entry.glades, *entry.settlements)
        if len(set(hexes)) != len(hexes):
            raise ContentError("layouts.toml", entry.id, "a hex is listed twice")
        named = [*entry.edge, *(at for seat in (*entry.start, *entry.workers) for at in seat)]
        for at in named:
            if at not in hexes:
                raise ContentError("layouts.toml", entry.id, f"there is no glade at {list(at)}")
        return drawn(entry)
