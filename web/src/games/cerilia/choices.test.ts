import { expect, test } from "vitest";

import type { CasterView, CeriliaView, UnitView } from "../../generated/cerilia";
import type { BlockedLine, LegalLine, StepLine } from "../../generated/messages";
import { declared, parts } from "./attacks";
import { ableUnits, choicesOf, endOf, isGrave, lightsOf, nextIn, obstacleAt, obstacles, pathOf, traces } from "./choices";

const unit = (id: string, place: string, more: Partial<UnitView> = {}): UnitView => ({
  id, type: "infantry", side: id.startsWith("a") ? "ATT" : "DEF", seat: id.startsWith("a") ? "ATT" : "DEF", place, damage: 0, hits: 2,
  move: 1, defense: 3, melee: [3, 2], missile: [], charge: [], signs: "CB", traits: [], cost: 6, routed: false, hidden: false, summoned: false,
  engaged: false, bless_until: 0, bless_sign: "", moved: false, withdrew: false, attacked: false, engaged0: false, downhill: false,
  caster: null, pending: 0, doomed: false, falls_by: null, ...more,
});
const mage: CasterView = { id: "m1", kind: "mage", side: "ATT", seat: "ATT", host: "a1", host_hidden: false, lost: false, spells: ["fog"], cast: 0, ready: true };
const view = (phase: string, node = "choose"): CeriliaView => ({
  round: 1, round_limit: 12, timeout: "points", objective: "none", phase, node, initiative: "ATT", to_move: "ATT", night: false,
  slots_per_side: 3, sectors: [], walls: [], fort: null, fort_destroyed: false, units: [unit("a1", "B1", { caster: "m1" }), unit("a2", "R"), unit("d1", "B1"), unit("d2", "B2")],
  hidden: [0, 0], casters: [mage], sides: [], seats: ["ATT", "DEF"], pending: null, winners: [], end_reason: null,
});
const line = (text: string, kind: string, piece: string | null, more: Partial<LegalLine> = {}): LegalLine => ({
  text, kind, piece, cells: [], chance: false, target: null, label: { id: `cerilia-action-${kind}`, args: {}, rule: null }, ...more,
});
const pass = line("PASS", "pass", null);
const strike = (attacker: string, target: string): LegalLine => line(`ME ${attacker}x${target}`, "strike", attacker, { target, cells: ["B1"], chance: true });
const walk = (unitId: string, path: string): LegalLine => {
  const end = path.split("-").at(-1) ?? "";
  return line(`MV ${unitId} ${path}`, "move-unit", unitId, { cells: end === "R" ? [] : [end], label: { id: "cerilia-action-move-unit", args: { unit: unitId, path }, rule: null } });
};

test("a unit offers its own actions, in magic those of the caster that it bears", () => {
  const legal = [pass, strike("a1", "d1"), strike("a2", "d1")];
  expect(choicesOf(view("MELEE"), legal, "a1")).toEqual([legal[1]]);
  expect(choicesOf(view("MELEE"), legal, null)).toEqual([]);
  const cast = line("CAST m1 fog", "cast", "m1");
  expect(choicesOf(view("MAGIC"), [pass, cast], "a1")).toEqual([cast]);
  expect(choicesOf(view("MAGIC"), [pass, cast], "m1")).toEqual([cast]);
  expect([...ableUnits(view("MAGIC"), [pass, cast])]).toEqual(["a1"]);
});

test("what has been begun is all there is to choose from", () => {
  const aims = [line("A1", "aim-sector", "m1", { cells: ["A1"] }), line("B1", "aim-sector", "m1", { cells: ["B1"] })];
  expect(choicesOf(view("MAGIC", "target"), aims, null)).toEqual(aims);
  expect([...ableUnits(view("MAGIC", "target"), aims)]).toEqual([]);
});

test("attacks light their target and its sector as a danger, ways their end, the reserve among them", () => {
  const legal = [strike("a1", "d1"), walk("a1", "B1-B2"), walk("a1", "B1-R")];
  const { places, units } = lightsOf(view("MOVE"), legal);
  expect([...places].map(([place, { tone }]) => [place, tone])).toEqual([["B1", "strike"], ["B2", "go"], ["R", "go"]]);
  expect(units.get("d1")?.tone).toBe("strike");
  expect(endOf(walk("a1", "B1-R"))).toBe("R");
  expect(pathOf(walk("a1", "A1-B1-B2"))).toEqual(["A1", "B1", "B2"]);
});

test("the edge that a spell would close is pointed at by the sector behind it", () => {
  const point = (direction: string): LegalLine => line(direction, "point", "m1", { label: { id: "cerilia-action-point", args: { direction }, rule: null } });
  const pending = { node: "option", caster: "m1", spell: "wall_iron", target: "B2", attacker: null, column: null, unit: null, markers: 0, card: null, suggestion: null };
  const { places } = lightsOf({ ...view("MAGIC", "option"), pending }, ["n", "e"].map(point));
  expect([...places.keys()]).toEqual(["B3", "C2"]);
});

test("picking a sector again and again goes round those in it that can act, the fort among them", () => {
  const fort = { sector: "B1", level: 6, bonus: 1, damage: 0, hits: 2, fights: true, attacked: false, engaged0: false, pending: 0, doomed: false };
  const seen = { ...view("MELEE"), fort };
  const able = new Set(["d1", "d2", "fort"]);
  expect([null, "d1", "fort"].map((selected) => nextIn(seen, "B1", able, selected))).toEqual(["d1", "fort", "d1"]);
  expect(nextIn(seen, "A1", able, "d1")).toBeNull();
});

test("nothing is asked about in preparation, though dice may follow", () => {
  const attach = line("ATCH m1 a1", "attach", "m1", { chance: true });
  expect(isGrave(view("P0_ATTACH"), attach, [attach], { confirmAttack: true, confirmEnd: true })).toBe(false);
});

test("a blessing lights one's own unit as no danger", () => {
  const bless = line("a1", "aim-unit", "p1", { target: "a1", cells: ["B1"] });
  expect(lightsOf(view("MAGIC", "target"), [bless]).units.get("a1")?.tone).toBe("go");
});

test("dice, attacks, hostile spells and ending a part with something left are asked about", () => {
  const all = { confirmAttack: true, confirmEnd: true };
  const none = { confirmAttack: false, confirmEnd: false };
  const [attack, spell] = [strike("a1", "d1"), line("d1", "aim-unit", "p1", { target: "d1" })];
  const ask = (each: LegalLine, questions: typeof all): boolean => isGrave(view("MELEE"), each, [pass, attack], questions);
  expect([attack, spell, pass, walk("a1", "B1-B2")].map((each) => ask(each, all))).toEqual([true, true, true, false]);
  expect([attack, spell, pass].map((each) => ask(each, none))).toEqual([false, false, false]);
  expect(isGrave(view("MELEE"), pass, [pass], all)).toBe(false);
  expect(ask(line(">n", "point", "m1", { chance: true }), none)).toBe(true);
});

test("what stands against several ways is said once, each named by its end", () => {
  const against = (end: string, id: string): BlockedLine => ({ ...walk("a1", `B1-${end}`), reason: { id, args: {}, rule: null } });
  const blocked = [against("C1", "far"), against("D1", "far"), against("A1", "wall")];
  expect(obstacles(blocked, "a1").map((group) => group.map(({ target }) => target))).toEqual([["C1", "D1"], ["A1"]]);
  expect(obstacles(blocked, null)).toEqual([]);
  expect(obstacleAt(blocked, "a1", "A1", null)?.reason.id).toBe("wall");
  expect(obstacleAt(blocked, "a1", "E1", null)).toBeNull();
});

const step = (number: number, seat: number, ...events: [string, Record<string, string | number>][]): StepLine => ({
  number, seat, text: "", values: [], events: events.map(([id, args]) => ({ id: `cerilia-event-${id}`, args, rule: "", because: {} })),
});

test("the attacks of the running phase are listed with their dice", () => {
  const log = [
    step(1, 0, ["attack-declared", { attacker: "a9", target: "d9", column: 1 }]),
    step(2, 0, ["phase-started", { phase: "MELEE" }]),
    step(3, 0, ["attack-declared", { attacker: "a1", target: "d1", column: -1 }]),
    step(4, -1, ["battle-rolled", { target: "d1", face: 7, result: "H" }]),
    step(5, 0, ["attack-declared", { attacker: "a2", target: "d1", column: 0 }]),
  ];
  expect(declared(log, 5).map(({ attacker, face, result }) => [attacker, face, result])).toEqual([["a1", 7, "H"], ["a2", null, null]]);
  expect(declared(log, 3)).toHaveLength(1);
});

test("planned attacks are asked about target by target, never one alone beside others", () => {
  const on = (...targets: string[]): LegalLine[] => targets.map((target, index) => strike(`a${index}`, target));
  const sizes = (lines: LegalLine[]): number[] => parts(lines).map((part) => part.length);
  expect(sizes(on("d1"))).toEqual([1]);
  expect(sizes(on("d1", "d2", "d1"))).toEqual([3]);
  expect(sizes(on("d1", "d2", "d3", "d4"))).toEqual([2, 2]);
  expect(parts(on("d1", "d2", "d1", "d3", "d4", "d4")).map((part) => part.map(({ target }) => target))).toEqual([["d1", "d1", "d2", "d3"], ["d4", "d4"]]);
});

test("what the others did since one's own last step leaves traces", () => {
  const log = [
    step(1, 0, ["moved", { unit: "a2", start: "R", place: "A1" }]),
    step(2, 1, ["moved", { unit: "d2", start: "B3", place: "B2" }], ["attack-declared", { attacker: "d2", target: "a1" }]),
  ];
  expect([...traces(view("MOVE"), log, 0)]).toEqual(["B3", "B2", "B1"]);
});
