"""Fluent messages of one language from any number of files; a missing message is an error, never a silent id."""

from __future__ import annotations

from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message
from fluent.syntax import ast as ftl

LANGUAGES = ("ru", "en")


class MissingText(LookupError):
    """A message that is needed and that no locale file has, or has with a mistake in it."""


class Speech:
    """Says things in one language; `files` are Fluent files, each message may stand in one of them only."""

    def __init__(self, language: str, *files: Traversable) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self.messages: set[str] = set()
        for file in files:
            self._load(file)

    def say(self, name: str, /, **args: str | float) -> str:
        """The text of a message."""
        return self.form(name, "", (), **args)

    def form(
        self, name: str, attribute: str, plain: tuple[str, ...], /, **args: str | float
    ) -> str:
        """A message in one of its forms (attributes); those of `plain` may be the plain form."""
        found = self._message(name)
        pattern = found.value
        if attribute in found.attributes:
            pattern = found.attributes[attribute]
        elif attribute and attribute not in plain:
            raise MissingText(f"{self.language}: {message_id(name)}.{attribute} is missing")
        if pattern is None:
            raise MissingText(f"{self.language}: {message_id(name)} has no text")
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise MissingText(f"{self.language}: {message_id(name)}: {errors[0]}")
        return str(text).strip()

    def has(self, name: str, attribute: str = "") -> bool:
        """Whether there is such a message, or such a form of it."""
        if message_id(name) not in self.messages:
            return False
        return not attribute or attribute in self._message(name).attributes

    def _message(self, name: str) -> Message:
        if message_id(name) not in self.messages:
            raise MissingText(f"{self.language}: {message_id(name)} is missing")
        return self._bundle.get_message(message_id(name))

    def _load(self, file: Traversable) -> None:
        resource = FluentResource(file.read_text(encoding="utf-8"))
        for entry in resource.body:
            if isinstance(entry, ftl.Junk):
                raise MissingText(f"{file.name}: cannot be read: {(entry.content or '').strip()}")
            if isinstance(entry, ftl.Message):
                if entry.id.name in self.messages:
                    raise MissingText(f"{file.name}: {entry.id.name} is there twice")
                self.messages.add(entry.id.name)
        self._bundle.add_resource(resource)


def message_id(name: str) -> str:
    """The Fluent name of a word.

    >>> message_id("counter-own_tower")
    'counter-own-tower'
    """
    return name.replace("_", "-").replace(" ", "-")
