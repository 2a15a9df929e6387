import type { EventLine, StepLine } from "../../generated/messages";
import type { Sound } from "../../lib/sound";
import type { Point } from "./shapes";

/** A unit or thing by name, or a point of the table. */
export type Spot = string | Point;

/** A moment of what happened, drawn over the table: a way, a blow, a flight, a die, a word. */
export interface Scene {
  readonly lasts: number;
  readonly sound: Sound | null;
  readonly way: readonly [from: Spot, to: Spot] | null;
  readonly manner: "walk" | "blow" | "flight";
  /** Where the sign appears. */
  readonly at: Spot | null;
  readonly sign: string | null;
}

const SHORT = 140;
const USUAL = 260;
const LONG = 640;
const scene = (lasts: number, rest: Partial<Scene>): Scene => ({ lasts, sound: null, way: null, manner: "walk", at: null, sign: null, ...rest });

type Args = Readonly<Record<string, string>>;

/** What the events before have said: who shoots, who is attacked. */
interface Told {
  engine: string | null;
  target: string | null;
  unit: string | null;
}
type Tell = (args: Args, told: Told) => Scene;

const spot = (args: Args): Point => ({ x: Number(args["x"]), y: Number(args["y"]) });
const sign = (mark: string, name = "unit", lasts = LONG): Tell => (args) => scene(lasts, { at: args[name] ?? null, sign: mark });
const hit = (mark: string, name = "unit"): Tell => (args) => scene(LONG, { sound: "hit", at: args[name] ?? null, sign: mark });
const arrive: Tell = (args) => scene(USUAL, { sound: "step", at: spot(args), sign: null });
const die = (whose: keyof Told, letter: string): Tell => (args, told) => scene(LONG, { sound: "die", at: told[whose], sign: `${letter}${args["face"]}` });

const SIGNED: Readonly<Record<string, Tell>> = {
  "turn-started": () => scene(SHORT, { sound: "turn" }),
  moved: arrive,
  slid: arrive,
  leapt: (args) => scene(USUAL, { sound: "hit", way: [args["unit"] ?? "", args["target"] ?? ""], manner: "blow" }),
  "attack-declared": (args) => scene(USUAL, { way: [args["unit"] ?? "", args["target"] ?? ""], manner: "blow" }),
  "spear-rolled": (args) => scene(LONG, { sound: "die", at: args["unit"] ?? null, sign: `⚔${args["face"]}` }),
  "attack-rolled": die("unit", "⚔"),
  "defence-rolled": die("target", "⛨"),
  rose: hit("☠"),
  lost: hit("✕"),
  "morale-rolled": (args) => scene(LONG, { sound: "die", at: args["unit"] ?? null, sign: args["face"] ?? "" }),
  broken: sign("⚑"),
  "shot-rolled": (args, told) => scene(LONG, { sound: "step", way: told.engine === null ? null : [told.engine, spot(args)], manner: "flight" }),
  "unit-hit": hit("✸"),
  "body-hit": hit("✸", "body"),
  "ground-hit": (args) => scene(USUAL, { at: spot(args), sign: "×" }),
  "knock-rolled": (args, told) => scene(LONG, { sound: "die", at: told.target, sign: args["face"] ?? "" }),
  "tree-rolled": (args) => scene(LONG, { sound: "die", at: args["body"] ?? null, sign: args["face"] ?? "" }),
  overturned: hit("⤵", "body"),
  "block-put": sign("+", "body", USUAL),
  landed: arrive,
  sealed: sign("▦"),
  freed: sign("○"),
  revived: sign("♥"),
  hired: sign("+"),
  "obelisk-rolled": () => scene(SHORT, { sound: "die" }),
  "crystal-destroyed": sign("✕"),
  interrupted: sign("!"),
  "plague-struck": hit("☠"),
};

function tell({ id, args }: EventLine, told: Told): Scene | undefined {
  const said = Object.fromEntries(Object.entries(args).map(([name, value]) => [name, String(value)]));
  const what = id.replace("wizardrimort-event-", "");
  if (what === "shot-declared") told.engine = said["engine"] ?? null;
  if (what === "attack-declared") [told.unit, told.target] = [said["unit"] ?? null, said["target"] ?? null];
  if (what === "unit-hit") told.target = said["unit"] ?? null;
  if (what === "body-hit") told.target = said["body"] ?? null;
  return SIGNED[what]?.(said, told);
}

/** What is shown of some steps, event by event. */
export function scenes(steps: readonly StepLine[]): Scene[] {
  const told: Told = { engine: null, target: null, unit: null };
  return steps.flatMap((step) => step.events).map((event) => tell(event, told)).filter((each) => each !== undefined);
}
