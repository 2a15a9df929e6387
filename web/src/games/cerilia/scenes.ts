import type { EventLine, StepLine } from "../../generated/messages";
import type { Sound } from "../../lib/sound";

/** A moment of what happened, drawn over the mat: a way, a blow, a die, a word. */
export interface Scene {
  readonly lasts: number;
  readonly sound: Sound | null;
  /** From where to where: places, or units. */
  readonly way: readonly [from: string, to: string] | null;
  readonly isBlow: boolean;
  /** Where the sign appears: a place, or a unit. */
  readonly at: string | null;
  readonly sign: string | null;
}

const USUAL = 260;
const LONG = 620;
const scene = (lasts: number, rest: Partial<Scene>): Scene => ({ lasts, sound: null, way: null, isBlow: false, at: null, sign: null, ...rest });

type Tell = (args: Record<string, string>) => Scene;

const travel: Tell = (args) => scene(USUAL, { sound: "step", way: [args["start"] ?? "", args["place"] ?? ""] });

const TOLD: Readonly<Record<string, Tell>> = {
  moved: travel,
  withdrew: travel,
  retreated: travel,
  "attack-declared": (args) => scene(USUAL, { isBlow: true, way: [args["attacker"] ?? "", args["target"] ?? ""] }),
  "battle-rolled": (args) => scene(LONG, { sound: "die", at: args["target"] ?? null, sign: `${args["face"]} ${args["result"]}` }),
  "morale-held": (args) => scene(USUAL, { at: args["unit"] ?? null, sign: `${args["face"]} ✓` }),
  "morale-failed": (args) => scene(LONG, { at: args["unit"] ?? null, sign: `${args["face"]} ⚑` }),
  damaged: (args) => scene(USUAL, { sound: "hit", at: args["unit"] ?? null, sign: `−${args["amount"]}` }),
  ambushed: (args) => scene(LONG, { sound: "hit", at: args["sector"] ?? null, sign: "✕" }),
  "fog-rose": (args) => scene(USUAL, { at: args["sector"] ?? null, sign: "≈" }),
  "wall-rose": (args) => scene(USUAL, { at: args["sector"] ?? null, sign: "▦" }),
  "round-started": () => scene(120, { sound: "turn" }),
};

const tell = ({ id, args }: EventLine): Scene | undefined =>
  TOLD[id.replace("cerilia-event-", "")]?.(Object.fromEntries(Object.entries(args).map(([name, value]) => [name, String(value)])));

/** What is shown of some steps, event by event. */
export const scenes = (steps: readonly StepLine[]): Scene[] =>
  steps.flatMap((step) => step.events).map(tell).filter((each) => each !== undefined);
