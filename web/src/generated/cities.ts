// Written by scripts/generate_types.py from src/voevoda/games/cities/view.py: change it there.

/** A location as everybody sees it. */
export interface LocationView {
  readonly id: string;
  readonly type: string;
  readonly cell: string;
  readonly owner: string;
  readonly spirit: number;
  readonly max_spirit: number;
  readonly health: number;
  readonly max_health: number;
  readonly level: number;
  readonly time: number;
  readonly relic: string | null;
  readonly abandoned: boolean;
  readonly siege_cost: number;
  readonly ready: boolean;
  readonly actions_left: number;
}

/** A unit as everybody sees it. */
export interface UnitView {
  readonly id: string;
  readonly owner: string;
  readonly home: string;
  readonly ctrl: string;
  readonly cell: string;
  readonly spirit: number;
  readonly health: number;
  readonly row: readonly (number | null)[];
  readonly magic: boolean;
  readonly level: number;
  readonly improved: boolean;
  readonly subdued: boolean;
  readonly attacked: boolean;
}

/** A player's tie-break numbers (CIT-END-05). */
export interface PlayerView {
  readonly id: string;
  readonly locations: number;
  readonly spirit: number;
  readonly health: number;
  readonly eliminated: boolean;
}

/** The action that is half done. */
export interface PendingView {
  readonly loc: string;
  readonly cells_left: number;
  readonly amount: number;
  readonly row: readonly (number | null)[] | null;
  readonly unit: string | null;
  readonly target: string | null;
}

/** The whole table. */
export interface CitiesView {
  readonly width: number;
  readonly height: number;
  readonly walls: readonly string[];
  readonly locations: readonly LocationView[];
  readonly units: readonly UnitView[];
  readonly players: readonly PlayerView[];
  readonly order: readonly string[];
  readonly slot: number;
  readonly to_move: string | null;
  readonly round: number;
  readonly round_limit: number;
  readonly quiet_rounds: number;
  readonly quiet_limit: number;
  readonly attack_seen: boolean;
  readonly phase: string;
  readonly pending: PendingView | null;
  readonly winners: readonly string[];
  readonly end_reason: string | null;
  readonly placing: readonly (readonly string[])[];
}

/** What one face of the die brings in an attack. */
export interface FaceView {
  readonly face: number;
  readonly result: string;
  readonly spirit_lost: number;
  readonly health_lost: number;
  readonly spirit: number;
  readonly health: number;
}

/** Exact odds of an attack on a unit (spec 9.1). */
export interface AttackOdds {
  readonly attacker: string;
  readonly target: string;
  readonly faces: readonly FaceView[];
  readonly hit: string;
  readonly kill: string;
  readonly capture: string;
  readonly spirit_loss: string;
  readonly health_loss: string;
  readonly spirit_won: number;
  readonly victor: readonly [number, number] | null;
}

/** The certain result of an assault. */
export interface AssaultOdds {
  readonly attacker: string;
  readonly place: string;
  readonly dies: boolean;
  readonly strike: number;
  readonly conquers: boolean;
  readonly spirit: number;
  readonly health: number;
}

/** What a location keeps when it hands over spirit and health, and what may come of that. */
export interface CreationPreview {
  readonly loc: string;
  readonly amount: number;
  readonly spirit: number;
  readonly health: number;
  readonly time: number;
  readonly unit_health: number;
  readonly threats: readonly string[];
  readonly strike: number;
}

/** A unit before and after its inspiration. */
export interface InspirationPreview {
  readonly unit: string;
  readonly position: number;
  readonly row: readonly (number | null)[];
  readonly new_row: readonly (number | null)[];
  readonly spirit: number;
  readonly new_spirit: number;
  readonly damage: string;
  readonly new_damage: string;
  readonly freed: boolean;
}

/** A cell that a unit can be moved to, and the shortest way there. */
export interface Reach {
  readonly unit: string;
  readonly cell: string;
  readonly steps: readonly string[];
}

/** Where a move that a location pays for can lead. */
export interface MovePreview {
  readonly loc: string;
  readonly cells: number;
  readonly reaches: readonly Reach[];
}
