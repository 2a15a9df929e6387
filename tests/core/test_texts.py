"""Both languages say everything: every id and plural, and every kind that a game declares."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import voevoda
from voevoda.core.actions import PLAIN_NUMBER, hyphened
from voevoda.core.errors import Argument, Message, NotFoundError
from voevoda.core.game import Game
from voevoda.core.parameters import Option, Origin, Parameter
from voevoda.core.registry import all_games
from voevoda.core.texts import LANGUAGES, add_folder, has_words, say, words

SOURCES = Path(voevoda.__file__).parent
GAMES = all_games()
FOLDERS = [SOURCES / "texts", *sorted((SOURCES / "games").glob("*/texts"))]
"""Of all games in the tree: one that is not offered yet speaks both languages too."""
PAGE = Path(__file__).parents[2] / "web/src"
ID = re.compile(r"[a-z]+(-[a-z0-9]+)+")

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
each_language = pytest.mark.parametrize("language", LANGUAGES)


class Variables(Visitor):
    """Collects the variables of a pattern, and by which values they choose between variants."""

    def __init__(self, pattern: ftl.BaseNode) -> None:
        self.used: set[str] = set()
        self.choosing: dict[str, set[str]] = {}
        self.visit(pattern)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.used.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        if isinstance(node.selector, ftl.VariableReference):
            values = self.choosing.setdefault(node.selector.id.name, set())
            for variant in node.variants:
                if isinstance(variant.key, ftl.Identifier) and not variant.default:
                    values.add(variant.key.name)
        self.generic_visit(node)


def entries(language: str) -> Iterator[ftl.EntryType]:
    for folder in FOLDERS:
        for file in (folder / f"common.{language}.ftl", folder / f"{language}.ftl"):
            if file.exists():
                yield from FluentParser(with_spans=False).parse(file.read_text("utf-8")).body


def patterns(language: str) -> Iterator[tuple[str, ftl.Pattern]]:
    """Yield every text under its id, attributes as `id.attribute`."""
    for entry in entries(language):
        if isinstance(entry, ftl.Message):
            if entry.value:
                yield entry.id.name, entry.value
            for attribute in entry.attributes:
                yield f"{entry.id.name}.{attribute.id.name}", attribute.value


CATALOGUES = {
    language: {id: Variables(pattern) for id, pattern in patterns(language)}
    for language in LANGUAGES
}


def kebab(name: str) -> str:
    return name.lower().replace("_", "-").replace(".", "-")


def missing(ids: list[str]) -> list[str]:
    return [
        f"{language}: {id}" for language in LANGUAGES for id in ids if not has_words(language, id)
    ]


# The files


@each_language
def test_every_line_is_fluent(language: str) -> None:
    junk = [entry.content for entry in entries(language) if isinstance(entry, ftl.Junk)]
    assert junk == []


@each_language
def test_no_id_stands_twice(language: str) -> None:
    ids = [id for id, _ in patterns(language)]
    assert len(ids) == len(set(ids)) > 0


def test_languages_have_the_same_texts_and_variables() -> None:
    english, russian = (
        {id: variables.used for id, variables in CATALOGUES[language].items()}
        for language in ("en", "ru")
    )
    assert english == russian


@each_language
def test_every_text_is_in_its_language_and_is_plain_text(language: str) -> None:
    for id, pattern in patterns(language):
        text = " ".join(_plain(pattern))
        cyrillic = re.search("[а-яё]", text, re.IGNORECASE)
        assert "<" not in text, id
        if re.search(r"[^\W\d_]{2}", text):
            assert bool(cyrillic) == (language == "ru"), f"{id}: {text}"


def _plain(pattern: ftl.BaseNode) -> Iterator[str]:
    found: list[str] = []

    class Texts(Visitor):
        def visit_TextElement(self, node: ftl.TextElement) -> None:
            found.append(node.value)

    Texts().visit(pattern)
    yield from found


@each_language
def test_every_text_can_be_said(language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    for folder in FOLDERS:
        for file in (folder / f"common.{language}.ftl", folder / f"{language}.ftl"):
            if file.exists():
                bundle.add_resource(FluentResource(file.read_text("utf-8")))
    known = {variable for each in CATALOGUES[language].values() for variable in each.used}
    for id in CATALOGUES[language]:  # a text may quote another, and hand on its data
        name, _, attribute = id.partition(".")
        message = bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        for sample in (0, 1, 2, 5, 21):
            said, errors = bundle.format_pattern(pattern, dict.fromkeys(known, sample))
            assert errors == [], id
            assert str(said).strip() == said, id
            assert not re.search(r"[{}]|  | [.,;:](\s|$)", str(said)), f"{id}: {said}"


# What games declare


def test_there_are_games() -> None:
    assert "cities" in [game.id for game in GAMES]


@each_game
def test_game_has_its_name_and_goal(game: Game) -> None:
    assert missing([game.id, f"{game.id}.goal"]) == []


@each_game
def test_every_event_has_words_that_use_only_its_numbers(game: Game) -> None:
    """A number that is written in another form chooses only by what can be written."""
    for kind in game.events.kinds:
        id = f"{game.id}-event-{hyphened(kind.__name__)}"
        assert missing([id]) == []
        forms = {field.name: field.form for field in game.events.fields(kind)}
        for catalogue in CATALOGUES.values():
            assert catalogue[id].used <= set(forms), id
            for name, values in catalogue[id].choosing.items():
                if forms[name] is not PLAIN_NUMBER:
                    assert values, f"{id}: {name} is no number"
                    for value in values:
                        assert re.fullmatch(forms[name].pattern, value), f"{id}: {value}"


@each_game
def test_every_action_has_a_label_and_a_short_one(game: Game) -> None:
    for kind in game.actions.kinds:
        id = f"{game.id}-action-{hyphened(kind.__name__)}"
        assert missing([id, f"{id}.short"]) == []
        for language, catalogue in CATALOGUES.items():
            assert catalogue[id].used <= set(kind.__struct_fields__), id
            assert len(words(language, f"{id}.short").split()) <= 2


@each_game
def test_every_outcome_has_words(game: Game) -> None:
    for kind in game.chances.kinds:
        id = f"{game.id}-outcome-{hyphened(kind.__name__)}"
        assert missing([id]) == []
        for catalogue in CATALOGUES.values():
            assert catalogue[id].used <= set(kind.__struct_fields__), id


@each_game
def test_every_reason_has_words(game: Game) -> None:
    assert missing([f"{game.id}-reason-{kebab(reason.code)}" for reason in game.reasons]) == []


@each_game
def test_every_parameter_and_option_has_words(game: Game) -> None:
    wanted = []
    for parameter in game.parameters.all:
        if isinstance(parameter, Option):
            id = f"{game.id}-option-{kebab(parameter.name)}"
            wanted += [id, *(f"{id}.value-{kebab(value)}" for value in parameter.values)]
        else:
            wanted.append(f"{game.id}-parameter-{kebab(parameter.name)}")
        if isinstance(parameter, Parameter):
            wanted.append(f"{game.id}-measure-{kebab(parameter.unit).replace(' ', '-')}")
    assert missing(wanted) == []


@each_game
def test_every_scenario_has_a_name_and_a_goal(game: Game) -> None:
    ids = [f"{game.id}-scenario-{kebab(info.id)}" for info in game.scenarios()]
    assert missing([*ids, *(f"{id}.goal" for id in ids)]) == []


def test_every_origin_has_words() -> None:
    ids = [f"origin-{origin}" for origin in Origin]
    assert missing([*ids, *(f"{id}.short" for id in ids)]) == []


# What the code says


def spoken(file: Path) -> Iterator[tuple[str, set[str] | None]]:
    """Yield the ids of the messages that a source makes, with the names of their data if known."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Call) and makes_message(name_of(node)):
            for place, argument in enumerate(node.args):
                id = argument.value if isinstance(argument, ast.Constant) else None
                if isinstance(id, str) and ID.fullmatch(id):
                    yield id, data_of(node, place)
                    break


def name_of(call: ast.Call) -> str:
    return ast.unparse(call.func).rpartition(".")[2]


def makes_message(name: str) -> bool:
    return name in ("Message", "Reason", "words") or name.endswith("Error")


def data_of(call: ast.Call, place: int) -> set[str] | None:
    """Return the names that stand behind the id, as keywords or in a dict; None if it is built."""
    keys: list[ast.expr | None] = []
    for argument in call.args[place + 1 :]:
        if isinstance(argument, ast.Dict):
            keys += argument.keys
        elif not isinstance(argument, ast.Constant):
            return None
    names = {str(k.value) if isinstance(k, ast.Constant) else None for k in keys}
    for keyword in call.keywords:
        if keyword.arg != "rule" or name_of(call) == "words":  # elsewhere it is no data
            names.add(keyword.arg)
    return None if None in names else {name for name in names if name}


@pytest.mark.parametrize(
    "file", sorted(SOURCES.rglob("*.py")), ids=lambda file: str(file.relative_to(SOURCES))
)
def test_everything_the_code_says_has_words_and_data(file: Path) -> None:
    for id, data in spoken(file):
        for catalogue in CATALOGUES.values():
            assert id in catalogue, f"{file.name} says {id}"
            assert data is None or catalogue[id].used <= data, f"{file.name} says {id}"


def test_the_code_says_something() -> None:
    found = {id for file in SOURCES.rglob("*.py") for id, _ in spoken(file)}
    assert {"parameter-range", "undo-nothing", "matchfile-step"} <= found


def test_everything_the_page_says_has_words() -> None:
    files = [file for file in PAGE.rglob("*") if file.suffix in (".svelte", ".ts")]
    said = {id for f in files for id in re.findall(r'\bwords\(\s*"([^"$]+)"', f.read_text("utf-8"))}
    assert "ui-title" in said
    for folder in FOLDERS:
        add_folder(folder)
    assert missing(sorted(said)) == []


# How it sounds


@pytest.mark.parametrize(
    ("language", "id", "data", "said"),
    [
        ("ru", "ui-seats-count", {"count": 1}, "1 игрок"),
        ("ru", "ui-seats-count", {"count": 2}, "2 игрока"),
        ("ru", "ui-seats-count", {"count": 5}, "5 игроков"),
        ("ru", "ui-seats-count", {"count": 21}, "21 игрок"),
        ("en", "ui-seats-count", {"count": 1}, "1 player"),
        ("en", "ui-seats-count", {"count": 21}, "21 players"),
        ("ru", "ui-minutes", {"low": 20, "high": 21}, "20–21 минута"),
        ("ru", "ui-minutes", {"low": 5, "high": 10}, "5–10 минут"),
        (
            "en",
            "server-port",
            {"port": 8000, "host": "localhost", "detail": "in use"},
            "Port 8000 of localhost cannot be used: in use",
        ),
        ("en", "parameter-unknown", {"name": "x", "near": "none"}, "There is no parameter “x”."),
        (
            "ru",
            "parameter-unknown",
            {"name": "tp_incom", "near": "tp_income"},
            "Параметра «tp_incom» нет; ближайшее имя — «tp_income».",
        ),
    ],
)
def test_common_texts_read_well(
    language: str, id: str, data: dict[str, Argument], said: str
) -> None:
    assert say(language, Message(id, data)) == said


def hit(spirit: int, gross: int, magic: int) -> Message:
    figures = {"value": gross - spirit, "spirit": spirit, "gross": gross, "magic": magic}
    return Message("cities-event-hit", {"attacker": "u3", "target": "u7", **figures})


def damaged(spirit_lost: int, health_lost: int, level: int) -> Message:
    lost = {"spirit_lost": spirit_lost, "health_lost": health_lost, "level": level}
    return Message("cities-event-damaged", {"unit": "u7", "spirit": 3, "health": 9, **lost})


def no_time(needs: int, has: int) -> Message:
    return Message("cities-reason-no-tp", {"needs": needs, "has": has})


@pytest.mark.parametrize(
    ("message", "english", "russian"),
    [
        (
            hit(5, 5, 0),
            "u3 hits u7: 0 + 5 spirit = 5 physical damage",
            "u3 попадает по u7: 0 + 5 духа = 5 физических повреждений",
        ),
        (
            hit(1, 2, 1),
            "u3 hits u7: 1 + 1 spirit = 2 magic damage",
            "u3 попадает по u7: 1 + 1 дух = 2 магических повреждения",
        ),
        (
            damaged(0, 5, 0),
            "u7 loses 5 health (9 left)",
            "u7 теряет 5 здоровья (осталось 9)",
        ),
        (
            damaged(2, 1, 1),
            "u7 loses 2 spirit (3 left) and 1 health (9 left), protected by home level 1",
            "u7 теряет 2 духа (осталось 3) и 1 здоровье (осталось 9), "
            "защита — уровень 1 родной локации",
        ),
        (
            damaged(0, 0, 2),
            "u7 loses nothing, protected by home level 2",
            "u7 ничего не теряет, защита — уровень 2 родной локации",
        ),
        (
            no_time(1, 0),
            "This needs 1 time point; the location has 0.",
            "Нужно 1 очко времени, у локации их 0.",
        ),
        (
            no_time(2, 1),
            "This needs 2 time points; the location has 1.",
            "Нужны 2 очка времени, у локации их 1.",
        ),
        (
            no_time(5, 2),
            "This needs 5 time points; the location has 2.",
            "Нужно 5 очков времени, у локации их 2.",
        ),
        (
            no_time(21, 7),
            "This needs 21 time points; the location has 7.",
            "Нужно 21 очко времени, у локации их 7.",
        ),
        (
            Message("cities-reason-amount-range", {"low": 1, "high": 0}),
            "The location has nothing that it could hand over to a unit.",
            "Локации нечего передать отряду.",
        ),
        (
            Message("cities-event-units-followed", {"loc": "L2", "count": 3}),
            "3 units follow L2 to the new owner",
            "Вслед за L2 к новому владельцу переходят 3 отряда",
        ),
    ],
)
def test_cities_texts_read_well(message: Message, english: str, russian: str) -> None:
    assert (say("en", message), say("ru", message)) == (english, russian)


def test_an_error_says_itself_in_english() -> None:
    error = NotFoundError("seat-unknown", name="P9", known="P1, P2")
    assert str(error) == "There is no seat “P9”. Known seats: P1, P2."


def test_a_language_without_words_is_answered_in_english() -> None:
    assert words("fr", "ui-cancel") == "Cancel"


def test_an_id_without_words_comes_back_with_its_data() -> None:
    assert say("en", Message("no-such-words", {"n": 1})) == "no-such-words {'n': 1}"
