"""Words: Fluent messages in the reader's language, shared with the browser client."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from voevoda.core.errors import Message

LANGUAGES = ("en", "ru")
DEFAULT_LANGUAGE = "en"

_folders: dict[str, None] = {str(Path(__file__).parents[1] / "texts"): None}


def add_folder(folder: Path) -> None:
    """Add the texts of a game: `<language>.ftl` or `common.<language>.ftl` in `folder`."""
    if str(folder) not in _folders:
        _folders[str(folder)] = None
        _words_of.cache_clear()


def say(language: str, message: Message) -> str:
    """Return the sentence of a message.

    Never raises: an id without words comes back with its data.
    """
    args = {
        name: say(language, value) if isinstance(value, Message) else value
        for name, value in message.args.items()
    }
    return words(language, message.id, args)


def words(language: str, id: str, args: Mapping[str, Any] | None = None) -> str:
    """Return the words of a message id, or of its attribute as `id.attribute`."""
    name, _, attribute = id.partition(".")
    for each in (language, DEFAULT_LANGUAGE):
        found = _words_of(each).message(name)
        if found is None:
            continue
        pattern = found.attributes.get(attribute) if attribute else found.value
        if pattern is not None:
            return str(_words_of(each).bundle.format_pattern(pattern, dict(args or {}))[0])
    return id + (f" {dict(args)}" if args else "")


def has_words(language: str, id: str) -> bool:
    """Return whether a language has a message of its own for `id`."""
    name, _, attribute = id.partition(".")
    found = _words_of(language).message(name)
    return found is not None and (not attribute or attribute in found.attributes)


class _Words:
    """The messages of a language, each parsed when it is asked for: all at once would be slow."""

    def __init__(self, language: str) -> None:
        self.bundle = FluentBundle([language], use_isolating=False)
        self._sources: dict[str, str] = {}
        for folder in map(Path, _folders):
            for file in (folder / f"{language}.ftl", folder / f"common.{language}.ftl"):
                if file.exists():
                    for name, source in _ENTRY.findall(file.read_text("utf-8")):
                        self._sources.setdefault(name, source)

    def message(self, name: str) -> Any | None:
        """Return the message of that id, None where the language has none."""
        self._parse(name)
        return self.bundle.get_message(name) if self.bundle.has_message(name) else None

    def _parse(self, name: str) -> None:
        source = self._sources.get(name)
        if source is None or self.bundle.has_message(name):
            return
        self.bundle.add_resource(FluentResource(source))
        for inner in _REFERENCE.findall(source):
            self._parse(inner)


_ENTRY = re.compile(r"(?ms)^(?=([A-Za-z][\w-]*) *=)(.+?)(?=^[A-Za-z#]|\Z)")
"""A message from its id to the next one or a comment."""
_REFERENCE = re.compile(r"\{\s*([A-Za-z][\w-]*)")


@lru_cache
def _words_of(language: str) -> _Words:
    return _Words(language)
