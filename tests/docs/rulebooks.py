"""Reads the rulebooks of the games: their rules, tables and entries, in both languages."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from voevoda.core.parameters import ParameterSet
from voevoda.games.cerilia.params import PARAMETERS as CERILIA
from voevoda.games.cities.params import PARAMETERS as CITIES
from voevoda.games.grand.params import PARAMETERS as GRAND
from voevoda.games.wizardrimort.params import PARAMETERS as WIZARDRIMORT

ROOT = Path(__file__).parents[2]
LANGUAGES = ("en", "ru")

MENTION = re.compile(r"\b[A-Z]{3}-[A-Z]{3,4}-[AD]?\d\d\b")
RULE = re.compile(rf'<a id="({MENTION.pattern})"></a>\*\*({MENTION.pattern})\*\* (\S.*)')
CODE = re.compile(r"(?<!`)`([^`\n]+)`")
SCENARIO_CELLS = 6


@dataclass(frozen=True)
class Rulebook:
    """The rulebook of a game, and what it has to speak of."""

    game: str
    parameters: ParameterSet
    rules: int
    """How many numbered rules the game has."""

    @property
    def rule_ids(self) -> list[str]:
        """The numbers of all rules, from the list of the tests."""
        path = ROOT / f"tests/games/{self.game}/rule_ids.txt"
        return path.read_text(encoding="utf-8").split()

    def text(self, language: str) -> str:
        """Return the whole text."""
        path = ROOT / f"src/voevoda/games/{self.game}/rulebook/{language}.md"
        return path.read_text(encoding="utf-8")

    def lines(self, language: str) -> list[str]:
        """Return the lines of the text."""
        return self.text(language).splitlines()

    def paragraphs(self, language: str) -> dict[str, str]:
        """Return the text of each rule's own paragraph by rule id."""
        return {m[1]: m[3] for line in self.lines(language) if (m := RULE.fullmatch(line))}

    def shape(self, language: str) -> list[str]:
        """Return the kind of every line: what must agree between the languages."""
        shape = []
        for line in self.lines(language):
            if rule := RULE.fullmatch(line):
                shape.append(rule[1])
            elif line.startswith("|"):
                shape.append(f"row of {line.count('|') - 1}")
            elif heading := re.match(r"#+ ", line):
                shape.append(heading[0])
            else:
                shape.append("list" if line.startswith("- ") else "text" if line else "")
        return shape

    def rows(self, language: str) -> list[list[str]]:
        """Return the cells of every row of every table."""
        return [
            [cell.strip() for cell in line.strip("|").split("|")]
            for line in self.lines(language)
            if line.startswith("|")
        ]

    def table_under(self, language: str, rule: str) -> str:
        """Return the table that belongs to a rule."""
        chapter = self.text(language).split(f'<a id="{rule}">')[1].split("<a id=")[0]
        return chapter.split("\n\n")[1]

    def scenario(self, language: str, name: str) -> tuple[list[str], list[str]]:
        """Return the row of a scenario in the table of all, and the paragraphs that tell of it.

        These are what is told, under the name in the row, and the table behind it if it has one.
        """
        rows = [row for row in self.rows(language) if row[0] == f"`{name}`"]
        row = next(row for row in rows if len(row) == SCENARIO_CELLS)
        told = self.text(language).split(f"\n\n**{row[1]}** (`{name}`). ")[1]
        return row, told.split("\n\n")[:2]


BOOKS = (
    Rulebook("cities", CITIES, 134),
    Rulebook("cerilia", CERILIA, 174),
    Rulebook("grand", GRAND, 187),
    Rulebook("wizardrimort", WIZARDRIMORT, 258),
)
