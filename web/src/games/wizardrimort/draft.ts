import type { BodySetup, CastleSetup, Scenario, UnitSetup } from "../../generated/wizardrimortScenario";
import type { Message } from "../../generated/messages";
import { CLASSES } from "./accounts";
import type { BodyView, CastleView, Point, Tape, UnitView, WizardrimortView } from "./shapes";

export const CLASS_LETTERS = ["D", "B", "L", "A", "P"] as const;
export const FACTIONS = ["human", "orc", "dwarf", "rodent"] as const;
export const MODES = ["basic", "overlord", "destruction", "siege", "plague"] as const;

/** Things that can be put down: the letters of their names, their usual shape and height. */
interface Pattern {
  readonly letters: string;
  readonly radius?: number;
  readonly sides?: readonly [number, number];
  readonly top: number;
  /** Whether it belongs to a side. */
  readonly isOwned?: boolean;
}
export const PATTERNS: Readonly<Record<string, Pattern>> = {
  rock: { letters: "R", radius: 130, top: 120 },
  hill: { letters: "H", radius: 300, top: 140 },
  fence: { letters: "F", sides: [40, 400], top: 80 },
  tower: { letters: "T", sides: [300, 300], top: 250 },
  wall: { letters: "W", sides: [60, 300], top: 250, isOwned: true },
  rubble: { letters: "U", sides: [150, 150], top: 60 },
  block: { letters: "C", sides: [150, 150], top: 150 },
  log: { letters: "L", sides: [320, 80], top: 60 },
  tree: { letters: "K", radius: 80, top: 400 },
  obelisk: { letters: "OB", radius: 80, top: 450 },
  garden: { letters: "GA", radius: 100, top: 100 },
  mine: { letters: "MI", radius: 100, top: 120 },
  crystal: { letters: "cry", radius: 50, top: 120, isOwned: true },
  artillery: { letters: "art", radius: 110, top: 100, isOwned: true },
};
const USUAL_TOP = 120;
const STANDABLE = ["rock", "hill", "fence", "tower", "wall", "rubble", "block", "log"];
const TAPE: Tape = { finger: 100, hand: 900, slack: 99, radius: 60, narrow: 100, height: 150, block: 150, link: 200, melee: 300, control: 300 };

/** What a click on the table does: `select`, `erase`, `unit D`, `body rock`, `castle`. */
export type Tool = string;

const units = (draft: Scenario): readonly UnitSetup[] => draft.units ?? [];
const bodies = (draft: Scenario): readonly BodySetup[] => draft.bodies ?? [];
const castles = (draft: Scenario): readonly CastleSetup[] => draft.castles ?? [];

export const unitIn = (draft: Scenario, id: string | null): UnitSetup | null => units(draft).find((each) => each.id === id) ?? null;
export const bodyIn = (draft: Scenario, id: string | null): BodySetup | null => bodies(draft).find((each) => each.id === id) ?? null;

/** The table of a scenario with nothing on it but its armies and its rules. */
export const emptied = (draft: Scenario): Scenario => ({
  ...draft, id: "position", name: "", quick: false, variant_of: "", units: [], bodies: [], castles: [], modes: ["basic"], defender: "", draft: false, deploy: false, turn: null, a: {}, b: {},
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
  return isOwned === true ? named(draft, `${side}.${letters}`) : named(draft, letters, !["OB", "GA", "MI"].includes(letters));
}

/** A side of the table is not shorter and not longer than this. */
export const SHORTEST = 300;
export const LONGEST = 16000;

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
    const body: BodySetup = { id: nameOfBody(draft, which, pattern, side), kind: which, ...shaped(draft, pattern, at), ...(pattern.isOwned === true ? { side } : {}) };
    return { draft: { ...draft, bodies: [...bodies(draft), body] }, id: body.id };
  }
  return { draft: what === "castle" ? withCastle(draft, at, side) : draft, id: null };
}

const HALF = { wide: 450, high: 500 };
const THICK = 60;
const GATE = 150;

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
  const others = bodies(draft).filter((body) => !(body.kind === "wall" && body.side === side));
  return { ...draft, bodies: [...others, ...walls], castles: [...castles(draft).filter((each) => each.side !== side), { side, zone: [x0, y0, x1, y1] }] };
}

/** Take something off the table; with its last wall a castle goes. */
export function erased(draft: Scenario, id: string): Scenario {
  const left = bodies(draft).filter((each) => each.id !== id);
  const standing = castles(draft).filter(({ side, razed }) => razed === true || left.some((body) => body.kind === "wall" && body.side === side));
  const hadWalls = bodyIn(draft, id)?.kind === "wall";
  return { ...draft, units: units(draft).filter((each) => each.id !== id), bodies: left, ...(hadWalls ? { castles: standing } : {}) };
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

export const withUnit = (draft: Scenario, id: string, change: Partial<UnitSetup>): Scenario =>
  ({ ...draft, units: units(draft).map((each) => (each.id === id ? { ...each, ...change } : each)) });

export const withBody = (draft: Scenario, id: string, change: Partial<BodySetup>): Scenario =>
  ({ ...draft, bodies: bodies(draft).map((each) => (each.id === id ? { ...each, ...change } : each)) });

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

function drawnBody(body: BodySetup): BodyView {
  const bottom = body.bottom ?? 0;
  return {
    id: body.id, kind: body.kind, disc: body.disc ?? null, rect: body.rect ?? null, bottom, top: body.top ?? bottom + (PATTERNS[body.kind]?.top ?? USUAL_TOP), standable: STANDABLE.includes(body.kind),
    hp: body.kind === "wall" ? (body.hp ?? 2) : null, side: body.side || null, control: null, shots: 0, moved: false,
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
  units: units(draft).filter(({ at }) => (at?.length ?? 0) > 0).map((unit) => drawnUnit(draft, unit, checked)),
  bodies: bodies(draft).map(drawnBody),
  castles: castles(draft).map(({ side, zone, razed }): CastleView => ({ side, zone: [...zone], state: razed === true ? "razed" : "standing", control: null })),
});

/** The unit or thing that a complaint names. */
export function faulty(reason: Message | null, draft: Scenario): string | null {
  const said = Object.values(reason?.args ?? {}).map(String).join(" ").split(/[^\w.]+/);
  return [...units(draft), ...bodies(draft)].find(({ id }) => said.includes(id))?.id ?? null;
}
