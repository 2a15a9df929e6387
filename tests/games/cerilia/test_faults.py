"""A scenario that cannot be played is refused in a sentence that names the place and the fix."""

from __future__ import annotations

import pytest

from tests.games.cerilia.faults import FAULTS, spoilt
from voevoda.core.errors import VoevodaError
from voevoda.core.match import Match
from voevoda.core.texts import LANGUAGES, say


@pytest.mark.parametrize("name", FAULTS)
def test_the_library_says_what_is_wrong(name: str) -> None:
    with pytest.raises(VoevodaError) as caught:
        Match("cerilia", spoilt(FAULTS[name]))
    said = {language: say(language, caught.value.message) for language in LANGUAGES}
    assert [FAULTS[name].is_named(text) for text in said.values()] == [True, True], said
    assert said["en"] != said["ru"]
