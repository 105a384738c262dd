"""The content of Tundra: its components, and the actions compiled from their effects."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from polyana.games.tundra.components import (
    About,
    Advisor,
    Boost,
    Character,
    CommonGoal,
    DiceTaken,
    FreeActions,
    Glade,
    Limits,
    Order,
    PersonalGoal,
    SetupNumbers,
    StartingBoost,
    StartValues,
    Switches,
    Title,
)
from polyana.games.tundra.effects import TRACKS, Action
from polyana.games.tundra.layout import Layout
from polyana.games.tundra.moves import Moves
from polyana.kernel import Content as KernelContent
from polyana.kernel import Named
from polyana.speech import Speech

Keys = tuple[str, ...]
"""The key of the action at each cell: index 1 to 6, index 0 is empty."""


class Content(KernelContent, frozen=True, kw_only=True):
    """All of Tundra's components, and the actions by key."""

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


def names(content: Content, language: str) -> dict[str, str]:
    """The names of all components, resources as they stand within a sentence; places are called as they are, `b3`.

    A title is also there as `title/character`, in the gender of who bears it (T-904); -1 has a true minus sign.
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
    return found | {track: words.say(f"noun-{track}", n=1) for track in TRACKS} | {"-1": "−1"}


def title_name(content: Content, title: str, character: str, language: str) -> str:
    """T-904: the name of a title in the gender of the character who bears it."""
    card = content.titles[title]
    female = content.characters[character].gender == "female"
    return (card.name_female if female else card.name).read(language)
