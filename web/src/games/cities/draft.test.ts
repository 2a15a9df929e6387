import { expect, test } from "vitest";

import type { CitiesView } from "../../generated/cities";
import type { Scenario } from "../../generated/citiesScenario";
import { carried, cleared, drawn, entries, faultOf, idAt, placed, players, resized, spotAt, withLocation, without } from "./draft";

const empty: Scenario = { id: "x", width: 5, height: 5, locations: [], round_limit: 9 };
const duel = ["a1", "e5", "a5"].reduce((draft, cell) => placed(draft, "castle", cell, -1), empty);
const fight = placed(placed(placed(duel, "unit", "b1", 0), "unit", "d5", 1), "wall", "c3", -1);

test("new locations go to whoever has fewest", () => {
  expect(duel.locations.map((each) => each.owner)).toEqual([1, 2, 1]);
});

test("a unit needs a home and makes the draft a position in the middle of a turn", () => {
  expect(placed(empty, "unit", "a1", 0)).toBe(empty);
  expect(duel.turn).toBeUndefined();
  expect(fight.turn).toEqual({});
  expect(fight.units).toEqual([
    { number: 1, home: 1, cell: "b1", spirit: 1, health: 1 },
    { number: 2, home: 2, cell: "d5", spirit: 1, health: 1 },
  ]);
  expect(["a1", "b1", "c3", "c4"].map((cell) => idAt(fight, cell))).toEqual(["L1", "u1", null, null]);
});

test("with a location go its units, and the rest is numbered anew", () => {
  const left = without(fight, "a1");
  expect(left.locations.map((each) => each.cell)).toEqual(["e5", "a5"]);
  expect(left.units).toEqual([{ number: 2, home: 1, cell: "d5", spirit: 1, health: 1 }]);
  expect(without(without(left, "d5"), "c3")).toMatchObject({ units: [], walls: [] });
});

test("a unit of another controller goes with that, not with a stranger", () => {
  const captured = { ...fight, units: [{ ...fight.units![0]!, ctrl: 2 }] };
  expect(without(captured, "e5").units).toEqual([]);
  expect(without(captured, "a5").units).toHaveLength(1);
});

test("pieces are carried to another cell", () => {
  expect(carried(fight, spotAt(fight, "a1")!, "b2").locations[0]?.cell).toBe("b2");
  expect(carried(fight, spotAt(fight, "b1")!, "b2").units?.[0]?.cell).toBe("b2");
});

test("a smaller map loses what lay outside", () => {
  const small = resized(fight, { width: 4, height: 4 });
  expect(small).toMatchObject({ width: 4, height: 4, walls: ["c3"] });
  expect(small.locations.map((each) => each.cell)).toEqual(["a1"]);
  expect(small.units?.map((each) => each.cell)).toEqual(["b1"]);
});

test("the order of turns follows the owners", () => {
  const known: Scenario = { ...fight, order: [2, 1], turn: { slot: 1 } };
  expect(players(known)).toEqual([2, 1]);
  expect(withLocation(known, 1, { owner: 3 })).toMatchObject({ order: [1, 3], turn: { slot: 1 } });
  expect(withLocation(known, 1, { owner: 1 })).toMatchObject({ order: [1], turn: { slot: 0 } });
  expect(entries({ ...known, params: { initiative_unit: "location" } })).toEqual(["L1", "L2", "L3"]);
});

test("the map can be cleared", () => {
  expect(cleared(fight)).toMatchObject({ width: 5, locations: [], units: [], walls: [], turn: null });
});

test("what is left out is drawn as the rules worked it out", () => {
  const checked = { locations: [{ cell: "a1", type: "castle", spirit: 10, health: 30 }], units: [], quiet_limit: 3 } as unknown as CitiesView;
  const view = drawn(withLocation(fight, 1, { spirit: 7 }), checked);
  expect(view.locations.map((each) => each.spirit)).toEqual([10, 7, 0]);
  expect(view.units.map((each) => each.owner)).toEqual(["P1", "P2"]);
  expect(drawn({ ...fight, units: [{ ...fight.units![0]!, row: "-/0/1/2" }] }, null).units[0]?.row).toEqual([null, 0, 1, 2]);
});

test("a complaint is shown where it belongs", () => {
  const about = (id: string, args: Record<string, string | number>) => faultOf({ id, args, rule: null }, fight);
  expect(about("scenario-number", { what: "L2 level" })).toEqual({ piece: "L2", field: "level", cell: "e5" });
  expect(about("scenario-row", { what: "u2", row: "x" })).toEqual({ piece: "u2", field: "row", cell: "d5" });
  expect(about("scenario-number", { what: "turn round" })).toEqual({ piece: null, field: "round", cell: null });
  expect(about("scenario-cell-taken", { what: "c3", cell: "c3" })).toEqual({ piece: null, field: null, cell: "c3" });
  expect(about("scenario-cell-off-map", { what: "z9", cell: "z9" })).toEqual({ piece: null, field: null, cell: null });
});
