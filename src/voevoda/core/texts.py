"""Words: Fluent messages in the reader's language, shared with the browser client."""

from __future__ import annotations

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
        _bundle.cache_clear()


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
        bundle = _bundle(each)
        if not bundle.has_message(name):
            continue
        found = bundle.get_message(name)
        pattern = found.attributes.get(attribute) if attribute else found.value
        if pattern is not None:
            return str(bundle.format_pattern(pattern, dict(args or {}))[0])
    return id + (f" {dict(args)}" if args else "")


def has_words(language: str, id: str) -> bool:
    """Return whether a language has a message of its own for `id`."""
    name, _, attribute = id.partition(".")
    bundle = _bundle(language)
    if not bundle.has_message(name):
        return False
    return not attribute or attribute in bundle.get_message(name).attributes


@lru_cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for folder in map(Path, _folders):
        for file in (folder / f"{language}.ftl", folder / f"common.{language}.ftl"):
            if file.exists():
                bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle
