import type { BodyView, Point, Tape, UnitView } from "./shapes";

/** The usual tape: boards in the rulebook show the game as it is without other numbers. */
export const TAPE: Tape = { finger: 100, hand: 900, slack: 99, radius: 60, narrow: 100, height: 150, block: 150, link: 200, melee: 300, control: 300 };

export type Piece = Pick<UnitView, "id" | "warrior" | "faction" | "living" | "facing" | "side" | "sealed" | "x" | "y" | "z">;

/** A line of a board: who is tied to whom, attacks whom or goes where; `bar` is the rule that forbids it. */
export interface Tie {
  readonly kind: "squad" | "apart" | "attack" | "way" | "came";
  readonly from: Point;
  readonly to: Point;
  readonly bar: string | null;
  /** Modifiers that are at work, and those that are not. */
  readonly at: readonly string[];
  readonly not: readonly string[];
}

/** A little board that shows a rule. */
export interface Diagram {
  readonly width: number;
  readonly height: number;
  readonly units: readonly Piece[];
  readonly bodies: readonly BodyView[];
  readonly ties: readonly Tie[];
}

const WARRIORS: Readonly<Record<string, string>> = { D: "defender", B: "berserker", L: "longspear", A: "archer", P: "priest" };
const PEOPLES = ["human", "orc", "dwarf", "rodent", "none"];
const UNSTANDABLE = ["tree", "artillery", "wreck", "obelisk", "garden", "mine", "crystal"];
const TIES: Readonly<Record<string, Tie["kind"]>> = { "=": "squad", "/": "apart", ">": "attack", x: "attack", from: "came" };

const figures = (text: string): readonly number[] => text.split(",").map(Number);

function pieceOf(id: string, warrior: string, faction: string, at: string, facing: string): Piece {
  const [x = 0, y = 0, z = 0] = figures(at);
  const [fx = 1, fy = 0] = figures(facing);
  return { id, warrior: WARRIORS[warrior] ?? "", faction, living: faction !== "none", facing: [fx, fy], side: id.charAt(0), sealed: false, x, y, z };
}

function bodyOf(id: string, kind: string, shape: readonly string[], levels: string): BodyView {
  const [bottom = 0, top = 0] = levels.split("-").map(Number);
  const [a = 0, b = 0, c = 0, d = 0] = shape.filter((part) => part !== "R").flatMap(figures);
  const form: Pick<BodyView, "disc" | "rect"> = shape.includes("R") ? { disc: [a, b, c], rect: null } : { disc: null, rect: [a, b, c, d] };
  return { id, kind, ...form, bottom, top, standable: !UNSTANDABLE.includes(kind), hp: null, side: kind === "block" ? "A" : null, control: null, shots: 0, moved: false };
}

/** Read a board: a line for each piece and for each tie between them. */
export function readDiagram(text: string): Diagram {
  let size = { width: 0, height: 0 };
  const units = new Map<string, Piece>();
  const bodies = new Map<string, BodyView>();
  const ties: Tie[] = [];
  const placeOf = (name: string): Point => {
    const [x = 0, y = 0] = figures(name);
    return units.get(name) ?? { x, y };
  };
  for (const words of text.trim().split("\n").map((line) => line.split(" "))) {
    const [name = "", verb = "", third = "", ...rest] = words;
    const [unit, body] = [units.get(name), bodies.get(name)];
    if (name === "table") size = { width: Number(verb), height: Number(third) };
    else if (PEOPLES.includes(third)) units.set(name, pieceOf(name, verb, third, rest[0] ?? "", rest[1] ?? ""));
    else if (unit !== undefined && third === "") units.set(name, { ...unit, sealed: verb === "sealed" });
    else if (body !== undefined) bodies.set(name, { ...body, control: third });
    else if (unit === undefined) bodies.set(name, bodyOf(name, verb, words.slice(2, -1), words.at(-1) ?? ""));
    else {
      const kind = TIES[verb] ?? "apart";
      ties.push({
        kind: kind === "attack" && third.includes(",") ? "way" : kind,
        from: kind === "came" ? placeOf(third) : unit,
        to: kind === "came" ? unit : placeOf(third),
        bar: verb === "x" ? (rest[0] ?? "") : null,
        at: verb === "x" ? [] : rest.filter((rule) => !rule.startsWith("!")),
        not: rest.filter((rule) => rule.startsWith("!")).map((rule) => rule.slice(1)),
      });
    }
  }
  return { ...size, units: [...units.values()], bodies: [...bodies.values()], ties };
}
