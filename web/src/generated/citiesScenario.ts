// Written by scripts/generate_types.py from src/voevoda/games/cities/scenarios.py: change it there.

/** A location of a scenario (CIT-SET-01); what is left out is the default. */
export interface LocationSetup {
  readonly type: string;
  readonly owner: number;
  readonly cell: string;
  readonly level?: number | null;
  readonly tp?: number | null;
  readonly relic?: string | null;
  readonly spirit?: number | null;
  readonly health?: number | null;
  readonly abandoned?: boolean;
  readonly siege_cost?: number | null;
  readonly used?: number;
  readonly unready?: boolean;
  readonly mystic_used?: boolean;
}

/** A unit of a position. */
export interface UnitSetup {
  readonly number: number;
  readonly home: number;
  readonly cell: string;
  readonly spirit: number;
  readonly health: number;
  readonly ctrl?: number;
  readonly row?: string;
  readonly improved?: boolean;
  readonly subdued?: boolean;
  readonly attacked?: boolean;
}

/** Whose turn it is in a position, in the middle of that turn. */
export interface TurnSetup {
  readonly slot?: number;
  readonly round?: number;
  readonly quiet_rounds?: number;
  readonly attack_seen?: boolean;
  readonly next_unit?: number;
  readonly eliminated?: readonly number[];
}

/** A set-up of `cities` (CIT-SET-01). */
export interface Scenario {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly locations: readonly LocationSetup[];
  readonly round_limit: number;
  readonly order?: readonly number[];
  readonly walls?: readonly string[];
  readonly params?: Readonly<Record<string, number | string | boolean>>;
  readonly units?: readonly UnitSetup[];
  readonly turn?: TurnSetup | null;
  readonly minutes?: readonly [number, number];
  readonly quick?: boolean;
  readonly name?: string;
}
