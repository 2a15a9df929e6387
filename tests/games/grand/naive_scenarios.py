"""The scenarios of `grand`, typed in a second time, and how a scenario becomes a table.

A line of a map is a row of the map: terrain, in small letters where a river runs, and land.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from tests.games.grand.naive_state import (
    OPTIONS,
    PARAMS,
    Building,
    Position,
    Unit,
    Value,
    cell_at,
    unit_kind,
)

FORD = """
FFWWFFMMF 111122222
FFFWFFFMM 111122222
WFFFfFFDD 113333322
WFFFfFFFW 443333322
DDFFfFFFW 443333355
MMFFFWFFF 444445555
FMMFFWWFF 444445555
"""
CROWNS = """
FFFWWFMMFFSSS 1111222223...
FFFFWFFMMFFSS 11112222233..
FFFFWFFFMFFFS 111122222333.
WFFFFfFFFFFFF 1111222223333
WWFFFfDDFFWWF 4444555556666
MWFFFfMfFFFWM 4444555556666
FWWFFDDfFFFWW 4444555556666
FFFFFFFfFFFFW 7777888889999
SFFFMFFFWFFFF .777888889999
SSFFMMFFWFFFF ..77888889999
SSSFFMMFWWFFF ...7888889999
"""
THRONES = """
FFFWWFFMFFWWFFF 1111TTTTTTT2222
FFFFWFFMFFWFFFF 1111TTTTTTT2222
FFFFfFFFFFfFFFF 1111TTTTTTT2222
WFFFfFDDDFfFFFW 1111aaTTTbb2222
WWFfffDSDfffFWW LLLaaaa.bbbbRRR
FFFFFDSSSDFFFFF LLLaaa...bbbRRR
MFFFDSFMFSDFFFM LLLLL.III.RRRRR
FFFFFDSSSDFFFFF LLLccc...dddRRR
WWFfffDSDfffFWW LLLcccc.ddddRRR
WFFFfFDDDFfFFFW 3333ccBBBdd4444
FFFFfFFFFFfFFFF 3333BBBBBBB4444
FFFFWFFMFFWFFFF 3333BBBBBBB4444
FFFWWFFMFFWWFFF 3333BBBBBBB4444
"""
HOUSES = """
FFFWFFMMFFFMMFFWFFF 11111AA22222BB33333
FFFFFFMFFFFFMFFFFFF 11111AA22222BB33333
WFFFfFFFFFFFFFfFFFW 11111AA22222BB33333
WWDDfFFSSSSSFFfDDWW WWWXXXX.....YYYYEEE
MFFDfFSSSSSSSFfDFFM WWWXXX.......YYYEEE
MFFFFFSSFMFSSFFFFFM WWWXXX..III..YYYEEE
MFFDfFSSSSSSSFfDFFM WWWXXX.......YYYEEE
WWDDfFFSSSSSFFfDDWW WWWXXXX.....YYYYEEE
WFFFfFFFFFFFFFfFFFW 44444CC55555DD66666
FFFFFFMFFFFFMFFFFFF 44444CC55555DD66666
FFFWFFMMFFFMMFFWFFF 44444CC55555DD66666
"""
RIDGE = """
FFWWFMMFSSS 11112223...
FFFWFFMFFSS 111122233..
FFFFFFFFFFS 1111222333.
WFFFfDDMFFF 11114443333
WWFffDffFWW 55544444333
FFFMDDfFFFW 55554447777
SFFFFFFFFFF .5556667777
SSFFMFFWFFF ..556667777
SSSFMMFWWFF ...56667777
"""


@dataclass(frozen=True)
class Scenario:
    """A scenario; what stands where is text: `1R2 b2`, `1M3 c2 mountain`, `city 2 b2 1`."""

    map: str
    units: str
    buildings: str
    sites: str = ""
    marks: str = ""
    teams: Mapping[int, int] = field(default_factory=dict)
    coins: Mapping[int, int] = field(default_factory=dict)
    rules: Mapping[str, Value] = field(default_factory=dict)


_THRONES = Scenario(
    map=THRONES,
    units="1P1 b2; 1R2 b2; 2P3 n2; 2R4 n2; 3P5 b12; 3R6 b12; 4P7 n12; 4R8 n12; 0D9 h7",
    buildings="city 2 b2 1; city 2 n2 2; city 2 b12 3; city 2 n12 4; city 2 h3 0; city 2 h11 0; "
    "city 1 b7 0; city 1 n7 0; city 1 e6 0; city 1 k6 0; city 1 e8 0; city 1 k8 0",
    sites="d3 l3 d11 l11 a7 o7",
    marks="h7",
    rules={"victory_percent": 35, "diplomacy": True},
)
SCENARIOS: dict[str, Scenario] = {
    "ford": Scenario(
        map=FORD,
        units="1P1 b2; 1R2 b2; 2P3 h6; 2R4 h6",
        buildings="city 1 b2 1; city 1 h6 2; city 2 g2 0; city 2 e4 0; city 2 c6 0",
        sites="h2 b6",
        rules={"year_limit": 12},
    ),
    "crowns": Scenario(
        map=CROWNS,
        units="1P1 b2; 1R2 b2; 2P3 l10; 2R4 l10; 0D5 g6",
        buildings="city 2 b2 1; city 2 l10 2; city 1 f2 0; city 1 h10 0; city 1 j3 0; "
        "city 1 d9 0; city 1 c6 0; city 1 k6 0",
        sites="d4 j8 h2 f10 a6 m6",
        marks="g6",
    ),
    "thrones": _THRONES,
    "thrones-2v2": Scenario(
        map=THRONES,
        units=_THRONES.units,
        buildings=_THRONES.buildings,
        sites=_THRONES.sites,
        marks=_THRONES.marks,
        teams={1: 1, 2: 2, 3: 2, 4: 1},
    ),
    "houses": Scenario(
        map=HOUSES,
        units="1P1 b2; 1R2 b2; 2P3 j2; 2R4 j2; 2G5 j2; 3P6 r2; 3R7 r2; 4P8 b10; 4R9 b10; "
        "5P10 j10; 5R11 j10; 5G12 j10; 6P13 r10; 6R14 r10; 0D15 j6",
        buildings="city 2 b2 1; city 3 j2 2; city 2 r2 3; city 2 b10 4; city 3 j10 5; "
        "city 2 r10 6; city 1 f2 0; city 1 n2 0; city 1 f10 0; city 1 n10 0; city 1 b6 0; "
        "city 1 r6 0; city 1 e6 0; city 1 o6 0",
        sites="d3 p3 d9 p9 l2 h10",
        marks="j6",
        coins={2: 90, 5: 90},
        rules={"victory_percent": 30, "diplomacy": True},
    ),
    "ridge": Scenario(
        map=RIDGE,
        units="1P1 b2; 1G2 b2; 1M3 c2 mountain; 1M4 c2 desert; 1H5 j2; 2P6 j8; 2G7 j8; "
        "2M8 i8 mountain; 2M9 i8 desert; 2H10 b8; 0D11 h4; 0D12 d6",
        buildings="city 2 b2 1; city 2 j8 2; city 1 f2 0; city 1 j3 0; city 2 f5 0; city 1 b7 0; "
        "city 1 f8 0; port 1 i2 1; port 1 c8 2",
        sites="g2 e8 c4 i6",
        marks="h4 d6",
        rules={"year_limit": 15, "start_coins": 150},
    ),
}


def read_map(text: str) -> Position:
    """Return the empty table of a map."""
    rows = text.split("\n")[1:-1]
    terrain_rows = [row.split()[0] for row in rows]
    pos = Position(len(terrain_rows[0]), len(rows), {})
    for y, row in enumerate(rows):
        terrain, *land = row.split()
        for x, letter in enumerate(terrain):
            cell = cell_at(x, y)
            pos.terrain[cell] = letter.upper()
            if letter.islower():
                pos.rivers.add(cell)
            if land and land[0][x] != ".":
                pos.land[cell] = land[0][x]
    return pos


def change_rules(pos: Position, rules: Mapping[str, Value]) -> None:
    """Override parameters and options.

    Raises:
        KeyError: there is no such rule.
    """
    for name, value in rules.items():
        if name in OPTIONS:
            assert not isinstance(value, int) or isinstance(value, bool)
            pos.options[name] = value
        elif name in PARAMS:
            pos.params[name] = int(value)
        else:
            raise KeyError(name)


def new_table(
    name: str, seats: tuple[int, ...] = (), rules: Mapping[str, Value] | None = None
) -> Position:
    """Return the table of a scenario before the first turn; not all seats need to be taken."""
    made = SCENARIOS[name]
    pos = read_map(made.map)
    change_rules(pos, {**made.rules, **(rules or {})})
    pos.sites, pos.marks = {*made.sites.split()}, {*made.marks.split()}
    lines = [line.split() for line in made.units.split("; ")]
    taken = seats or tuple(sorted({int(tag[0]) for tag, *_ in lines} - {0}))
    pos.teams = {seat: made.teams.get(seat, seat) for seat in taken}
    pos.coins = {seat: made.coins.get(seat, pos.params["start_coins"]) for seat in taken}
    pos.seat = pos.seats[0]
    for tag, cell, *school in lines:
        if int(tag[0]) in (0, *taken):
            unit = Unit(tag, int(tag[0]), cell, school="".join(school))
            if unit_kind(tag) == "dragon":
                unit.home, unit.state = cell, "asleep"
            pos.units[tag] = unit
    for line in made.buildings.split("; "):
        kind, level, cell, owner = line.split()
        held = int(owner) if int(owner) in taken else 0
        pos.buildings[cell] = Building(kind, int(level), held)
    pos.next_tag = 1 + max(int(tag[2:]) for tag, *_ in lines)
    return pos
