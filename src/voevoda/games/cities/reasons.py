"""Why an action is refused: the codes, numbered from 1, with the rule behind each."""

from __future__ import annotations

from voevoda.core.game import Reason

REASONS = (
    Reason("GAME_OVER", "CIT-END-02"),
    Reason("WRONG_PHASE", "CIT-ACT-03"),
    Reason("NO_SUCH", "CIT-ACT-05"),
    Reason("NOT_YOUR_LOCATION", "CIT-TRN-05"),
    Reason("NOT_READY", "CIT-TRN-11"),
    Reason("ACTION_LIMIT", "CIT-ACT-01"),
    Reason("NO_TP", "CIT-ACT-02"),
    Reason("NOT_ITS_UNIT", "CIT-ACT-05"),
    Reason("SUBDUED", "CIT-CAP-03"),
    Reason("ALREADY_ATTACKED", "CIT-ATT-08"),
    Reason("FRIENDLY_TARGET", "CIT-ATT-10"),
    Reason("OUT_OF_RANGE", "CIT-ATT-01"),
    Reason("NOT_IMPROVED", "CIT-LOC-01"),
    Reason("NO_SPIRIT", "CIT-LOC-04"),
    Reason("NO_STEP", "CIT-MOV-06"),
    Reason("NOT_YOUR_UNIT", "CIT-MOV-04"),
    Reason("OFF_MAP", "CIT-MAP-04"),
    Reason("CELL_FAR", "CIT-MAP-02"),
    Reason("CELL_BLOCKED", "CIT-MAP-04"),
    Reason("NO_RELIC", "CIT-REL-01"),
    Reason("USE_STEP", "CIT-REL-42"),
    Reason("MUST_STEP", "CIT-MOV-03"),
    Reason("DASH_POSITION", "CIT-INS-01"),
    Reason("NO_FREE_CELL", "CIT-NEW-10"),
    Reason("AMOUNT_RANGE", "CIT-NEW-01"),
    Reason("ROW_UNKNOWN", "CIT-NEW-03"),
    Reason("ROW_COST", "CIT-NEW-04"),
    Reason("POSITION_USED", "CIT-NEW-13"),
    Reason("SAME_VALUE", "CIT-NEW-13"),
    Reason("HEALTH_FULL", "CIT-RES-01"),
    Reason("MAX_LEVEL", "CIT-LVL-01"),
    Reason("ALREADY_ABANDONED", "CIT-REL-22"),
    Reason("NO_HEALTH", "CIT-REL-24"),
)

(
    OVER_ALREADY, WRONG_PHASE, NO_SUCH, NOT_YOUR_LOCATION, NOT_READY, ACTION_LIMIT, NO_TP,
    NOT_ITS_UNIT, SUBDUED, ALREADY_ATTACKED, FRIENDLY_TARGET, OUT_OF_RANGE, NOT_IMPROVED,
    NO_SPIRIT, NO_STEP, NOT_YOUR_UNIT, OFF_MAP, CELL_FAR, CELL_BLOCKED, LACKS_RELIC, USE_STEP,
    MUST_STEP, DASH_POSITION, NO_FREE_CELL, AMOUNT_RANGE, ROW_UNKNOWN, ROW_COST, POSITION_USED,
    SAME_VALUE, HEALTH_FULL, MAX_LEVEL, ALREADY_ABANDONED, NO_HEALTH,
) = range(1, len(REASONS) + 1)  # fmt: skip
