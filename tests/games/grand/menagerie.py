"""A small map with everything that is rare on the shipped ones: dragons, mages, ships, mithril."""

from __future__ import annotations

from typing import Any

MENAGERIE: dict[str, Any] = {
    "id": "menagerie",
    "seats": [1, 2, 3],
    "params": {
        "year_limit": 12,
        "start_coins": 400,
        "friendly_fire": "off",
        "diplomacy": "on",
        "spell_cost": 5,
    },
    "terrain": ["FFMSSMFF", "FfMSSMFF", "FFFSSFFF", "WFFSSDFF", "WFMFFDMF", "FFFFFFFF"],
    "lands": ["111..222", "111..222", "111..222", "333..444", "33355444", "33355444"],
    "mine_sites": ["a1", "h1"],
    "dragon_marks": ["c1", "c5", "g5"],
    "buildings": [
        {"kind": "city", "cell": "b3", "owner": 1, "level": 2},
        {"kind": "city", "cell": "g3", "owner": 2, "level": 2},
        {"kind": "city", "cell": "b6", "owner": 3, "level": 2},
        {"kind": "city", "cell": "f6"},
        {"kind": "port", "cell": "c3", "owner": 1},
        {"kind": "port", "cell": "f3", "owner": 2},
        {"kind": "tower", "cell": "b4", "owner": 3},
        {"kind": "tower", "cell": "h4", "owner": 2},
        {"kind": "mine", "cell": "a1", "owner": 1, "level": 3},
        {"kind": "mine", "cell": "c5", "owner": 3, "level": 4},
    ],
    "units": [
        {"tag": "1P1", "cell": "b3"},
        {"tag": "1M2", "cell": "c1", "school": "forest"},
        {"tag": "1M3", "cell": "c2", "school": "plain"},
        {"tag": "1H4", "cell": "d3"},
        {"tag": "1R5", "cell": "d3"},
        {"tag": "2P6", "cell": "g3"},
        {"tag": "2M7", "cell": "g5", "school": "desert"},
        {"tag": "2M8", "cell": "g4", "school": "mountain"},
        {"tag": "2H9", "cell": "e3"},
        {"tag": "2G10", "cell": "e4"},
        {"tag": "3P11", "cell": "b6"},
        {"tag": "3M12", "cell": "c4", "school": "forest"},
        {"tag": "3R13", "cell": "c5"},
        {"tag": "0D14", "cell": "c1"},
        {"tag": "0D15", "cell": "g5"},
        {"tag": "2D16", "cell": "f5", "state": "tamed", "home": "c5", "controller": "2M8"},
    ],
}
