import { expect, test } from "vitest";

import type { CitiesView, LocationView, UnitView } from "../../generated/cities";
import type { StepLine } from "../../generated/messages";
import { scenes } from "./plan";

const place: LocationView = {
  id: "L1", type: "castle", cell: "c1", owner: "P1", spirit: 7, max_spirit: 7, health: 30, max_health: 30,
  level: 0, time: 2, relic: null, abandoned: false, siege_cost: 3, ready: true, actions_left: 3,
};
const unit: UnitView = {
  id: "u1", owner: "P1", home: "L1", ctrl: "L1", cell: "c2", spirit: 3, health: 6, row: [null, null, 0, 0],
  magic: false, level: 0, improved: false, subdued: false, attacked: false,
};
const player = { locations: 1, spirit: 7, health: 30, eliminated: false };
const before: CitiesView = {
  width: 5, height: 7, walls: [], locations: [place, { ...place, id: "L2", owner: "P2", cell: "c7" }],
  units: [unit, { ...unit, id: "u2", owner: "P2", home: "L2", ctrl: "L2", cell: "c3" }],
  players: [{ id: "P1", ...player }, { id: "P2", ...player }], order: ["P1", "P2"], slot: 0, to_move: "P1", round: 1,
  round_limit: 30, quiet_rounds: 0, quiet_limit: 10, attack_seen: false, phase: "MAIN", pending: null, winners: [],
  end_reason: null, placing: [],
};
const step = (...events: [string, Record<string, string | number>][]): StepLine => ({
  number: 1, seat: 0, text: "", values: [],
  events: events.map(([id, args]) => ({ id: `cities-event-${id}`, args, rule: "", because: {} })),
});
const at = (view: CitiesView, id: string): UnitView | undefined => view.units.find((each) => each.id === id);

test("a unit travels its path, cell by cell", () => {
  const shown = scenes(before, before, [
    step(["paid", { loc: "L1", cost: 1, left: 1, used: 1 }], ["stepped", { unit: "u1", start: "c2", cell: "b3" }]),
    step(["stepped", { unit: "u1", start: "b3", cell: "b4" }]),
  ]);
  expect(shown.map(({ view }) => at(view, "u1")?.cell)).toEqual(["b3", "b4"]);
  expect(shown[0]?.view.locations[0]?.time).toBe(1);
});

test("an attack: the strike, the die that counts, the loss with its sign, the end", () => {
  const shown = scenes(before, before, [
    step(["attack-declared", { attacker: "u1", target: "u2" }]),
    step(
      ["rolled", { face: 4 }],
      ["hit", { attacker: "u1", target: "u2", value: 0, spirit: 3, gross: 3, magic: 0 }],
      ["damaged", { unit: "u2", spirit_lost: 0, health_lost: 3, spirit: 3, health: 3, level: 0 }],
      ["died", { unit: "u2", spirit: 3 }],
      ["spirit-won", { loc: "L1", amount: 3, total: 10 }],
    ),
  ]);
  expect(shown.map(({ strike, die }) => strike ?? die)).toEqual([{ from: "c2", to: "c3" }, { face: 4, cell: "c3" }, null, null, null]);
  expect(shown[2]?.floats).toEqual([{ cell: "c3", what: "health", by: -3 }]);
  expect(at(shown[3]?.view as CitiesView, "u2")).toBeUndefined();
  expect(shown[4]?.floats).toEqual([{ cell: "c1", what: "spirit", by: 3 }]);
});

test("what is captured or conquered changes hands", () => {
  const captured = scenes(before, before, [step(["captured", { unit: "u2", loc: "L1" }])])[0];
  expect(captured?.taken).toEqual({ cell: "c3", seat: 0 });
  expect(at(captured?.view as CitiesView, "u2")).toMatchObject({ owner: "P1", subdued: true });
  const conquered = scenes(before, before, [step(["conquered", { loc: "L2", seat: "P1", spirit: 2, health: 9, unit: "u1" }])])[0];
  expect(conquered?.taken).toEqual({ cell: "c7", seat: 0 });
  expect(conquered?.view.locations[1]?.owner).toBe("P1");
  expect(at(conquered?.view as CitiesView, "u1")).toBeUndefined();
});

test("income comes to all locations at once, and nothing is shown for what cannot be seen", () => {
  const shown = scenes(before, before, [
    step(
      ["turn-ended", { seat: "P2" }],
      ["income", { loc: "L1", amount: 2, total: 4 }],
      ["income", { loc: "L2", amount: 2, total: 4 }],
    ),
  ]);
  expect(shown).toHaveLength(1);
  expect(shown[0]?.floats.map(({ cell, by }) => [cell, by])).toEqual([["c1", 2], ["c7", 2]]);
});

test("a new unit looks as it does at the end and appears where it was placed", () => {
  const end = { ...before, units: [...before.units, { ...unit, id: "u3", cell: "e5" }] };
  const shown = scenes(before, end, [step(["created", { unit: "u3", loc: "L1", cell: "b1", spirit: 1, health: 2, row: "-/-/0/0" }])]);
  expect(at(shown[0]?.view as CitiesView, "u3")).toMatchObject({ cell: "b1", spirit: 3 });
});
