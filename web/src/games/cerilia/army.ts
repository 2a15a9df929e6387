import { COSTS } from "../../generated/ceriliaCards";

export interface ArmyCaster {
  readonly kind: string;
  readonly spells: readonly string[];
  /** The unit that bears it by default: its place in the list. */
  readonly host: number;
}

export interface Army {
  readonly units: readonly string[];
  readonly casters: readonly ArmyCaster[];
}

interface SetUp {
  readonly units: readonly { readonly id: string; readonly type: string }[];
  readonly casters?: readonly { readonly id: string; readonly spells: readonly string[]; readonly host?: string }[];
}

/** The letter of a side's units, and the number of its first caster. */
const SIDES = [{ letter: "a", first: 1 }, { letter: "d", first: 21 }] as const;
const KINDS: Readonly<Record<string, string>> = { m: "mage", p: "priest" };

export const costOf = ({ units }: Army): number => units.reduce((sum, type) => sum + (COSTS[type] ?? 0), 0);

/** The army of a side in a scenario. */
export function armyOf(setUp: SetUp, side: 0 | 1): Army {
  const { letter } = SIDES[side];
  const own = setUp.units.filter(({ id }) => id.startsWith(letter));
  const hosted = (setUp.casters ?? []).filter(({ host }) => host?.startsWith(letter));
  return {
    units: own.map(({ type }) => type),
    casters: hosted.map(({ id, spells, host }) => ({ kind: KINDS[id[0] ?? ""] ?? "mage", spells, host: own.findIndex((unit) => unit.id === host) })),
  };
}

export const withUnit = (army: Army, type: string): Army => ({ ...army, units: [...army.units, type] });

/** The army without a unit; its caster goes to the next that bears none, or leaves too. */
export function withoutUnit(army: Army, place: number): Army {
  const units = army.units.filter((_, index) => index !== place);
  const casters: ArmyCaster[] = [];
  for (const caster of army.casters) {
    const host = caster.host > place ? caster.host - 1 : caster.host;
    const taken = new Set(casters.map((each) => each.host));
    const free = units.findIndex((_, index) => !taken.has(index) && !army.casters.some((each) => each !== caster && (each.host > place ? each.host - 1 : each.host) === index));
    const kept = caster.host === place ? free : host;
    if (kept >= 0) casters.push({ ...caster, host: kept });
  }
  return { units, casters };
}

export function withCaster(army: Army, kind: string): Army {
  const host = army.units.findIndex((_, index) => !army.casters.some((caster) => caster.host === index));
  return host < 0 ? army : { ...army, casters: [...army.casters, { kind, spells: [], host }] };
}

export const withSpells = (army: Army, place: number, spells: readonly string[]): Army => ({
  ...army, casters: army.casters.map((caster, index) => (index === place ? { ...caster, spells } : caster)),
});

export const withoutCaster = (army: Army, place: number): Army => ({ ...army, casters: army.casters.filter((_, index) => index !== place) });

/** A battle of two armies on the ground of a scenario, to be deployed by the players. */
export function battle(ground: Readonly<Record<string, unknown>>, armies: readonly [Army, Army], points: readonly [number, number]): Record<string, unknown> {
  const unitId = (side: 0 | 1, index: number): string => `${SIDES[side].letter}${index + 1}`;
  const both = [0, 1] as const;
  return {
    ...ground,
    id: "armies",
    quick: false,
    way: ground["way"] === "free" ? "free" : "deployed",
    points,
    units: both.flatMap((side) => armies[side].units.map((type, index) => ({ id: unitId(side, index), type }))),
    casters: both.flatMap((side) =>
      armies[side].casters.map(({ kind, spells, host }, index) => ({ id: `${kind[0]}${SIDES[side].first + index}`, spells, host: unitId(side, host) })),
    ),
  };
}
