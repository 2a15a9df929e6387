import type { Message } from "../../generated/messages";
import type { CardSetup, CasterSetup, Position, Scenario, UnitSetup, WallSetup } from "../../generated/ceriliaScenario";
import { isSector, neighbour, placeOf as gridPlace, RESERVE, ROWS, type Direction } from "./mat";

export const KINDS = ["cliff", "river", "forest", "swamp", "hill"] as const;
const DIRECTIONS = ["n", "e", "s", "w"] as const;
export const PHASES = ["START", "RALLY", "MAGIC", "MOVE", "MISSILE", "CHARGE", "MELEE"] as const;
const CLASSES = { m: "mage", p: "priest" } as const;
export const DEAD = "dead";
export const FLED = "fled";

/** What a click on the mat does: a terrain card is laid by its kind. */
export type Tool = "select" | "erase" | "unit" | "fort" | (typeof KINDS)[number];

const casters = (draft: Scenario): readonly CasterSetup[] => draft.casters ?? [];
const terrain = (draft: Scenario): readonly CardSetup[] => draft.terrain ?? [];

export const sideOfUnit = (id: string): "ATT" | "DEF" => (id.startsWith("a") ? "ATT" : "DEF");
export const kindOfCaster = ({ id }: CasterSetup): "mage" | "priest" => CLASSES[id[0] as "m" | "p"];
const hasDirection = (kind: string): boolean => kind === "cliff" || kind === "river";

/** The mat with nothing on it. */
export const cleared = (draft: Scenario): Scenario => ({ ...draft, id: "position", name: "", quick: false, way: "fixed", units: [], casters: [], terrain: [], fort: null, points: null, position: null });

export const unitOf = (draft: Scenario, id: string | null): UnitSetup | null => draft.units.find((unit) => unit.id === id) ?? null;
export const casterOf = (draft: Scenario, host: string): CasterSetup | null => casters(draft).find((caster) => caster.host === host && !caster.lost) ?? null;
export const cardOf = (draft: Scenario, sector: string): CardSetup | null => terrain(draft).find((card) => card.sector === sector) ?? null;
export const wallsOf = (draft: Scenario, sector: string): readonly WallSetup[] => (draft.position?.walls ?? []).filter((wall) => wall.sector === sector);
export const hasFort = (draft: Scenario, sector: string): boolean => draft.fort != null && (draft.fort.sector ?? "C3") === sector;

/** The directions from a sector that lead to another. */
export const ways = (sector: string): readonly Direction[] => DIRECTIONS.filter((direction) => neighbour(sector, direction) !== null);

export const isHomeOfDefender = (sector: string): boolean => gridPlace(sector).y === ROWS - 1;

const free = (letter: string, taken: readonly string[]): string => {
  let number = 1;
  while (taken.includes(`${letter}${number}`)) number += 1;
  return `${letter}${number}`;
};

/** Place a new unit; its name. */
export function withNewUnit(draft: Scenario, side: "ATT" | "DEF", type: string, place: string): { readonly draft: Scenario; readonly id: string } {
  const id = free(side === "ATT" ? "a" : "d", draft.units.map((unit) => unit.id));
  return { draft: { ...draft, units: [...draft.units, { id, type, place }] }, id };
}

/** A unit otherwise; one that comes to another place stands last in its line. */
export function withUnit(draft: Scenario, id: string, change: Partial<UnitSetup>): Scenario {
  const unit = unitOf(draft, id);
  if (unit === null) return draft;
  const next = { ...unit, ...change };
  if (change.place === undefined || change.place === unit.place) return { ...draft, units: draft.units.map((each) => (each.id === id ? next : each)) };
  return { ...draft, units: [...draft.units.filter((each) => each.id !== id), next] };
}

/** The units without one; its caster goes with it. */
export const withoutUnit = (draft: Scenario, id: string): Scenario => ({
  ...draft, units: draft.units.filter((unit) => unit.id !== id), casters: casters(draft).filter(({ host }) => host !== id),
});

/** A unit bears a caster of a class, or none. */
export function withCaster(draft: Scenario, host: string, kind: "mage" | "priest" | null): Scenario {
  const others = casters(draft).filter((caster) => caster.host !== host);
  if (kind === null) return { ...draft, casters: others };
  const id = free(kind === "mage" ? "m" : "p", others.map((caster) => caster.id));
  const { commander } = unitOf(draft, host) ?? {};
  return { ...draft, casters: [...others, { id, host, spells: [], ...(commander === undefined ? {} : { commander }) }] };
}

export const withSpells = (draft: Scenario, host: string, spells: readonly string[]): Scenario => ({
  ...draft, casters: casters(draft).map((caster) => (caster.host === host ? { ...caster, spells } : caster)),
});

/** Lay a terrain card, in place of what lies there; its direction is the first that leads anywhere. */
export function withCard(draft: Scenario, sector: string, kind: string): Scenario {
  const bare = withoutGround(draft, sector);
  const card = { kind, sector, fixed: true, ...(hasDirection(kind) ? { direction: ways(sector)[0] as string } : {}) };
  return { ...bare, terrain: [...terrain(bare), card] };
}

export const withCardChange = (draft: Scenario, sector: string, change: Partial<CardSetup>): Scenario => ({
  ...draft, terrain: terrain(draft).map((card) => (card.sector === sector ? { ...card, ...change } : card)),
});

const USUAL_LEVEL = 5;

/** Put the fort into a sector; there is one at most. */
export function withFort(draft: Scenario, sector: string): Scenario {
  const bare = { ...draft, terrain: terrain(draft).filter((card) => card.sector !== sector) };
  return { ...bare, fort: { level: USUAL_LEVEL, ...draft.fort, sector, fixed: true } };
}

/** A sector without card, fort, fog and walls. */
export function withoutGround(draft: Scenario, sector: string): Scenario {
  const left = { ...draft, terrain: terrain(draft).filter((card) => card.sector !== sector), ...(hasFort(draft, sector) ? { fort: null } : {}) };
  if (draft.position == null) return left;
  const fog = Object.fromEntries(Object.entries(draft.position.fog ?? {}).filter(([name]) => name !== sector));
  return withPosition(left, { fog, walls: (draft.position.walls ?? []).filter((wall) => wall.sector !== sector) });
}

/** A moment of a battle otherwise; what belongs to a beginning only is dropped. */
export const withPosition = (draft: Scenario, change: Partial<Position>): Scenario => ({ ...draft, position: { ...draft.position, ...change } });

/** Another phase; in all but the first somebody has the initiative. */
export const withPhase = (draft: Scenario, phase: string): Scenario =>
  withPosition(draft, { phase, ...(phase === "START" || draft.position?.initiative ? {} : { initiative: "ATT" }) });

export function withFog(draft: Scenario, sector: string, until: number): Scenario {
  const { [sector]: _, ...others } = draft.position?.fog ?? {};
  return withPosition(draft, { fog: until > 0 ? { ...others, [sector]: until } : others });
}

/** Change the wall of a sector at a place in its list, put one up there, or take it away. */
export function withWall(draft: Scenario, sector: string, index: number, wall: Omit<WallSetup, "sector"> | null): Scenario {
  const own = [...wallsOf(draft, sector)];
  own.splice(index, 1, ...(wall === null ? [] : [{ ...wall, sector }]));
  return withPosition(draft, { walls: [...(draft.position?.walls ?? []).filter((each) => each.sector !== sector), ...own] });
}

const FRESH: readonly (keyof UnitSetup)[] = [
  "damage", "routed", "hidden", "summoned", "bless_sign", "bless_until", "moved", "withdrew", "attacked", "engaged", "downhill", "path",
  "pending", "doomed", "falling", "falls_by",
];

/** Between a battle that begins and one that is going on: who is fresh and stands somewhere, is so in both. */
export function withMiddle(draft: Scenario, isOn: boolean): Scenario {
  if (isOn) return { ...draft, way: "fixed", position: {} };
  const units = draft.units
    .filter(({ place }) => place !== DEAD && place !== FLED)
    .map((unit) => Object.fromEntries(Object.entries(unit).filter(([name]) => !FRESH.includes(name as keyof UnitSetup))) as unknown as UnitSetup);
  return { ...draft, units, casters: casters(draft).filter(({ lost, host }) => !lost && units.some(({ id }) => id === host)), position: null };
}

export interface Fault {
  /** A unit; null where the whole set-up is meant. */
  readonly unit: string | null;
  readonly field: string | null;
  readonly sector: string | null;
}

/** Fields that a complaint is about, where it names the piece alone. */
const FIELDS: Readonly<Record<string, string>> = {
  "cerilia-setup-slots": "place",
  "cerilia-setup-home-row": "place",
  "cerilia-setup-no-place": "place",
  "cerilia-setup-fort-mounted": "place",
  "cerilia-setup-card-taken": "card",
  "cerilia-setup-direction": "direction",
  "cerilia-setup-class": "spells",
  "cerilia-setup-no-fort": "objective",
  "cerilia-setup-no-units": "units",
};

/** Where to show what is wrong with a draft. */
export function faultOf(reason: Message, draft: Scenario): Fault {
  const [first = "", second = null] = String(reason.args["what"] ?? "").split(" ");
  const host = casters(draft).find(({ id }) => id === first)?.host;
  const unit = unitOf(draft, host ?? first);
  const named = [reason.args["sector"], second, unit?.place].find((each) => typeof each === "string" && isSector(each));
  const sector = first === "fort" && draft.fort != null ? (draft.fort.sector ?? "C3") : ((named as string | undefined) ?? null);
  return { unit: unit?.id ?? null, field: FIELDS[reason.id] ?? second, sector };
}

/** Where a unit can be put. */
export const placesOf = (draft: Scenario): readonly string[] => {
  const sectors = [3, 2, 1].flatMap((row) => ["A", "B", "C", "D", "E"].map((column) => `${column}${row}`));
  return [...sectors, RESERVE, ...(draft.position == null ? [] : [DEAD, FLED])];
};
