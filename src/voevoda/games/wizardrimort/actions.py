"""Kinds of action and outcome, and how they are written (spec 9.4).

Paths of several points, squads whose members go different ways, and squads that turn apart are
planned point by point: see `notation.py` for the lines in which they are written whole. Giving up
is not among the actions (WIZ-END-08).
"""

from __future__ import annotations

from typing import Annotated, ClassVar

from voevoda.core.actions import Action, Bits, Codec, Named, Outcome
from voevoda.core.rule import rule
from voevoda.games.wizardrimort.forms import (
    AIM_BITS,
    CLASS,
    FACING_BIAS,
    FACING_BITS,
    FACTION,
    LEVEL_BITS,
    PLACE_BITS,
    POINT_BITS,
    SHIFT_BIAS,
    SHIFT_BITS,
    SIDE,
    SWAP,
    AimForm,
    BehindForm,
    CourseForm,
    EngineForm,
    FacingForm,
    ObjectForm,
    PointForm,
    UnitForm,
    UnitsForm,
    VectorForm,
)
from voevoda.games.wizardrimort.records import MOST_SIDE

UnitSlot = Annotated[int, Bits(6), UnitForm()]
UnitSet = Annotated[int, Bits(MOST_SIDE + 1), UnitsForm()]
Suicide = Annotated[int, Bits(6), BehindForm(" *")]
Second = Annotated[int, Bits(6), BehindForm("+")]
Aim = Annotated[int, Bits(AIM_BITS), AimForm()]
Waypoint = Annotated[int, Bits(POINT_BITS), PointForm()]
Facing = Annotated[int, Bits(2 * FACING_BITS), FacingForm()]
Course = Annotated[int, Bits(2 * FACING_BITS), CourseForm()]
Vector = Annotated[int, Bits(2 * SHIFT_BITS), VectorForm()]
Engine = Annotated[int, Bits(8), EngineForm()]
Object = Annotated[int, Bits(8), ObjectForm()]
Direction = Annotated[int, Bits(4), Named("k")]
Face = Annotated[int, Bits(3)]


class Convert(Action):
    """Two dice are exchanged, and one of them loses a pip."""

    notation: ClassVar[str] = "CV {swap}"
    swap: Annotated[int, Bits(3), SWAP]


class Move(Action):
    """A unit moves to the last, or only, point of its path."""

    notation: ClassVar[str] = "MV {unit} {point}"
    unit: UnitSlot
    point: Waypoint


class MoveVia(Action):
    """A point is added to the path of a unit."""

    notation: ClassVar[str] = "VIA {unit} {point}"
    unit: UnitSlot
    point: Waypoint


class Stay(Action):
    """A unit stays where it is while its squad moves."""

    notation: ClassVar[str] = "STAY {unit}"
    unit: UnitSlot


class MoveSquad(Action):
    """A squad moves as planned."""

    notation: ClassVar[str] = "MS"


class ShiftSquad(Action):
    """A squad moves as one body, by a vector."""

    notation: ClassVar[str] = "MS {unit} by {vector}"
    unit: UnitSlot
    vector: Vector


class GatherSquad(Action):
    """A squad closes up round its first member."""

    notation: ClassVar[str] = "MS {unit} gather"
    unit: UnitSlot


class SpreadSquad(Action):
    """A squad spreads out from its first member."""

    notation: ClassVar[str] = "MS {unit} spread"
    unit: UnitSlot


class Turn(Action):
    """A unit turns in place."""

    notation: ClassVar[str] = "TR {unit}:{facing}"
    unit: UnitSlot
    facing: Facing


class TurnSquad(Action):
    """A squad turns in place, all one way."""

    notation: ClassVar[str] = "TR {unit} squad:{facing}"
    unit: UnitSlot
    facing: Facing


class TurnToEnemies(Action):
    """A squad turns in place, each to the enemy next to it."""

    notation: ClassVar[str] = "TR {unit} squad:foes"
    unit: UnitSlot


class FaceVia(Action):
    """A direction is noted for a member of a squad that turns."""

    notation: ClassVar[str] = "FACE {unit}:{facing}"
    unit: UnitSlot
    facing: Facing


class TurnAsPlanned(Action):
    """A squad turns as planned."""

    notation: ClassVar[str] = "TR"


class DropPlan(Action):
    """A plan is given up; it has cost nothing."""

    notation: ClassVar[str] = "DROP"


class JumpKill(Action):
    """A unit leaps on an enemy from a deadly height."""

    notation: ClassVar[str] = "JK {unit} {target}"
    unit: UnitSlot
    target: UnitSlot


class Attack(Action):
    """Units of a group attack an enemy group, named by any of its members."""

    notation: ClassVar[str] = "AT {units} > {target}{suicide}"
    units: UnitSet
    target: UnitSlot
    suicide: Suicide


class ShootStone(Action):
    """A catapult shoots a stone."""

    notation: ClassVar[str] = "AS{engine} {aim}"
    engine: Engine
    aim: Aim


class ShootBlock(Action):
    """A catapult shoots a block."""

    notation: ClassVar[str] = "AB{engine} {aim}"
    engine: Engine
    aim: Aim


class Land(Action):
    """A catapult shoots a unit."""

    notation: ClassVar[str] = "AL{engine} {unit} {aim}"
    engine: Engine
    unit: UnitSlot
    aim: Aim


class MoveEngine(Action):
    """A catapult moves to the last, or only, point of its path."""

    notation: ClassVar[str] = "AM{engine} {aim}"
    engine: Engine
    aim: Aim


class EngineVia(Action):
    """A point is added to the path of a catapult."""

    notation: ClassVar[str] = "AV{engine} {aim}"
    engine: Engine
    aim: Aim


class Build(Action):
    """A block is placed."""

    notation: ClassVar[str] = "BD {aim}"
    aim: Aim


class Wreck(Action):
    """A unit overturns an enemy catapult."""

    notation: ClassVar[str] = "WR {unit} {body}"
    unit: UnitSlot
    body: Object


class Raze(Action):
    """A unit destroys an enemy crystal or castle."""

    notation: ClassVar[str] = "RZ {unit} {body}"
    unit: UnitSlot
    body: Object


class Rite(Action):
    """The Garden brings a skeleton back to life."""

    notation: ClassVar[str] = "GR {unit}"
    unit: UnitSlot


class Hire(Action):
    """A mercenary is hired beside a unit."""

    notation: ClassVar[str] = "HR {hired} {unit} {direction}"
    hired: Annotated[int, Bits(3), CLASS]
    unit: UnitSlot
    direction: Direction


class End(Action):
    """The turn or the interruption ends."""

    notation: ClassVar[str] = "EN"


class Interrupt(Action):
    """A unit interrupts the enemy's turn."""

    notation: ClassVar[str] = "IN {unit}"
    unit: UnitSlot


class Pass(Action):
    """No interruption now."""

    notation: ClassVar[str] = "IP"


class Decline(Action):
    """No interruption in this turn."""

    notation: ClassVar[str] = "IX"


class CounterAttack(Action):
    """The attacked strike back."""

    notation: ClassVar[str] = "CT {units} > {target}{suicide}"
    units: UnitSet
    target: UnitSlot
    suicide: Suicide


class Retreat(Action):
    """The attacked fall back."""

    notation: ClassVar[str] = "RT {vector} {distance}"
    vector: Course
    distance: Annotated[int, Bits(14)]


class NoReaction(Action):
    """The attacked do nothing."""

    notation: ClassVar[str] = "NR"


class Casualty(Action):
    """The winner chooses who dies."""

    notation: ClassVar[str] = "CS {unit}{second}"
    unit: UnitSlot
    second: Second


class SpearVictim(Action):
    """The defender chooses whom a Longspear has killed."""

    notation: ClassVar[str] = "SV {unit}"
    unit: UnitSlot


class Sacrifice(Action):
    """The attacker chooses who pays for the Priest."""

    notation: ClassVar[str] = "SC {unit}"
    unit: UnitSlot


class Drive(Action):
    """The enemy chooses where a broken group flees."""

    notation: ClassVar[str] = "MD {direction}"
    direction: Direction


class ObeliskVictim(Action):
    """The holder of the obelisk chooses whom it strikes."""

    notation: ClassVar[str] = "OB {unit}"
    unit: UnitSlot


class PlagueVictim(Action):
    """A commander chooses whom the plague takes."""

    notation: ClassVar[str] = "PL {unit}"
    unit: UnitSlot


class ChooseFaction(Action):
    """A commander chooses his faction."""

    notation: ClassVar[str] = "FC {faction}"
    faction: Annotated[int, Bits(3), FACTION]


class ChooseClass(Action):
    """A commander chooses the class of his next warrior."""

    notation: ClassVar[str] = "CL {warrior}"
    warrior: Annotated[int, Bits(3), CLASS]


class Deploy(Action):
    """A unit takes its place at the start."""

    notation: ClassVar[str] = "DP {unit} {aim} {facing}"
    unit: UnitSlot
    aim: Aim
    facing: Facing


class PlaceTerrain(Action):
    """The next piece of terrain takes its place."""

    notation: ClassVar[str] = "TE {aim}"
    aim: Aim


class Lot(Outcome):
    """Which side is first."""

    notation: ClassVar[str] = "LOT {side}"
    side: Annotated[int, Bits(1), SIDE]


class Dice(Outcome):
    """White, black and red."""

    notation: ClassVar[str] = "D w{white} b{black} r{red}"
    white: Face
    black: Face
    red: Face


class AttackDie(Outcome):
    """The attacker's die."""

    notation: ClassVar[str] = "d a{face}"
    face: Face


class DefenceDie(Outcome):
    """The defender's die."""

    notation: ClassVar[str] = "d d{face}"
    face: Face


class SpearDie(Outcome):
    """The die of a Longspear that strikes first."""

    notation: ClassVar[str] = "d L {unit}={face}"
    unit: UnitSlot
    face: Face


class MoraleDie(Outcome):
    """The die of morale."""

    notation: ClassVar[str] = "d m{face}"
    face: Face


class ObeliskDie(Outcome):
    """The die of the obelisk."""

    notation: ClassVar[str] = "d o{face}"
    face: Face


class TreeDie(Outcome):
    """The die for a tree that is hit."""

    notation: ClassVar[str] = "d t{face}"
    face: Face


class KnockDie(Outcome):
    """The die for how far something is thrown."""

    notation: ClassVar[str] = "d k{face}"
    face: Face


class RangeDice(Outcome):
    """The two dice for the error of a shot in range."""

    notation: ClassVar[str] = "d s {one}+{two}"
    one: Face
    two: Face


class AzimuthDice(Outcome):
    """The two dice for the error of a shot in azimuth."""

    notation: ClassVar[str] = "d z {one}+{two}"
    one: Face
    two: Face


ACTIONS: Codec[Action] = Codec(
    Convert, Move, MoveVia, Stay, MoveSquad, ShiftSquad, GatherSquad, SpreadSquad, Turn, TurnSquad,
    TurnToEnemies, FaceVia, TurnAsPlanned, DropPlan, JumpKill, Attack, ShootStone, ShootBlock, Land,
    MoveEngine, EngineVia, Build, Wreck, Raze, Rite, Hire, End, Interrupt, Pass, Decline,
    CounterAttack, Retreat, NoReaction, Casualty, SpearVictim, Sacrifice, Drive, ObeliskVictim,
    PlagueVictim, ChooseFaction, ChooseClass, Deploy, PlaceTerrain,
)  # fmt: skip
OUTCOMES: Codec[Outcome] = Codec(
    Lot, Dice, AttackDie, DefenceDie, SpearDie, MoraleDie, ObeliskDie, TreeDie, KnockDie, RangeDice,
    AzimuthDice,
)  # fmt: skip

(
    CONVERT_DICE, MOVE, MOVE_VIA, STAY_PUT, MOVE_SQUAD, SHIFT_SQUAD, GATHER_SQUAD, SPREAD_SQUAD,
    TURN, TURN_SQUAD, TURN_TO_ENEMIES, FACE_VIA, TURN_AS_PLANNED, DROP_PLAN, JUMP_KILL, ATTACK,
    SHOOT_STONE, SHOOT_BLOCK, LAND, MOVE_ENGINE, ENGINE_VIA, BUILD, WRECK_ENGINE, RAZE, RITE, HIRE,
    END, INTERRUPT, PASS, DECLINE, COUNTER_ATTACK, RETREAT, NO_REACTION, CHOOSE_CASUALTY,
    CHOOSE_SPEAR_VICTIM, CHOOSE_SACRIFICE, DRIVE, CHOOSE_OBELISK_VICTIM, CHOOSE_PLAGUE_VICTIM,
    CHOOSE_FACTION, CHOOSE_CLASS, DEPLOY_UNIT, PLACE_TERRAIN,
) = (ACTIONS.kind(kind) for kind in ACTIONS.kinds)  # fmt: skip

chosen_swap = ACTIONS.reader(Convert, "swap")
acting_unit = ACTIONS.reader(Move, "unit")
"""The unit of every action that begins with one."""
move_point = ACTIONS.reader(Move, "point")
shift_vector = ACTIONS.reader(ShiftSquad, "vector")
turn_facing = ACTIONS.reader(Turn, "facing")
leap_target = ACTIONS.reader(JumpKill, "target")
attack_units = ACTIONS.reader(Attack, "units")
attack_target = ACTIONS.reader(Attack, "target")
attack_suicide = ACTIONS.reader(Attack, "suicide")
acting_engine = ACTIONS.reader(ShootStone, "engine")
"""The catapult of every action that names one."""
shot_aim = ACTIONS.reader(ShootStone, "aim")
land_unit = ACTIONS.reader(Land, "unit")
land_aim = ACTIONS.reader(Land, "aim")
build_aim = ACTIONS.reader(Build, "aim")
acting_body = ACTIONS.reader(Wreck, "body")
hired_class = ACTIONS.reader(Hire, "hired")
hire_ally = ACTIONS.reader(Hire, "unit")
hire_direction = ACTIONS.reader(Hire, "direction")
retreat_vector = ACTIONS.reader(Retreat, "vector")
retreat_distance = ACTIONS.reader(Retreat, "distance")
casualty_second = ACTIONS.reader(Casualty, "second")
drive_direction = ACTIONS.reader(Drive, "direction")
chosen_faction = ACTIONS.reader(ChooseFaction, "faction")
chosen_class = ACTIONS.reader(ChooseClass, "warrior")
deploy_aim = ACTIONS.reader(Deploy, "aim")
deploy_facing = ACTIONS.reader(Deploy, "facing")
terrain_aim = ACTIONS.reader(PlaceTerrain, "aim")
drawn_side = OUTCOMES.reader(Lot, "side")
white_face = OUTCOMES.reader(Dice, "white")
black_face = OUTCOMES.reader(Dice, "black")
red_face = OUTCOMES.reader(Dice, "red")
die_face = OUTCOMES.reader(AttackDie, "face")
"""The face of every outcome that is one die."""
spear_face = OUTCOMES.reader(SpearDie, "face")
first_face = OUTCOMES.reader(RangeDice, "one")
second_face = OUTCOMES.reader(RangeDice, "two")

convert = ACTIONS.packer(Convert)
move = ACTIONS.packer(Move)
move_squad = ACTIONS.packer(MoveSquad)
shift_squad = ACTIONS.packer(ShiftSquad)
gather_squad = ACTIONS.packer(GatherSquad)
spread_squad = ACTIONS.packer(SpreadSquad)
turn_unit = ACTIONS.packer(Turn)
turn_squad = ACTIONS.packer(TurnSquad)
turn_to_enemies = ACTIONS.packer(TurnToEnemies)
turn_as_planned = ACTIONS.packer(TurnAsPlanned)
drop_plan = ACTIONS.packer(DropPlan)
jump_kill = ACTIONS.packer(JumpKill)
attack = ACTIONS.packer(Attack)
shoot_stone = ACTIONS.packer(ShootStone)
shoot_block = ACTIONS.packer(ShootBlock)
land = ACTIONS.packer(Land)
move_engine = ACTIONS.packer(MoveEngine)
build = ACTIONS.packer(Build)
wreck = ACTIONS.packer(Wreck)
raze = ACTIONS.packer(Raze)
rite = ACTIONS.packer(Rite)
hire = ACTIONS.packer(Hire)
end = ACTIONS.packer(End)
interrupt = ACTIONS.packer(Interrupt)
pass_window = ACTIONS.packer(Pass)
decline = ACTIONS.packer(Decline)
counter_attack = ACTIONS.packer(CounterAttack)
retreat = ACTIONS.packer(Retreat)
no_reaction = ACTIONS.packer(NoReaction)
casualty = ACTIONS.packer(Casualty)
spear_victim = ACTIONS.packer(SpearVictim)
sacrifice = ACTIONS.packer(Sacrifice)
drive = ACTIONS.packer(Drive)
obelisk_victim = ACTIONS.packer(ObeliskVictim)
plague_victim = ACTIONS.packer(PlagueVictim)
choose_faction = ACTIONS.packer(ChooseFaction)
choose_class = ACTIONS.packer(ChooseClass)
deploy = ACTIONS.packer(Deploy)
place_terrain = ACTIONS.packer(PlaceTerrain)
lot = OUTCOMES.packer(Lot)
dice = OUTCOMES.packer(Dice)
attack_die = OUTCOMES.packer(AttackDie)
defence_die = OUTCOMES.packer(DefenceDie)
spear_die = OUTCOMES.packer(SpearDie)
morale_die = OUTCOMES.packer(MoraleDie)
obelisk_die = OUTCOMES.packer(ObeliskDie)
tree_die = OUTCOMES.packer(TreeDie)
knock_die = OUTCOMES.packer(KnockDie)
range_dice = OUTCOMES.packer(RangeDice)
azimuth_dice = OUTCOMES.packer(AzimuthDice)

PLACE_MASK = (1 << PLACE_BITS) - 1
LEVEL_MASK = (1 << LEVEL_BITS) - 1
FACING_MASK = (1 << FACING_BITS) - 1
SHIFT_MASK = (1 << SHIFT_BITS) - 1


@rule
def x_of(point: int) -> int:
    """Return x of an aim or a waypoint."""
    return point & PLACE_MASK


@rule
def y_of(point: int) -> int:
    """Return y of an aim or a waypoint."""
    return (point >> PLACE_BITS) & PLACE_MASK


@rule
def level_of(point: int) -> int:
    """Return the level that a waypoint names, or -1."""
    return ((point >> AIM_BITS) & LEVEL_MASK) - 1


@rule
def is_jump(point: int) -> int:
    """Return 1 where the way down to a waypoint is a jump."""
    return (point >> (AIM_BITS + LEVEL_BITS)) & 1


@rule
def make_aim(x: int, y: int) -> int:
    """Return a point of the table as actions keep it."""
    return x | (y << PLACE_BITS)


@rule
def make_point(x: int, y: int, level: int, jump: int) -> int:
    """Return a waypoint as actions keep it; level -1: the highest there."""
    return x | (y << PLACE_BITS) | ((level + 1) << AIM_BITS) | (jump << (AIM_BITS + LEVEL_BITS))


@rule
def facing_x(facing: int) -> int:
    """Return x of a facing."""
    return (facing & FACING_MASK) - FACING_BIAS


@rule
def facing_y(facing: int) -> int:
    """Return y of a facing."""
    return ((facing >> FACING_BITS) & FACING_MASK) - FACING_BIAS


@rule
def make_facing(x: int, y: int) -> int:
    """Return a facing as actions keep it."""
    return (x + FACING_BIAS) | ((y + FACING_BIAS) << FACING_BITS)


@rule
def vector_x(vector: int) -> int:
    """Return x of a shift."""
    return (vector & SHIFT_MASK) - SHIFT_BIAS


@rule
def vector_y(vector: int) -> int:
    """Return y of a shift."""
    return ((vector >> SHIFT_BITS) & SHIFT_MASK) - SHIFT_BIAS


@rule
def make_vector(x: int, y: int) -> int:
    """Return a shift as actions keep it."""
    return (x + SHIFT_BIAS) | ((y + SHIFT_BIAS) << SHIFT_BITS)
