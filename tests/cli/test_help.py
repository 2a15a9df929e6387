"""Help and the guides name every command, argument and option, in both languages."""

from pathlib import Path
from typing import Any

import pytest
import typer

from tests.cli.conftest import Voevoda
from voevoda.cli.main import app

DOCS = Path(__file__).parents[2] / "docs"
LANGUAGES = ("en", "ru")


def commands() -> dict[str, Any]:
    program: Any = typer.main.get_command(app)
    return dict(program.commands)


def options(command: Any) -> list[str]:
    found = [
        name
        for param in command.params
        if param.param_type_name == "option"
        for name in [*param.opts, *param.secondary_opts]
    ]
    return [*found, "--help", "--lang"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_lists_every_command_with_its_purpose(voevoda: Voevoda, language: str) -> None:
    ran = voevoda("--help", "--lang", language)
    assert ran.code == 0
    for name in commands():
        assert any(line.split()[:1] == [name] for line in ran.out.splitlines())
    assert "cli-" not in ran.out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", commands())
def test_help_of_a_command_explains_every_option(
    voevoda: Voevoda, name: str, language: str
) -> None:
    ran = voevoda(name, "--help", "--lang", language)
    assert ran.code == 0
    assert all(option in ran.out for option in options(commands()[name]))
    assert "cli-" not in ran.out  # an id without words


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_describes_every_command_and_option(language: str) -> None:
    guide = (DOCS / f"guide-command-line.{language}.md").read_text("utf-8")
    shared, *parts = guide.split("\n## `voevoda ")
    chapters = {part.split("`")[0].split()[0]: part for part in parts}
    assert list(chapters) == list(commands())
    for name, command in commands().items():
        text = shared + chapters[name]
        assert [option for option in options(command) if f"`{option}" not in text] == []
