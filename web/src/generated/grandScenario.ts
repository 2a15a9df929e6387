// Written by scripts/generate_types.py from src/voevoda/games/grand/setups.py: change it there.

/** A building. */
export interface BuildingSetup {
  readonly kind: string;
  readonly cell: string;
  readonly owner?: number;
  readonly level?: number;
  readonly acted?: boolean;
  readonly gains?: boolean;
  readonly spoiled?: boolean;
  readonly ghosts?: number;
}

/** A unit. */
export interface UnitSetup {
  readonly tag: string;
  readonly cell: string;
  readonly school?: string;
  readonly owner?: number | null;
  readonly mithril?: boolean;
  readonly acted?: boolean;
  readonly moved?: boolean;
  readonly carried?: boolean;
  readonly pinned?: boolean;
  readonly state?: string;
  readonly home?: string;
  readonly former?: number;
  readonly controller?: string;
  readonly work?: string;
  readonly spoiled?: boolean;
  readonly wind?: number;
  readonly water?: number;
  readonly stun?: number;
  readonly fury?: number;
}

/** A battle that was declared in this turn. */
export interface DeclarationSetup {
  readonly source: string;
  readonly target: string;
  readonly status?: string;
  readonly as_neutral?: boolean;
}

/** The middle of a game: a seat is giving its orders. */
export interface Position {
  readonly active: number;
  readonly year?: number;
  readonly coins?: Readonly<Record<string, number>>;
  readonly peace?: readonly (readonly [number, number])[];
  readonly notice?: readonly (readonly [number, number])[];
  readonly offers?: readonly (readonly [number, number])[];
  readonly talked?: readonly (readonly [number, number])[];
  readonly turmoil?: Readonly<Record<string, number>>;
  readonly out?: readonly number[];
  readonly out_before?: readonly number[];
  readonly next_number?: number;
  readonly declared?: readonly DeclarationSetup[];
}

/** An army of a stand-alone battle. */
export interface ArmySetup {
  readonly strength: number;
  readonly plus?: boolean;
  readonly name?: string;
}

/** A set-up of `grand`: a map, or two sides of a stand-alone battle. */
export interface Scenario {
  readonly id: string;
  readonly seats?: readonly number[];
  readonly teams?: readonly (readonly number[])[];
  readonly params?: Readonly<Record<string, number | string | boolean>>;
  readonly minutes?: readonly [number, number];
  readonly quick?: boolean;
  readonly name?: string;
  readonly terrain?: readonly string[];
  readonly lands?: readonly string[];
  readonly land_names?: Readonly<Record<string, string>>;
  readonly symmetry?: "half_turn" | "none";
  readonly mine_sites?: readonly string[];
  readonly dragon_marks?: readonly string[];
  readonly bridges?: readonly string[];
  readonly buildings?: readonly BuildingSetup[];
  readonly units?: readonly UnitSetup[];
  readonly coins?: Readonly<Record<string, number>>;
  readonly position?: Position | null;
  readonly attackers?: readonly ArmySetup[];
  readonly defenders?: readonly ArmySetup[];
  readonly variant_of?: string;
}
