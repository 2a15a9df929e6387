import type { EventLine, StepLine } from "../../generated/messages";
import type { Sound } from "../../lib/sound";

/** A moment of what happened, drawn over the map: a way, a blow, a sign. */
export interface Scene {
  readonly lasts: number;
  readonly sound: Sound | null;
  /** From where to where: cells, or pieces. */
  readonly way: readonly [from: string, to: string] | null;
  readonly isBlow: boolean;
  /** Where the sign appears: a cell, or a piece. */
  readonly at: string | null;
  readonly sign: string | null;
}

const SHORT = 140;
const USUAL = 240;
const LONG = 600;
const scene = (lasts: number, rest: Partial<Scene>): Scene => ({ lasts, sound: null, way: null, isBlow: false, at: null, sign: null, ...rest });

type Args = Record<string, string>;
type Tell = (args: Args) => Scene;

const travel: Tell = (args) => scene(USUAL, { sound: "step", way: [args["start"] ?? "", args["cell"] ?? ""] });
const sign = (mark: string, where: "cell" | "piece" = "piece", lasts = USUAL): Tell => (args) => scene(lasts, { at: args[where] ?? null, sign: mark });

const TOLD: Readonly<Record<string, Tell>> = {
  "turn-started": () => scene(SHORT, { sound: "turn" }),
  moved: travel,
  "dragon-flew": travel,
  hired: sign("+", "cell"),
  "work-ordered": sign("⚒", "cell"),
  "work-done": sign("✓", "cell"),
  "work-lost": sign("✕"),
  cast: (args) => scene(USUAL, { way: args["target"] === "?" ? null : [args["mage"] ?? "", args["target"] ?? ""], at: args["mage"] ?? null, sign: "✦" }),
  rolled: (args) => scene(LONG, { sound: "die", sign: args["total"] ?? null }),
  stunned: sign("z"),
  "zombie-raised": sign("+", "cell"),
  "dragon-appeared": sign("✦", "cell", LONG),
  declared: (args) => scene(USUAL, { isBlow: true, way: [args["source"] ?? "", args["target"] ?? ""] }),
  "unit-lost": (args) => scene(USUAL, { sound: "hit", at: args["cell"] ?? null, sign: "✕" }),
  "building-lost": (args) => scene(USUAL, { sound: "hit", at: args["piece"] ?? null, sign: "✕" }),
  lowered: sign("▼"),
  "owner-changed": sign("⚑", "piece", LONG),
};

function tell({ id, args }: EventLine): Scene | undefined {
  const said = Object.fromEntries(Object.entries(args).map(([name, value]) => [name, String(value)]));
  return TOLD[id.replace("grand-event-", "")]?.(said);
}

/** What is shown of some steps, event by event; a die appears over its mage. */
export function scenes(steps: readonly StepLine[]): Scene[] {
  let mage: string | null = null;
  return steps.flatMap((step) => step.events).flatMap((event) => {
    if (event.id === "grand-event-cast") mage = String(event.args["mage"]);
    const found = tell(event);
    return found === undefined ? [] : [event.id === "grand-event-rolled" ? { ...found, at: mage } : found];
  });
}
