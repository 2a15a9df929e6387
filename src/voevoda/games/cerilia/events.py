"""What can be noticed in `cerilia`, with the rules behind each number."""

from __future__ import annotations

from typing import Annotated, Any

from voevoda.core.actions import Form
from voevoda.core.events import Because, Event, EventCodec
from voevoda.games.cerilia.actions import CasterForm, WhoForm, Words
from voevoda.games.cerilia.ids import RULES
from voevoda.games.cerilia.params import RESULTS
from voevoda.games.cerilia.records import (
    DIRECTIONS,
    KINDS,
    PHASES,
    PLACE_NAMES,
    SECTOR_NAMES,
    SIDES,
    SOURCES,
)
from voevoda.games.cerilia.roster import SIGNS, SPELL_IDS


class SignsForm(Form):
    """A set of morale signs: `CB`, `-` for none."""

    pattern = r"-|C?S?B?"

    def format(self, value: int, world: Any) -> str:
        """Return the letters."""
        return "".join(s for bit, s in enumerate(SIGNS) if value >> bit & 1) or "-"


UnitName = Annotated[int, WhoForm(fort=True)]
Caster = Annotated[int, CasterForm()]
Sector = Annotated[int, Words(*SECTOR_NAMES)]
Place = Annotated[int, Words(*PLACE_NAMES)]
SpellName = Annotated[int, Words(*SPELL_IDS)]
Kind = Annotated[int, Words(*KINDS)]
Direction = Annotated[int, Words(*("-" if d == " " else d for d in DIRECTIONS))]
Source = Annotated[int, Words(*SOURCES)]
Side = Annotated[int, Words(*SIDES)]
Face = Annotated[int, Words("-", *SIGNS)]
"""A face of the morale die, `-` where none was rolled."""


class FortPlaced(Event):
    """The Defender put the fort down."""

    sector: Sector
    level: Annotated[int, Because("CER-SET-02")]
    bonus: Annotated[int, Because("CER-FOR-03")]


class FortOmitted(Event):
    """The Defender does without the fort."""


class CardLaid(Event):
    """The Defender laid a terrain card."""

    kind_: Kind
    sector: Sector
    direction: Direction


class CardOmitted(Event):
    """The Defender left a terrain card out."""

    kind_: Kind


class Deployed(Event):
    """A unit got its place."""

    unit: UnitName
    place: Place


class Attached(Event):
    """A caster got a host."""

    caster: Caster
    unit: UnitName


class BattleBegan(Event):
    """The preparation is over."""

    attacker: Annotated[int, Because("CER-SET-06")]
    defender: Annotated[int, Because("CER-SET-06")]


class RoundStarted(Event):
    """A round began."""

    round: int


class InitiativeRolled(Event):
    """Both sides rolled for the initiative."""

    attacker: Annotated[int, Because("CER-INI-01")]
    defender: Annotated[int, Because("CER-INI-01")]
    side: Annotated[int, Words(*SIDES), Because("CER-INI-01", "CER-INI-02")]


class InitiativeTaken(Event):
    """The initiative went round without dice."""

    side: Side


class PhaseStarted(Event):
    """A phase began."""

    phase: Annotated[int, Words(*PHASES)]


class MoraleHeld(Event):
    """A unit passed its morale check."""

    unit: UnitName
    face: Annotated[int, Words("-", *SIGNS), Because("CER-MOR-01")]
    signs: Annotated[int, SignsForm(), Because("CER-UNI-05")]


class MoraleFailed(Event):
    """A unit failed its morale check."""

    unit: UnitName
    face: Annotated[int, Words("-", *SIGNS), Because("CER-MOR-01")]
    signs: Annotated[int, SignsForm(), Because("CER-UNI-05")]


class Rallied(Event):
    """A unit is no longer routed."""

    unit: UnitName


class StayedInFort(Event):
    """A routed unit in its own fort neither flees nor leaves."""

    unit: UnitName


class LeftBattle(Event):
    """A unit left the battle for good."""

    unit: UnitName


class SpellCast(Event):
    """A caster cast a spell; what it does follows."""

    caster: Caster
    spell: SpellName


class DurationRolled(Event):
    """The duration of a spell was rolled."""

    rounds: Annotated[int, Because("CER-SPL-14")]
    until: Annotated[int, Because("CER-SPL-14")]


class CardRemoved(Event):
    """A terrain card left its sector."""

    sector: Sector
    kind_: Kind


class CardAppeared(Event):
    """A spell brought terrain."""

    sector: Sector
    kind_: Kind
    direction: Direction
    source: Source


class FortWeakened(Event):
    """A spell lowered the fort."""

    level: Annotated[int, Because("CER-SPL-01")]
    bonus: Annotated[int, Because("CER-SPL-01")]


class FogRose(Event):
    """A sector is fogged."""

    sector: Sector
    until: int


class FogLifted(Event):
    """A fog ended."""

    sector: Sector


class WallRose(Event):
    """A magical wall stands on an edge."""

    spell: SpellName
    sector: Sector
    direction: Direction
    until: int


class WallFell(Event):
    """A magical wall ended."""

    spell: SpellName
    sector: Sector
    direction: Direction


class MarkerLaid(Event):
    """A unit of a side is hidden in a sector; which one, its own side is told."""

    sector: Sector
    side: Side


class UnitHid(Event):
    """A unit is hidden. Only its own side is told."""

    unit: UnitName
    sector: Sector


class Revealed(Event):
    """A hidden unit was revealed."""

    unit: UnitName
    sector: Sector


class FoundNobody(Event):
    """Scouts searched for the hidden, and nobody was there."""

    unit: UnitName
    sector: Sector


class NightFell(Event):
    """The field is dark."""


class DayBroke(Event):
    """The field is light again."""


class Summoned(Event):
    """A new unit stands on the mat."""

    unit: UnitName
    sector: Sector


class Blessed(Event):
    """A unit is blessed. Where it is hidden only its own side is told."""

    unit: UnitName
    sign: Annotated[int, SignsForm()]
    until: int
    hidden: int


class BlessingEnded(Event):
    """A blessing ended. Where the unit is hidden only its own side is told."""

    unit: UnitName
    hidden: int


class Damaged(Event):
    """A unit, or the fort, took damage."""

    unit: UnitName
    amount: int
    damage: Annotated[int, Because("CER-UNI-01")]


class Destroyed(Event):
    """A unit, or the fort, was destroyed."""

    unit: UnitName


class CasterLost(Event):
    """A caster was lost with its host."""

    caster: Caster


class Routed(Event):
    """A unit is routed."""

    unit: UnitName


class Retreated(Event):
    """A unit was forced back."""

    unit: UnitName
    start: Place
    place: Annotated[int, Words(*PLACE_NAMES), Because("CER-RET-01", "CER-RET-04")]


class RetreatBlocked(Event):
    """A unit could not go back; `place` is where the way was closed."""

    unit: UnitName
    place: Place


class Ambushed(Event):
    """A retreating unit fell to a hidden one."""

    unit: UnitName
    sector: Sector


class Moved(Event):
    """A unit moved."""

    unit: UnitName
    start: Place
    place: Place
    steps: Annotated[int, Because("CER-MOV-01")]


class Withdrew(Event):
    """An engaged unit stepped back."""

    unit: UnitName
    start: Place
    place: Place


class AttackDeclared(Event):
    """An attack: `phase` says whether it is a shot, a charge or a strike."""

    attacker: UnitName
    target: UnitName
    phase: Annotated[int, Words(*PHASES)]
    value: Annotated[int, Because("CER-VAL-01", "CER-VAL-03", "CER-VAL-04", "CER-VAL-05")]
    defense: Annotated[int, Because("CER-VAL-10")]
    column: Annotated[int, Because("CER-VAL-09")]


class BattleRolled(Event):
    """The battle die fell."""

    target: UnitName
    face: Annotated[int, Because("CER-RES-02")]
    result: Annotated[int, Words(*RESULTS), Because("CER-RES-01")]


class ResultIgnored(Event):
    """A unit in its own fort, or the fort itself, does not go back."""

    unit: UnitName
    result: Annotated[int, Words(*RESULTS)]


class Doomed(Event):
    """A target will be destroyed at the end of the phase."""

    unit: UnitName


class Falling(Event):
    """A target will retreat, or rout, at the end of the phase."""

    unit: UnitName
    result: Annotated[int, Words(*RESULTS), Because("CER-EFF-03")]


class BattleOver(Event):
    """The battle ended; `winners` is the bit set of seats."""

    winners: int
    count: int


EVENTS = EventCodec(
    RULES,
    FortPlaced, FortOmitted, CardLaid, CardOmitted, Deployed, Attached, BattleBegan, RoundStarted,
    InitiativeRolled, InitiativeTaken, PhaseStarted, MoraleHeld, MoraleFailed, Rallied,
    StayedInFort, LeftBattle, SpellCast, DurationRolled, CardRemoved, CardAppeared, FortWeakened,
    FogRose, FogLifted, WallRose, WallFell, MarkerLaid, UnitHid, Revealed, FoundNobody, NightFell,
    DayBroke, Summoned, Blessed, BlessingEnded, Damaged, Destroyed, CasterLost, Routed, Retreated,
    RetreatBlocked, Ambushed, Moved, Withdrew, AttackDeclared, BattleRolled, ResultIgnored, Doomed,
    Falling, BattleOver,
)  # fmt: skip

FORT_PLACED = EVENTS.kind(FortPlaced)
FORT_OMITTED = EVENTS.kind(FortOmitted)
CARD_LAID = EVENTS.kind(CardLaid)
CARD_OMITTED = EVENTS.kind(CardOmitted)
DEPLOYED = EVENTS.kind(Deployed)
ATTACHED = EVENTS.kind(Attached)
BATTLE_BEGAN = EVENTS.kind(BattleBegan)
ROUND_STARTED = EVENTS.kind(RoundStarted)
INITIATIVE_ROLLED = EVENTS.kind(InitiativeRolled)
INITIATIVE_TAKEN = EVENTS.kind(InitiativeTaken)
PHASE_STARTED = EVENTS.kind(PhaseStarted)
MORALE_HELD = EVENTS.kind(MoraleHeld)
MORALE_FAILED = EVENTS.kind(MoraleFailed)
RALLIED = EVENTS.kind(Rallied)
STAYED_IN_FORT = EVENTS.kind(StayedInFort)
LEFT_BATTLE = EVENTS.kind(LeftBattle)
SPELL_CAST = EVENTS.kind(SpellCast)
DURATION_ROLLED = EVENTS.kind(DurationRolled)
CARD_REMOVED = EVENTS.kind(CardRemoved)
CARD_APPEARED = EVENTS.kind(CardAppeared)
FORT_WEAKENED = EVENTS.kind(FortWeakened)
FOG_ROSE = EVENTS.kind(FogRose)
FOG_LIFTED = EVENTS.kind(FogLifted)
WALL_ROSE = EVENTS.kind(WallRose)
WALL_FELL = EVENTS.kind(WallFell)
MARKER_LAID = EVENTS.kind(MarkerLaid)
UNIT_HID = EVENTS.kind(UnitHid)
REVEALED = EVENTS.kind(Revealed)
FOUND_NOBODY = EVENTS.kind(FoundNobody)
NIGHT_FELL = EVENTS.kind(NightFell)
DAY_BROKE = EVENTS.kind(DayBroke)
SUMMONED = EVENTS.kind(Summoned)
BLESSED = EVENTS.kind(Blessed)
BLESSING_ENDED = EVENTS.kind(BlessingEnded)
DAMAGED = EVENTS.kind(Damaged)
DESTROYED = EVENTS.kind(Destroyed)
CASTER_LOST = EVENTS.kind(CasterLost)
ROUTED = EVENTS.kind(Routed)
RETREATED = EVENTS.kind(Retreated)
RETREAT_BLOCKED = EVENTS.kind(RetreatBlocked)
AMBUSHED = EVENTS.kind(Ambushed)
MOVED = EVENTS.kind(Moved)
WITHDREW = EVENTS.kind(Withdrew)
ATTACK_DECLARED = EVENTS.kind(AttackDeclared)
BATTLE_ROLLED = EVENTS.kind(BattleRolled)
RESULT_IGNORED = EVENTS.kind(ResultIgnored)
DOOMED = EVENTS.kind(Doomed)
FALLING = EVENTS.kind(Falling)
BATTLE_OVER = EVENTS.kind(BattleOver)
