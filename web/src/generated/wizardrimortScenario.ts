// Written by scripts/generate_types.py from src/voevoda/games/wizardrimort/setups.py: change it there.

/** A commander; his seat is his place in the list. */
export interface CommanderSetup {
  readonly side: string;
  readonly faction?: string;
  readonly armies?: number;
}

/** A castle; its walls are bodies that name it. */
export interface CastleSetup {
  readonly side: string;
  readonly zone: readonly [number, number, number, number];
  readonly razed?: boolean;
}

/** A solid thing: terrain, a wall, a block, a catapult or an object. */
export interface BodySetup {
  readonly id: string;
  readonly kind: string;
  readonly disc?: readonly [number, number, number] | null;
  readonly rect?: readonly [number, number, number, number] | null;
  readonly bottom?: number;
  readonly top?: number | null;
  readonly side?: string;
  readonly loose?: boolean;
  readonly hp?: number | null;
  readonly shots?: number;
  readonly moved?: boolean;
}

/** A unit. Left out is where it stands only if it is to be deployed, or lost. */
export interface UnitSetup {
  readonly id: string;
  readonly warrior: string;
  readonly at?: readonly number[];
  readonly facing?: readonly [number, number];
  readonly commander?: number;
  readonly skeleton?: boolean;
  readonly mercenary?: boolean;
  readonly lost?: boolean;
  readonly used?: boolean;
  readonly attacks?: number;
  readonly came_from?: readonly number[];
  readonly path?: number;
  readonly descended?: boolean;
  readonly teleported?: boolean;
  readonly seen_by?: readonly string[];
}

/** What a side has; what is left out is the default. */
export interface SideSetup {
  readonly coins?: number;
  readonly pool?: number | null;
  readonly start_size?: number | null;
  readonly zone?: readonly [number, number, number, number] | null;
  readonly crystal_destroyed?: boolean;
  readonly wins?: number;
}

/** A position in the middle of a turn, in which its commander acts. */
export interface TurnSetup {
  readonly slot?: number;
  readonly round?: number;
  readonly first?: string;
  readonly white?: number;
  readonly black?: number;
  readonly red?: number;
  readonly rolled?: boolean;
  readonly converted?: number;
  readonly hired?: number;
  readonly credit?: number;
  readonly penalty?: readonly number[];
  readonly interrupted?: readonly number[];
  readonly declined?: readonly number[];
  readonly obelisk_armed?: string;
  readonly hold_armed?: string;
  readonly sieged?: number;
  readonly game?: number;
}

/** A set-up of `wizardrimort`. */
export interface Scenario {
  readonly id: string;
  readonly width?: number;
  readonly height?: number;
  readonly commanders?: readonly CommanderSetup[];
  readonly units?: readonly UnitSetup[];
  readonly bodies?: readonly BodySetup[];
  readonly castles?: readonly CastleSetup[];
  readonly a?: SideSetup;
  readonly b?: SideSetup;
  readonly modes?: readonly string[];
  readonly first?: string;
  readonly order?: readonly number[];
  readonly defender?: string;
  readonly bank?: number | null;
  readonly draft?: boolean;
  readonly deploy?: boolean;
  readonly params?: Readonly<Record<string, number | string | boolean>>;
  readonly variant_of?: string;
  readonly turn?: TurnSetup | null;
  readonly minutes?: readonly [number, number];
  readonly quick?: boolean;
  readonly name?: string;
}
