import { expect, test } from "vitest";

import type { CitiesView, LocationView, UnitView } from "../../generated/cities";
import type { BlockedLine, LegalLine, StepLine } from "../../generated/messages";
import { changes, choicesOf, isGrave, litCells, meant, obstacles, payersOf, traces } from "./choices";

const castle: LocationView = {
  id: "L1", type: "castle", cell: "c1", owner: "P1", spirit: 7, max_spirit: 7, health: 30, max_health: 30,
  level: 0, time: 2, relic: null, abandoned: false, siege_cost: 3, ready: true, actions_left: 3,
};
const unit: UnitView = {
  id: "u1", owner: "P1", home: "L1", ctrl: "L1", cell: "c2", spirit: 3, health: 6, row: [null, null, 0, 0],
  magic: false, level: 0, improved: false, subdued: false, attacked: false,
};
const view: CitiesView = {
  width: 5, height: 7, walls: [], locations: [castle, { ...castle, id: "L2", owner: "P2", cell: "c7" }],
  units: [unit, { ...unit, id: "u2", owner: "P2", home: "L2", ctrl: "L2", cell: "c3" }],
  players: [], order: ["P1", "P2"], slot: 0, to_move: "P1", round: 1, round_limit: 30, quiet_rounds: 0,
  quiet_limit: 10, attack_seen: false, phase: "MAIN", pending: null, winners: [], end_reason: null, placing: [],
};
const line = (text: string, kind: string, piece: string | null, cells: string[] = [], chance = false): LegalLine => ({
  text, kind, piece, cells, chance, target: null, label: { id: `cities-action-${kind}`, args: {}, rule: null },
});

const attack = line("L1 ATT u1>u2", "attack", "u1", ["c3"], true);
const move = line("L1 MOV", "move", "L1");
const create = line("L1 NEW 1", "create", "L1");
const end = line("END", "end", null);
const legal = [attack, move, create, end];

test("a unit offers its own actions and the moves that locations pay for", () => {
  expect(choicesOf(view, legal, "u1")).toEqual([attack, move]);
  expect(choicesOf(view, legal, "L1")).toEqual([move, create]);
  expect(choicesOf(view, legal, "u2")).toEqual([]);
  expect(choicesOf(view, legal, null)).toEqual([]);
});

test("half-way through a move every step is offered, or those of the selected unit", () => {
  const steps = [line("u1:b2", "step", "u1", ["b2"]), line("u3:b2", "step", "u3", ["b2"]), line("STOP", "stop", null)];
  const moving = { ...view, phase: "MOVE" };
  expect(choicesOf(moving, steps, "L1")).toEqual(steps);
  expect(choicesOf(moving, steps, "u1")).toEqual([steps[0], steps[2]]);
  expect(litCells(steps).get("b2")).toEqual({ tone: "go", lines: [steps[0], steps[1]] });
});

test("an attack lights its target as a danger; what is not aimed lights nothing", () => {
  expect([...litCells(legal)]).toEqual([["c3", { tone: "strike", lines: [attack] }]]);
});

test("dice, attacks and ending a turn with something left are asked about", () => {
  const all = { confirmAttack: true, confirmEnd: true };
  const none = { confirmAttack: false, confirmEnd: false };
  expect(isGrave(attack, legal, all)).toBe(true);
  expect(isGrave(create, legal, all)).toBe(false);
  expect(isGrave(end, legal, all)).toBe(true);
  expect(isGrave(end, [end], all)).toBe(false);
  expect([attack, end].map((each) => isGrave(each, legal, none))).toEqual([false, false]);
  expect(isGrave(line("L1 LVL", "level-up", "L1", [], true), legal, none)).toBe(true);
});

test("the location with most to spend pays for a move unless told otherwise", () => {
  const rich = { ...castle, id: "L3", cell: "a1", time: 5 };
  const richer = line("L3 MOV", "move", "L3");
  const more = { ...view, locations: [...view.locations, rich] };
  expect(payersOf(more, [move, richer], "u1")).toEqual([richer, move]);
  expect(payersOf(more, [move], "L1")).toEqual([]);
});

test("what stands against several actions is said once", () => {
  const why = (id: string) => ({ id, args: {}, rule: null });
  const against = (text: string, kind: string, reason: string, target: string | null = null): BlockedLine =>
    ({ ...line(text, kind, "u1"), target, reason: why(reason) });
  const far = [against("1", "attack", "far", "u2"), against("2", "attack", "far", "u3")];
  const poor = [against("3", "move", "poor"), against("4", "inspire", "poor")];
  expect(obstacles([...far, ...poor, { ...far[0] as BlockedLine, piece: "u9" }], "u1")).toEqual([far, poor]);
});

test("a turn of the others is summed up", () => {
  const step = (seat: number, ...ids: string[]): StepLine => ({
    number: 1, seat, text: "", values: [],
    events: ids.map((id) => ({ id: `cities-event-${id}`, args: { unit: "u2" }, rule: "", because: {} })),
  });
  const log = [step(0, "created"), step(1, "stepped"), step(1, "stepped", "attack-declared"), step(-1, "rolled", "died")];
  expect([...changes(log, 0)]).toEqual([["moved", 1], ["attacks", 1], ["died", 1]]);
  expect([...changes(log, 2)]).toEqual([]);
});

test("a click that cannot be done is put into notation, to be told why", () => {
  expect(meant(view, "u1", "c7")).toBe("L1 ATT u1>L2");
  expect(meant(view, "u1", "c1")).toBeNull();
  expect(meant(view, "u2", "c2")).toBeNull();
  expect(meant({ ...view, phase: "MOVE" }, "u1", "e5")).toBe("u1:e5");
  expect(meant({ ...view, phase: "MOVE" }, "u1", "c1")).toBeNull();
});

test("what the others did since one's own last step leaves traces", () => {
  const step = (number: number, seat: number, id: string, args: Record<string, string>): StepLine => ({
    number, seat, text: "", values: [], events: [{ id: `cities-event-${id}`, args, rule: "", because: {} }],
  });
  const log = [
    step(1, 0, "created", { cell: "b1" }),
    step(2, 1, "stepped", { unit: "u2", start: "c4", cell: "c3" }),
    step(3, 1, "attack-declared", { attacker: "u2", target: "u1" }),
  ];
  expect([...traces(view, log, 0)]).toEqual(["c4", "c3", "c2"]);
  expect([...traces(view, log, 1)]).toEqual([]);
});
