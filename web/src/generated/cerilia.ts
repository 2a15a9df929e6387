// Written by scripts/generate_types.py from src/voevoda/games/cerilia/view.py and previews.py: change it there.

/** A unit as those see it who may. */
export interface UnitView {
  readonly id: string;
  readonly type: string;
  readonly side: string;
  readonly seat: string;
  readonly place: string;
  readonly damage: number;
  readonly hits: number;
  readonly move: number;
  readonly defense: number;
  readonly melee: readonly number[];
  readonly missile: readonly number[];
  readonly charge: readonly number[];
  readonly signs: string;
  readonly traits: readonly string[];
  readonly cost: number;
  readonly routed: boolean;
  readonly hidden: boolean;
  readonly summoned: boolean;
  readonly engaged: boolean;
  readonly bless_until: number;
  readonly bless_sign: string;
  readonly moved: boolean;
  readonly withdrew: boolean;
  readonly attacked: boolean;
  readonly engaged0: boolean;
  readonly downhill: boolean;
  readonly caster: string | null;
  readonly pending: number;
  readonly doomed: boolean;
  readonly falls_by: string | null;
}

/** A place in a line: a unit, or a marker of one that is hidden from the viewer. */
export interface SlotView {
  readonly unit: string | null;
}

/** A sector. */
export interface SectorView {
  readonly id: string;
  readonly card: string | null;
  readonly direction: string | null;
  readonly source: string | null;
  readonly fog_until: number;
  readonly holder: string | null;
  readonly att: readonly SlotView[];
  readonly defs: readonly SlotView[];
  readonly free_att: number;
  readonly free_def: number;
}

/** A magical wall. */
export interface WallView {
  readonly spell: string;
  readonly sector: string;
  readonly direction: string;
  readonly until: number;
}

/** The fort. */
export interface FortView {
  readonly sector: string;
  readonly level: number;
  readonly bonus: number;
  readonly damage: number;
  readonly hits: number;
  readonly fights: boolean;
  readonly attacked: boolean;
  readonly engaged0: boolean;
  readonly pending: number;
  readonly doomed: boolean;
}

/** A caster. */
export interface CasterView {
  readonly id: string;
  readonly kind: string;
  readonly side: string;
  readonly seat: string;
  readonly host: string | null;
  readonly host_hidden: boolean;
  readonly lost: boolean;
  readonly spells: readonly string[];
  readonly cast: number;
  readonly ready: boolean;
}

/** How a side stands. */
export interface SideView {
  readonly id: string;
  readonly start: number;
  readonly lost: number;
  readonly breaks_at: number;
  readonly points: string;
}

/** The decision that is half made, or the attack whose dice roll. */
export interface PendingView {
  readonly node: string;
  readonly caster: string | null;
  readonly spell: string | null;
  readonly target: string | null;
  readonly attacker: string | null;
  readonly column: number | null;
  readonly unit: string | null;
  readonly markers: number;
  readonly card: string | null;
  readonly suggestion: string | null;
}

/** The whole table. */
export interface CeriliaView {
  readonly round: number;
  readonly round_limit: number;
  readonly timeout: string;
  readonly objective: string;
  readonly phase: string;
  readonly node: string;
  readonly initiative: string | null;
  readonly to_move: string | null;
  readonly night: boolean;
  readonly slots_per_side: number;
  readonly sectors: readonly SectorView[];
  readonly walls: readonly WallView[];
  readonly fort: FortView | null;
  readonly fort_destroyed: boolean;
  readonly units: readonly UnitView[];
  readonly hidden: readonly [number, number];
  readonly casters: readonly CasterView[];
  readonly sides: readonly SideView[];
  readonly seats: readonly string[];
  readonly pending: PendingView | null;
  readonly winners: readonly string[];
  readonly end_reason: string | null;
}

/** A part of a sum. */
export interface Modifier {
  readonly rule: string;
  readonly amount: number;
}

/** An attack: both sums, the nine faces, and what may come of it. Chances are fractions. */
export interface AttackOdds {
  readonly attacker: string;
  readonly target: string;
  readonly mode: string;
  readonly value: number;
  readonly attack: readonly Modifier[];
  readonly defense: number;
  readonly shelter: readonly Modifier[];
  readonly column: number;
  readonly faces: string;
  readonly none: string;
  readonly fall_back: string;
  readonly hit: string;
  readonly rout_face: string;
  readonly destroy: string;
  readonly rout: string;
  readonly doomed: string;
  readonly way: string;
}

/** What the queued attacks of a phase do to one target. Chances are fractions. */
export interface TargetOdds {
  readonly target: string;
  readonly attacks: number;
  readonly damage: string;
  readonly doomed: string;
  readonly rout: string;
  readonly fall_back: string;
  readonly way: string;
}

/** What several attacks in a row may come to. */
export interface PhaseOdds {
  readonly targets: readonly TargetOdds[];
}

/** What a move leads to. */
export interface MovePreview {
  readonly unit: string;
  readonly place: string;
  readonly engaged: boolean;
  readonly shots: readonly string[];
  readonly charges: readonly string[];
  readonly threats: readonly string[];
}
