// Written by scripts/generate_types.py from src/voevoda/games/cerilia/setups.py: change it there.

/** A unit; in a scenario that is played from Phase 0, its place is where it goes by default. */
export interface UnitSetup {
  readonly id: string;
  readonly type: string;
  readonly place?: string;
  readonly commander?: number;
  readonly damage?: number;
  readonly routed?: boolean;
  readonly hidden?: boolean;
  readonly summoned?: boolean;
  readonly bless_sign?: string;
  readonly bless_until?: number;
  readonly moved?: boolean;
  readonly withdrew?: boolean;
  readonly attacked?: boolean;
  readonly engaged?: boolean;
  readonly downhill?: boolean;
  readonly path?: readonly string[];
  readonly pending?: number;
  readonly doomed?: number;
  readonly falling?: number;
  readonly falls_by?: string;
}

/** A caster. */
export interface CasterSetup {
  readonly id: string;
  readonly spells: readonly string[];
  readonly host?: string;
  readonly side?: string;
  readonly commander?: number;
  readonly cast?: number;
  readonly lost?: boolean;
}

/** A terrain card; in a free set-up the Defender lays it, by default there. */
export interface CardSetup {
  readonly kind: string;
  readonly sector: string;
  readonly direction?: string;
  readonly fixed?: boolean;
  readonly source?: string;
}

/** The fortification card. */
export interface FortSetup {
  readonly level: number;
  readonly sector?: string;
  readonly fixed?: boolean;
  readonly bonus?: number | null;
  readonly damage?: number;
  readonly engaged?: boolean;
  readonly attacked?: boolean;
  readonly pending?: number;
  readonly doomed?: number;
}

/** A magical wall of a position. */
export interface WallSetup {
  readonly spell: string;
  readonly sector: string;
  readonly direction: string;
  readonly until: number;
}

/** What a position adds to a set-up. */
export interface Position {
  readonly phase?: string;
  readonly round?: number;
  readonly initiative?: string;
  readonly part?: number;
  readonly cursor?: number;
  readonly start_cost?: readonly [number, number] | null;
  readonly lost_cost?: readonly [number, number] | null;
  readonly fort_destroyed?: boolean;
  readonly fog?: Readonly<Record<string, number>>;
  readonly walls?: readonly WallSetup[];
  readonly holders?: Readonly<Record<string, string>>;
}

/** A set-up of `cerilia`. */
export interface Scenario {
  readonly id: string;
  readonly units: readonly UnitSetup[];
  readonly way?: string;
  readonly casters?: readonly CasterSetup[];
  readonly terrain?: readonly CardSetup[];
  readonly fort?: FortSetup | null;
  readonly objective?: string;
  readonly round_limit?: number;
  readonly timeout?: string;
  readonly night?: boolean;
  readonly points?: readonly [number, number] | null;
  readonly params?: Readonly<Record<string, number | string | boolean>>;
  readonly position?: Position | null;
  readonly minutes?: readonly [number, number];
  readonly quick?: boolean;
  readonly name?: string;
}
