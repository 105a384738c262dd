"""What an arena says to people: its own messages, and the names of bots, choices and categories."""

from __future__ import annotations

import math
from collections.abc import Mapping
from importlib.resources import files

from polyana.arena.balance import ORDER, SEAT
from polyana.arena.figures import Interval
from polyana.games import AnyGame
from polyana.speech import Speech, TableTalk


class ArenaTalk(Speech):
    """What is said of an arena of one game, in one language."""

    def __init__(self, game: AnyGame, language: str) -> None:
        super().__init__(language, files("polyana.arena").joinpath("locale", f"{language}.ftl"))
        self.talk = TableTalk(game, language)
        self.game = self.talk.say("game-name")

    def choice(self, by: str) -> str:
        """The title of a choice."""
        return self.say("choice-seat") if by == SEAT else self.talk.say(f"choice-{by}")

    def value(self, by: str, value: str) -> str:
        """What a seat began with, by its name; a value of several words is several names."""
        if by in (SEAT, ORDER):
            return self.say(f"choice-{by}-value", number=int(value))
        return " · ".join(self.talk.name(word) for word in value.split())

    def category(self, what: str) -> str:
        """What a kind of score line is for; where the line itself counts something, its form `.kind` says it."""
        return self.talk.form(f"line-{what}", "kind", ("kind",))

    def table(self, options: Mapping[str, object]) -> str:
        """The options of a table in words; what is off or not used is left out."""
        said = [self.say("table-players", number=int(str(options["players"])))]
        for key, value in options.items():
            if key == "players" or value is False or value in ("none", ""):
                continue
            title = self.talk.form(f"option-{key}", "short", ("short",))
            said.append(title if value is True else f"{title}: {self._option_value(key, value)}")
        return ", ".join(said)

    def _option_value(self, key: str, value: object) -> str:
        if self.talk.has(f"option-{key}", str(value)):
            return self.talk.form(f"option-{key}", str(value), ())
        return self.talk.name(str(value))

    def share(self, interval: Interval) -> tuple[str, str]:
        """A share in per cent, and its interval."""
        low, rate, high = interval
        if math.isnan(rate):
            return "—", ""
        return self.percent(rate), f"{100 * low:.0f}–{100 * high:.0f}"

    def mean(self, interval: Interval, digits: int = 1) -> tuple[str, str]:
        """A mean, and its interval."""
        low, middle, high = interval
        if math.isnan(middle):
            return "—", ""
        bounds = f"{self.decimal(low, digits)}–{self.decimal(high, digits)}"
        return self.decimal(middle, digits), "" if math.isinf(low) else bounds

    def percent(self, share: float) -> str:
        """A share in per cent."""
        return f"{100 * share:.0f}\u202f%"

    def decimal(self, value: float, digits: int = 1) -> str:
        """A number as it is written in this language."""
        return written(value, digits, self.language)

    def plain(self, value: float) -> str:
        """A number without digits that say nothing."""
        return self.decimal(value, 0 if value == int(value) else 1)


def written(value: float, digits: int, language: str) -> str:
    """A number as it is written in a language; what is rounded to zero has no sign.

    >>> written(-1.25, 2, "ru"), written(-0.03, 1, "en")
    ('−1,25', '0.0')
    """
    text = f"{value:z.{digits}f}".replace("-", "−")
    return text.replace(".", ",") if language == "ru" else text


def bracketed(figure: str, bounds: str) -> str:
    """A figure with its interval on one line.

    >>> bracketed("80 %", "49–94"), bracketed("7", "")
    ('80 % (49–94)', '7')
    """
    return f"{figure} ({bounds})" if bounds else figure
