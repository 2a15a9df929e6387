// Written by scripts/generate_types.py from src/voevoda/games/wizardrimort/view.py and previews.py: change it there.

/** A unit as everybody sees it. */
export interface UnitView {
  readonly id: string;
  readonly side: string;
  readonly commander: string;
  readonly warrior: string;
  readonly faction: string;
  readonly living: boolean;
  readonly mercenary: boolean;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly facing: readonly [number, number];
  readonly sealed: boolean;
  readonly used: boolean;
  readonly group: string | null;
  readonly reach: number;
  readonly path: number;
  readonly descended: boolean;
  readonly teleported: boolean;
  readonly began: readonly [number, number];
  readonly seen_by: readonly string[];
}

/** A unit that is still to be deployed. */
export interface WaitingView {
  readonly id: string;
  readonly commander: string;
  readonly warrior: string;
  readonly faction: string;
  readonly living: boolean;
  readonly mercenary: boolean;
}

/** A solid thing. */
export interface BodyView {
  readonly id: string;
  readonly kind: string;
  readonly disc: readonly [number, number, number] | null;
  readonly rect: readonly [number, number, number, number] | null;
  readonly bottom: number;
  readonly top: number;
  readonly standable: boolean;
  readonly hp: number | null;
  readonly side: string | null;
  readonly control: string | null;
  readonly shots: number;
  readonly moved: boolean;
}

/** A squad or a loner. */
export interface GroupView {
  readonly id: string;
  readonly side: string;
  readonly units: readonly string[];
}

/** A castle. */
export interface CastleView {
  readonly side: string;
  readonly zone: readonly [number, number, number, number];
  readonly state: string;
  readonly control: string | null;
}

/** What a side has. */
export interface SideView {
  readonly id: string;
  readonly coins: number;
  readonly pool: number;
  readonly crystal: string;
  readonly castle: string;
  readonly start_size: number;
  readonly units: number;
  readonly spirits: number;
  readonly strength: number;
  readonly lost: readonly string[];
  readonly wins: number;
}

/** What a commander has in this turn. */
export interface CommanderView {
  readonly id: string;
  readonly side: string;
  readonly faction: string;
  readonly white: number;
  readonly used: number;
  readonly black: number;
  readonly red: number;
  readonly credit: number;
  readonly conversions: number;
  readonly hired: number;
  readonly penalty: boolean;
  readonly interrupted: boolean;
  readonly declined: boolean;
}

/** A step of a plan that is being made. */
export interface PlanView {
  readonly unit: string | null;
  readonly point: readonly [number, number, number] | null;
}

/** An attack that is being resolved. */
export interface FightView {
  readonly attackers: readonly string[];
  readonly participants: readonly string[];
  readonly targets: readonly string[];
  readonly melee: boolean;
  readonly charge: boolean;
  readonly downhill: boolean;
  readonly back: boolean;
  readonly counter: boolean;
  readonly suicide: string | null;
  readonly attack: number;
  readonly defence: number;
  readonly result: string;
}

/** A shot that is being resolved. */
export interface ShotView {
  readonly engine: string;
  readonly load: string;
  readonly trooper: string | null;
  readonly aim: readonly [number, number];
}

/** Lengths that the table draws. */
export interface Tape {
  readonly finger: number;
  readonly hand: number;
  readonly slack: number;
  readonly radius: number;
  readonly narrow: number;
  readonly height: number;
  readonly block: number;
  readonly link: number;
  readonly melee: number;
  readonly control: number;
}

/** The whole table. */
export interface WizardrimortView {
  readonly width: number;
  readonly height: number;
  readonly tape: Tape;
  readonly mode: string;
  readonly level: string;
  readonly game: number;
  readonly games: number;
  readonly round: number;
  readonly round_limit: number;
  readonly order: readonly string[];
  readonly slot: number;
  readonly to_move: string | null;
  readonly asked: string | null;
  readonly interrupter: string | null;
  readonly hero: string | null;
  readonly phase: string;
  readonly bank: number;
  readonly obelisk_armed: string | null;
  readonly hold_armed: string | null;
  readonly sieged: number;
  readonly units: readonly UnitView[];
  readonly waiting: readonly WaitingView[];
  readonly groups: readonly GroupView[];
  readonly bodies: readonly BodyView[];
  readonly castles: readonly CastleView[];
  readonly sides: readonly SideView[];
  readonly commanders: readonly CommanderView[];
  readonly plan: readonly PlanView[];
  readonly fight: FightView | null;
  readonly shot: ShotView | null;
  readonly fleeing: readonly string[];
  readonly loose: BodyView | null;
  readonly winner: string | null;
  readonly win_reason: string | null;
}

/** What a rule adds to a die. */
export interface Modifier {
  readonly rule: string;
  readonly value: number;
}

/** Exact odds of an attack, first strikes not counted. */
export interface AttackOdds {
  readonly participants: readonly string[];
  readonly targets: readonly string[];
  readonly melee: boolean;
  readonly charge: boolean;
  readonly downhill: boolean;
  readonly back: boolean;
  readonly attack: readonly Modifier[];
  readonly defence: readonly Modifier[];
  readonly attack_sum: number;
  readonly defence_sum: number;
  readonly attack_spirits: number;
  readonly defence_spirits: number;
  readonly results: readonly (readonly string[])[];
  readonly critical: string;
  readonly win: string;
  readonly tie: string;
  readonly lost: string;
  readonly spears: number;
  readonly spear_kills: string;
  readonly counter: readonly string[];
  readonly may_answer: boolean;
  readonly sacrifice: boolean;
  readonly suicide: string | null;
}

/** One way in which a shot may fall. */
export interface Landing {
  readonly x: number;
  readonly y: number;
  readonly hit: string | null;
  readonly chance: string;
}

/** Exact odds of a shot over the 1296 falls of its four dice. */
export interface ShotOdds {
  readonly engine: string;
  readonly aim: readonly [number, number];
  readonly hits: Readonly<Record<string, string>>;
  readonly doomed: string | null;
  readonly ground: string;
  readonly off: string;
  readonly landings: readonly Landing[];
}

/** What a manoeuvre leads to. */
export interface MovePreview {
  readonly groups: readonly GroupView[];
  readonly threats: readonly string[];
  readonly near: readonly string[];
  readonly fallen: readonly string[];
  readonly sheltered: readonly string[];
  readonly exposed: readonly string[];
  readonly ap_left: number;
  readonly tp_left: number;
}
