import type { BodySetup, CastleSetup, Scenario, UnitSetup } from "../../generated/wizardrimortScenario";
import type { Message } from "../../generated/messages";
import { CLASSES } from "./accounts";
import type { BodyView, CastleView, Point, Tape, UnitView, WizardrimortView } from "./shapes";

export const CLASS_LETTERS = ["D", "B", "L", "A", "P"] as const;
export const FACTIONS = ["human", "orc", "dwarf", "rodent"] as const;
export const MODES = ["basic", "overlord", "destruction", "siege", "plague"] as const;

/** Things that can be put down: the letters of their names, their shape, and their height where it is not the usual one. */
interface Pattern {
  readonly letters: string;
  readonly radius?: number;
  readonly sides?: readonly [number, number];
  readonly top?: number;
  /** Whether it belongs to a side. */
  readonly isOwned?: boolean;
}
export const PATTERNS: Readonly<Record<string, Pattern>> = {
  rock: { letters: "R", radius: 130, top: 120 },
  hill: { letters: "H", radius: 300, top: 140 },
  fence: { letters: "F", sides: [40, 400], top: 80 },
  tower: { letters: "T", sides: [300, 300], top: 250 },
  wall: { letters: "W", sides: [60, 300], isOwned: true },
  rubble: { letters: "U", sides: [150, 150] },
  block: { letters: "b", sides: [150, 150], isOwned: true },
  log: { letters: "L", sides: [320, 80] },
  tree: { letters: "K", radius: 80 },
  obelisk: { letters: "OB", radius: 80 },
  garden: { letters: "GA", radius: 100 },
  mine: { letters: "MI", radius: 100 },
  crystal: { letters: "cry", radius: 50, isOwned: true },
  artillery: { letters: "art", radius: 110, isOwned: true },
};
/** Heights of what names none: of its kind, or what a parameter says. */
const USUAL_TOPS: Readonly<Record<string, number>> = { obelisk: 450, garden: 100, mine: 120, crystal: 120, tree: 400 };
const USUAL_TOP = 100;
const TOP_PARAMS: Readonly<Record<string, readonly [name: string, usual: number]>> = {
  wall: ["castle.wall_height", 250], rubble: ["rubble.height", 60], log: ["rubble.height", 60], block: ["block.size", 150], artillery: ["art.height", 100], wreck: ["art.wreck_height", 60],
};
const STANDABLE = ["rock", "hill", "fence", "tower", "wall", "rubble", "block", "log"];
const TAPE: Tape = { finger: 100, hand: 900, slack: 99, radius: 60, narrow: 100, height: 150, block: 150, link: 200, melee: 300, control: 300 };

interface Named {
  readonly id: string;
}

/** What a click on the table does: `select`, `erase`, `unit D`, `body rock`, `castle`. */
export type Tool = string;

const units = (draft: Scenario): readonly UnitSetup[] => draft.units ?? [];
const bodies = (draft: Scenario): readonly BodySetup[] => draft.bodies ?? [];
const castles = (draft: Scenario): readonly CastleSetup[] => draft.castles ?? [];

export const unitIn = (draft: Scenario, id: string | null): UnitSetup | null => units(draft).find((each) => each.id === id) ?? null;
export const bodyIn = (draft: Scenario, id: string | null): BodySetup | null => bodies(draft).find((each) => each.id === id) ?? null;

/** The table of a scenario with nothing on it but its armies and its rules. */
export const emptied = (draft: Scenario): Scenario => ({
  ...draft, id: "position", name: "", quick: false, variant_of: "", minutes: [0, 0], units: [], bodies: [], castles: [], modes: ["basic"], defender: "", draft: false, deploy: false, turn: null, a: {}, b: {},
});

/** The first free name with some letters. */
function named(draft: Scenario, letters: string, isNumbered = true): string {
  const taken = new Set([...units(draft), ...bodies(draft)].map(({ id }) => id));
  if (!isNumbered && !taken.has(letters)) return letters;
  let number = 1;
  while (taken.has(`${letters}${number}`)) number += 1;
  return `${letters}${number}`;
}

function nameOfBody(draft: Scenario, kind: string, { letters, isOwned }: Pattern, side: string): string {
  if (kind === "artillery" || kind === "crystal") {
    const taken = new Set(bodies(draft).map(({ id }) => id));
    const whose = [side, ...[1, 2, 3, 4].map((place) => `${side}${place}`)].find((each) => !taken.has(`${each}.${letters}`)) ?? side;
    return `${whose}.${letters}`;
  }
  if (kind === "block") return named(draft, letters);
  return isOwned === true ? named(draft, `${side}.${letters}`) : named(draft, letters, !["OB", "GA", "MI"].includes(letters));
}

/** A number of the rules, as the scenario has it or as it usually is. */
export const parameter = (draft: Scenario, name: string, usual: number): number => Number(draft.params?.[name] ?? usual);

/** How high something of a kind is above its level if nobody says so. */
export function usualHeight(draft: Scenario, kind: string): number {
  const [name, usual] = TOP_PARAMS[kind] ?? [];
  return name === undefined || usual === undefined ? (USUAL_TOPS[kind] ?? USUAL_TOP) : parameter(draft, name, usual);
}

/** A side of the table is not shorter and not longer than this. */
export const SHORTEST = 600;
export const LONGEST = 12000;

const clamped = (value: number, low: number, high: number): number => Math.round(Math.min(Math.max(value, low), Math.max(low, high)));

/** The nearest place at which all of something lies on the table. */
const kept = (draft: Scenario, { x, y }: Point, halfWide: number, halfHigh: number): Point =>
  ({ x: clamped(x, halfWide, (draft.width ?? 0) - halfWide), y: clamped(y, halfHigh, (draft.height ?? 0) - halfHigh) });

function shaped(draft: Scenario, { radius, sides }: Pattern, at: Point): Pick<BodySetup, "disc" | "rect"> {
  if (radius !== undefined) {
    const { x, y } = kept(draft, at, radius, radius);
    return { disc: [x, y, radius] };
  }
  const [wide, high] = sides ?? [100, 100];
  const { x, y } = kept(draft, at, wide / 2, high / 2);
  return { rect: [x - wide / 2, y - high / 2, x + wide / 2, y + high / 2] };
}

/** What a tool makes of a point; `side` is to own what it puts there. Says what was put down, too. */
export function worked(draft: Scenario, tool: Tool, at: Point, side: string): { readonly draft: Scenario; readonly id: string | null } {
  const [what, which = ""] = tool.split(" ");
  if (what === "unit") {
    const { x, y } = kept(draft, at, TAPE.radius, TAPE.radius);
    const unit: UnitSetup = { id: named(draft, side), warrior: which, at: [x, y] };
    return { draft: { ...draft, units: [...units(draft), unit] }, id: unit.id };
  }
  const pattern = PATTERNS[which];
  if (what === "body" && pattern !== undefined) {
    const body: BodySetup = { id: nameOfBody(draft, which, pattern, side), kind: which, ...shaped(draft, pattern, at), ...(pattern.top === undefined ? {} : { top: pattern.top }), ...(pattern.isOwned === true ? { side } : {}) };
    return { draft: { ...draft, bodies: [...bodies(draft), body] }, id: body.id };
  }
  return { draft: what === "castle" ? withCastle(draft, at, side) : draft, id: null };
}

const HALF = { wide: 450, high: 500 };
const THICK = 60;
const GATE = 150;

/** Whether something is a wall of a castle: it belongs to its side and lies in it. */
const isWallOf = ({ side, zone: [x0, y0, x1, y1] }: CastleSetup, { kind, rect, side: owner }: BodySetup): boolean =>
  kind === "wall" && owner === side && rect != null && rect[0] >= x0 && rect[1] >= y0 && rect[2] <= x1 && rect[3] <= y1;

/** A castle with its walls, the gate towards the middle of the table; instead of the one that the side has. */
function withCastle(draft: Scenario, at: Point, side: string): Scenario {
  const { x, y } = kept(draft, at, HALF.wide, HALF.high);
  const [x0, y0, x1, y1] = [x - HALF.wide, y - HALF.high, x + HALF.wide, y + HALF.high];
  const isWest = x < (draft.width ?? 0) / 2;
  const [closed, open] = isWest ? [x0, x1 - THICK] : [x1 - THICK, x0];
  const rects: readonly (readonly [string, readonly [number, number, number, number]])[] = [
    ["wN", [x0, y0, x1, y0 + THICK]], ["wS", [x0, y1 - THICK, x1, y1]], ["wC", [closed, y0 + THICK, closed + THICK, y1 - THICK]],
    ["wG1", [open, y0 + THICK, open + THICK, y - GATE]], ["wG2", [open, y + GATE, open + THICK, y1 - THICK]],
  ];
  const walls = rects.map(([name, rect]): BodySetup => ({ id: `${side}.${name}`, kind: "wall", rect, side }));
  const old = castles(draft).find((each) => each.side === side);
  const names = new Set(walls.map(({ id }) => id));
  const others = bodies(draft).filter((body) => !names.has(body.id) && !(old !== undefined && isWallOf(old, body)));
  return { ...draft, bodies: [...others, ...walls], castles: [...castles(draft).filter((each) => each.side !== side), { side, zone: [x0, y0, x1, y1] }] };
}

/** A file may use a name twice: what is done is done to the first. */
const firstOf = <T extends Named>(all: readonly T[], id: string): number => all.findIndex((each) => each.id === id);
const without = <T extends Named>(all: readonly T[], id: string): readonly T[] => all.filter((_, place) => place !== firstOf(all, id));
const changedIn = <T extends Named>(all: readonly T[], id: string, change: Partial<T>): readonly T[] =>
  all.map((each, place) => (place === firstOf(all, id) ? { ...each, ...change } : each));
const withoutTwins = <T extends Named>(all: readonly T[]): readonly T[] => all.filter(({ id }, place) => place === firstOf(all, id));

/** Take something off the table; with its last wall a castle goes. */
export function erased(draft: Scenario, id: string): Scenario {
  const left = without(bodies(draft), id);
  const standing = castles(draft).filter(({ side, razed }) => razed === true || left.some((body) => body.kind === "wall" && body.side === side));
  const hadWalls = bodyIn(draft, id)?.kind === "wall";
  return { ...draft, units: without(units(draft), id), bodies: left, ...(hadWalls ? { castles: standing } : {}) };
}

/** Move something by so much, as far as the table goes. */
export function moved(draft: Scenario, id: string, by: Point): Scenario {
  const unit = unitIn(draft, id);
  if (unit !== null) {
    const { x, y } = kept(draft, { x: (unit.at?.[0] ?? 0) + by.x, y: (unit.at?.[1] ?? 0) + by.y }, TAPE.radius, TAPE.radius);
    return withUnit(draft, id, { at: [x, y] });
  }
  const body = bodyIn(draft, id);
  if (body?.disc != null) {
    const [x, y, r] = body.disc;
    const next = kept(draft, { x: x + by.x, y: y + by.y }, r, r);
    return withBody(draft, id, { disc: [next.x, next.y, r] });
  }
  if (body?.rect == null) return draft;
  const [x0, y0, x1, y1] = body.rect;
  const [dx, dy] = [clamped(by.x, -x0, (draft.width ?? 0) - x1), clamped(by.y, -y0, (draft.height ?? 0) - y1)];
  return withBody(draft, id, { rect: [x0 + dx, y0 + dy, x1 + dx, y1 + dy] });
}

export const withUnit = (draft: Scenario, id: string, change: Partial<UnitSetup>): Scenario => ({ ...draft, units: changedIn(units(draft), id, change) });

export const withBody = (draft: Scenario, id: string, change: Partial<BodySetup>): Scenario => ({ ...draft, bodies: changedIn(bodies(draft), id, change) });

/** Give the table another size; what would lie beyond its edge comes along with it, a castle as a whole. */
export function resized(draft: Scenario, width: number, height: number): Scenario {
  const next = castles(draft).reduce(withCastleOnTable, { ...draft, width, height });
  const all = [...units(next).filter(({ at }) => (at?.length ?? 0) > 0), ...bodies(next)];
  return all.reduce((made, { id }) => moved(made, id, { x: 0, y: 0 }), next);
}

function withCastleOnTable(draft: Scenario, castle: CastleSetup): Scenario {
  const [x0, y0, x1, y1] = castle.zone;
  const by = { x: clamped(0, -x0, (draft.width ?? 0) - x1), y: clamped(0, -y0, (draft.height ?? 0) - y1) };
  const walls = bodies(draft).filter((body) => isWallOf(castle, body));
  const zone = [x0 + by.x, y0 + by.y, x1 + by.x, y1 + by.y] as const;
  const shifted: Scenario = { ...draft, castles: castles(draft).map((each) => (each === castle ? { ...each, zone } : each)) };
  return walls.reduce((made, { id }) => moved(made, id, by), shifted);
}

/** A seat that leads a unit: the one that is named, else the first of its side. */
const leaderOf = (draft: Scenario, unit: UnitSetup): number =>
  (unit.commander ?? 0) > 0 ? (unit.commander ?? 1) - 1 : Math.max(0, (draft.commanders ?? []).findIndex(({ side }) => side === unit.id[0]));

/** A unit of a draft as it is drawn; what the rules work out comes from the last sound view. */
function drawnUnit(draft: Scenario, unit: UnitSetup, checked: WizardrimortView | null): UnitView {
  const known = checked?.units.find(({ id }) => id === unit.id);
  const seat = leaderOf(draft, unit);
  const side = unit.id[0] ?? "A";
  const [x = 0, y = 0] = unit.at ?? [];
  const facing = unit.facing ?? [side === "A" ? 1 : -1, 0];
  return {
    sealed: false, used: false, group: null, reach: 0, path: 0, descended: false, teleported: false, began: [x, y], seen_by: [], z: 0, ...known,
    id: unit.id, side, commander: checked?.commanders[seat]?.id ?? side, warrior: CLASSES[unit.warrior] ?? "defender", faction: draft.commanders?.[seat]?.faction || "none",
    living: unit.warrior !== "P" && unit.skeleton !== true && unit.mercenary !== true, mercenary: unit.mercenary ?? false, x, y, facing,
  };
}

function drawnBody(draft: Scenario, body: BodySetup): BodyView {
  const bottom = body.bottom ?? 0;
  return {
    id: body.id, kind: body.kind, disc: body.disc ?? null, rect: body.rect ?? null, bottom, top: body.top ?? bottom + usualHeight(draft, body.kind), standable: STANDABLE.includes(body.kind),
    hp: body.kind === "wall" ? (body.hp ?? parameter(draft, "castle.wall_hp", 2)) : null, side: body.side || null, control: null, shots: 0, moved: false,
  };
}

/** What is drawn of a draft. */
export interface Drawing extends Pick<WizardrimortView, "width" | "height" | "tape" | "bodies" | "castles"> {
  readonly units: readonly UnitView[];
}

/** A side of the table as it can be drawn, whatever a file says of it. */
const sideOf = (long: unknown): number => (Number.isFinite(long) ? clamped(long as number, SHORTEST, LONGEST) : SHORTEST);

export const drawn = (draft: Scenario, checked: WizardrimortView | null): Drawing => ({
  width: sideOf(draft.width), height: sideOf(draft.height), tape: checked?.tape ?? TAPE,
  units: withoutTwins(units(draft)).filter(({ at }) => (at?.length ?? 0) > 0).map((unit) => drawnUnit(draft, unit, checked)),
  bodies: withoutTwins(bodies(draft)).map((body) => drawnBody(draft, body)),
  castles: castles(draft).filter(({ side }, place, all) => place === all.findIndex((each) => each.side === side)).map(({ side, zone, razed }): CastleView => ({ side, zone: [...zone], state: razed === true ? "razed" : "standing", control: null })),
});

/** The unit or thing that a complaint names. */
export function faulty(reason: Message | null, draft: Scenario): string | null {
  const said = Object.values(reason?.args ?? {}).map(String).join(" ").split(/[^\w.]+/);
  return [...units(draft), ...bodies(draft)].find(({ id }) => said.includes(id))?.id ?? null;
}
