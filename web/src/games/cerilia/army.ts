import { CARDS } from "../../generated/ceriliaCards";

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

const priceOf = (type: string): number => CARDS[type]?.cost ?? 0;

export const costOf = ({ units }: Army): number => units.reduce((sum, type) => sum + priceOf(type), 0);

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

/** Columns of the home row from the centre outwards. */
const FILL = ["C", "B", "D", "A", "E"];
const SLOTS = 3;

/** Where units stand by default in a row: the strongest in the centre, those left over in the reserve. */
export function stand(types: readonly string[], row: number): readonly string[] {
  const order = types.map((_, place) => place).sort((a, b) => priceOf(types[b] ?? "") - priceOf(types[a] ?? "") || a - b);
  return types.map((_, place) => {
    const rank = order.indexOf(place);
    return rank < FILL.length * SLOTS ? `${FILL[rank % FILL.length]}${row}` : "R";
  });
}

/** An army as its file holds it, which the command line reads too: there the host is counted from 1. */
export const fileOf = ({ units, casters }: Army): string =>
  `${JSON.stringify({ units, casters: casters.map((caster) => ({ ...caster, host: caster.host + 1 })) }, null, 2)}\n`;

/** The army in a file; null where there is none. What may be fielded is for the rules to say. */
export function armyIn(text: string): Army | null {
  const texts = (list: unknown): list is readonly string[] => Array.isArray(list) && list.every((each) => typeof each === "string");
  try {
    const { units, casters = [] } = JSON.parse(text) as Readonly<Record<string, unknown>>;
    if (!texts(units) || !Array.isArray(casters)) return null;
    const read = (casters as readonly Readonly<Record<string, unknown>>[]).map(({ kind, spells, host = 1 }) =>
      (kind === "mage" || kind === "priest") && texts(spells) && Number.isInteger(host) ? { kind, spells, host: Number(host) - 1 } : null);
    return read.includes(null) ? null : { units, casters: read as readonly ArmyCaster[] };
  } catch {
    return null;
  }
}

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
    units: both.flatMap((side) => {
      const places = stand(armies[side].units, side === 0 ? 1 : 3);
      return armies[side].units.map((type, index) => ({ id: unitId(side, index), type, place: places[index] }));
    }),
    casters: both.flatMap((side) =>
      armies[side].casters.map(({ kind, spells, host }, index) => ({ id: `${kind[0]}${SIDES[side].first + index}`, spells, host: unitId(side, host) })),
    ),
  };
}
