"""Bad input is told in one line that names the place and the fix, in both languages."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Voevoda
from voevoda.core import matchfile
from voevoda.core.match import Match

LANGUAGES = ("en", "ru")


def location(cell: str, owner: int, **more: object) -> dict[str, object]:
    return {"type": "castle", "cell": cell, "owner": owner, **more}


SCENARIO = {"id": "x", "width": 5, "height": 5, "round_limit": 9}

FILES: dict[str, object] = {
    "off.json": {**SCENARIO, "locations": [location("a1", 1), location("z9", 2)]},
    "same.json": {**SCENARIO, "locations": [location("a1", 1), location("a1", 2)]},
    "alone.json": {**SCENARIO, "locations": [location("a1", 1)]},
    "type.json": {**SCENARIO, "locations": [location("a1", 1), location("e5", 2, type="ship")]},
    "field.json": {**SCENARIO, "locations": [location("a1", 1), location("e5", 2, colour="red")]},
    "param.json": {
        **SCENARIO,
        "locations": [location("a1", 1), location("e5", 2)],
        "params": {"tp_incme": 3},
    },
    "half.json": {**SCENARIO, "name": "\ud800", "locations": []},
    "wide.json": {**SCENARIO, "width": 10**40, "locations": []},
    "foreign.json": {"hello": "world"},
    "list.json": [1, 2, 3],
}

CASES: list[tuple[str, str, str]] = [
    # a command line, and what its one line has to name: the place and the fix
    ("play chess", "chess", "cities"),
    ("scenarios chess", "chess", "cities"),
    ("rules chess", "chess", "cities"),
    ("simulate chess", "chess", "cities"),
    ("warm chess", "chess", "cities"),
    ("play cities --scenario moon", "moon", "duel"),
    ("simulate cities --scenario moon", "moon", "duel"),
    ("play cities --set speed=3", "speed", ""),
    ("play cities --set tp_incom=3", "tp_incom", "tp_income"),
    ("simulate cities --set tp_incom=3", "tp_incom", "tp_income"),
    ("play cities --set tp_income=1000", "tp_income", "1000"),
    ("play cities --set tp_income=many", "tp_income", "many"),
    ("simulate cities --set tp_income=-1", "tp_income", "-1"),
    ("play cities --set adjacency=6", "adjacency", "8, 4"),
    ("play cities --set tp_income", "tp_income", "--set"),
    ("play cities --seats human,wizard", "wizard", "greedy"),
    ("play cities --seats human", "1", "human,greedy"),
    ("play cities --seats human,human,human", "3", "human,greedy"),
    ("simulate cities --seats human,greedy", "human", "greedy"),
    ("simulate cities --games 0", "--games", "1"),
    ("simulate cities --workers 0", "--workers", "1"),
    ("simulate cities --games many", "--games", "--help"),
    ("play cities --seed x", "--seed", "voevoda play --help"),
    ("play cities --seed", "--seed", "voevoda play --help"),
    ("play", "cities", ""),
    ("play --load a.json --seed 3", "--seed", "--load"),
    ("play --load nothing.json", "nothing.json", ""),
    ("play cities --scenario nothing.toml", "nothing.toml", ""),
    ("play cities --scenario off.json", "off.json", "z9"),
    ("play cities --scenario same.json", "same.json", "a1"),
    ("play cities --scenario alone.json", "alone.json", "2"),
    ("play cities --scenario type.json", "type.json", "castle"),
    ("play cities --scenario field.json", "field.json", "colour"),
    ("play cities --scenario param.json", "param.json", "tp_income"),
    ("play cities --scenario list.json", "list.json", ""),
    ("play cities --scenario broken.json", "broken.json", "JSON"),
    ("play cities --scenario broken.toml", "broken.toml", "2"),
    ("play cities --scenario duel --save no/such/a.json --seats random,random", "a.json", ""),
    ("rules cities CIT-XYZ-01", "CIT-XYZ-01", "CIT-"),
    ("verify nothing.json", "nothing.json", ""),
    ("verify .", ".", ""),
    ("verify foreign.json", "foreign.json", ""),
    ("verify list.json", "list.json", ""),
    ("verify empty.json", "empty.json", ""),
    ("verify truncated.json", "truncated.json", ""),
    ("verify binary.json", "binary.json", ""),
    ("verify newer.json", "99", "1"),
    ("verify otherrules.json", "0.0.1", "1."),
    ("verify othergame.json", "chess", "cities"),
    ("verify badstep.json", "2", "L2 NEW 1"),
    ("verify notstep.json", "2", "gibberish"),
    ("verify baddie.json", "2", "=7"),
    ("verify badhash.json", "3", ""),
    ("verify badparam.json", "tp_income", "1000"),
    ("verify extra.json", "surprise", ""),
    ("replay truncated.json", "truncated.json", ""),
    ("play --load truncated.json", "truncated.json", ""),
    ("replay good.json --step 9", "9", "3"),
    ("replay good.json --speed -1", "--speed", "0"),
    ("replay good.json --speed nan", "nan", "3600"),
    ("replay good.json --speed 1e999", "inf", "3600"),
    ("verify nul\0.json", "nul", ""),
    ("play cities --seats random,random --save /", "/", ""),
    ("play cities --scenario half.json", "half.json", "JSON"),
    ("play cities --scenario wide.json", "wide.json", "26"),
    ("verify wide-match.json", "wide-match.json", "26"),
    ("play chess --load good.json", "good.json", "cities"),
    ("verify", "FILE", "--help"),
    ("verify good.json good.json", "good.json", "--help"),
    ("gmes", "gmes", "games"),
    ("qqqqqq", "qqqqqq", "simulate"),
    ("games --loud", "--loud", "voevoda games --help"),
    ("--loud", "--loud", "voevoda --help"),
    ("serve --port 70000", "70000", "65535"),
    ("serve --host 999.1.1.1", "999.1.1.1", "127.0.0.1"),
    ("serve --host a\0b", "b", "127.0.0.1"),
    ("serve --host \udcff", "", "127.0.0.1"),
]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with the files that the cases name."""
    folder = tmp_path_factory.mktemp("bad")
    for name, tree in FILES.items():
        (folder / name).write_text(json.dumps(tree, indent=1))
    (folder / "broken.json").write_text("{ not json")
    (folder / "broken.toml").write_text('id = "x"\nwidth = = 5\n')
    match = Match("cities", "duel")
    match.play_line("L1 NEW 1 -/-/0/0 @c2")
    text = matchfile.save(match).decode()
    (folder / "good.json").write_text(text)
    good = json.loads(text)
    one, _, three = good["steps"]

    def write(name: str, **changed: object) -> None:
        (folder / name).write_text(json.dumps({**good, **changed}))

    write("newer.json", format=99)
    write("otherrules.json", rules="0.0.1")
    write("othergame.json", game="chess")
    write("badstep.json", steps=[one, "L2 NEW 1", three])
    write("notstep.json", steps=[one, "gibberish", three])
    write("baddie.json", steps=[one, "=7", three])
    write("badhash.json", hash="0" * 16)
    write("badparam.json", params={**good["params"], "tp_income": 1000})
    write("extra.json", surprise=1)
    write("wide-match.json", scenario={**good["scenario"], "width": 10**40})
    (folder / "truncated.json").write_text(text[: len(text) // 2])
    (folder / "empty.json").write_text("")
    (folder / "binary.json").write_bytes(bytes(range(256)))
    return folder


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("line", "place", "fix"), CASES)
def test_bad_input_is_told_in_one_line(
    voevoda: Voevoda,
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    line: str,
    place: str,
    fix: str,
    language: str,
) -> None:
    monkeypatch.chdir(folder)
    before = sorted(Path().iterdir())
    ran = voevoda(*line.split(), "--lang", language)
    assert ran.code == 2
    told = ran.err.splitlines()
    assert len(told) == 1, ran.err
    assert place in told[0] and fix in told[0]
    assert "cli-" not in told[0] and "Traceback" not in told[0]
    assert any("а" <= letter <= "я" for letter in told[0].lower()) == (language == "ru")
    assert sorted(Path().iterdir()) == before


def test_no_text_of_a_file_steers_the_terminal(
    voevoda: Voevoda, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    evil = "\x1b]0;title\x07\x9b31m\u202e"
    good = json.loads((folder / "good.json").read_text())
    for change in (
        {"seats": [{"name": evil}, {"name": evil}]},
        {"scenario": {**good["scenario"], "id": evil}},
        {"game": evil},
        {"rules": evil},
        {"steps": [evil]},
    ):
        file = folder / "evil.json"
        file.write_text(json.dumps({**good, **change}))
        for command in ("verify", "replay", "play --load"):
            ran = voevoda(*command.split(), str(file), typed="quit\n")
            said = ran.out + ran.err
            assert said and all(letter.isprintable() or letter == "\n" for letter in said)
        file.unlink()


def test_the_name_of_a_scenario_leads_nowhere(voevoda: Voevoda, tmp_path: Path) -> None:
    tree = {**SCENARIO, "id": "/../../away/\0" + "x" * 500}
    tree["locations"] = [location("a1", 1), location("e5", 2)]
    (tmp_path / "away.json").write_text(json.dumps(tree))
    ran = voevoda("play", "cities", "--scenario", "away.json", "--seats", "human,human")
    assert (ran.code, ran.err) == (0, "")
    saved = next(tmp_path.glob("*.voevoda.json"))
    assert saved.name.startswith("cities-awayx") and len(saved.name) < 80


def test_a_game_goes_on_where_its_file_cannot_be_kept(voevoda: Voevoda, tmp_path: Path) -> None:
    (tmp_path / "taken").mkdir()
    ran = voevoda(
        "play", "cities", "--seats", "human,human", "--save", "taken",
        typed="END\nEND\nsave other.json\nquit\n",
    )  # fmt: skip
    assert ran.code == 0 and ran.out.count("! taken") == 2
    assert json.loads((tmp_path / "other.json").read_text())["steps"] == ["END", "END"]
    assert sorted(path.name for path in tmp_path.iterdir()) == ["other.json", "taken"]


def test_a_number_of_many_digits_is_no_action(voevoda: Voevoda) -> None:
    ran = voevoda("play", "cities", "--seats", "human,human", typed="9" * 5000 + "\nquit\n")
    assert ran.code == 0 and "! " in ran.out


def test_an_unknown_language_is_told_too(voevoda: Voevoda) -> None:
    ran = voevoda("games", "--lang", "de")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == "There is no language “de”: choose one of en, ru.\n"


def test_the_reason_of_a_refused_step_is_in_the_readers_language(
    voevoda: Voevoda, folder: Path
) -> None:
    told = voevoda("verify", str(folder / "badstep.json"), "--lang", "ru").err
    assert "другой выбор" in told.lower() or "другому игроку" in told.lower()
