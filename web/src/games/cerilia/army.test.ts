import { expect, test } from "vitest";

import { armyOf, battle, costOf, withCaster, withoutUnit, withUnit, type Army } from "./army";

const army: Army = { units: ["knights", "infantry"], casters: [{ kind: "mage", spells: ["fog"], host: 1 }] };

test("an army costs what its units cost", () => {
  expect(costOf(army)).toBe(20);
  expect(costOf(withUnit(army, "levies"))).toBe(23);
});

test("the caster of a unit that leaves goes to another, or leaves too", () => {
  expect(withoutUnit(army, 0)).toEqual({ units: ["infantry"], casters: [{ kind: "mage", spells: ["fog"], host: 0 }] });
  expect(withoutUnit(army, 1)).toEqual({ units: ["knights"], casters: [{ kind: "mage", spells: ["fog"], host: 0 }] });
  expect(withoutUnit(withoutUnit(army, 1), 0)).toEqual({ units: [], casters: [] });
});

test("a caster joins a unit that bears none", () => {
  expect(withCaster(army, "priest").casters[1]).toEqual({ kind: "priest", spells: [], host: 0 });
  expect(withCaster(withCaster(army, "priest"), "mage").casters).toHaveLength(2);
});

test("a battle has both armies, and they are read from it again", () => {
  const made = battle({ way: "fixed", round_limit: 8 }, [army, withCaster(army, "priest")], [20, 20]);
  expect(made).toMatchObject({ way: "deployed", round_limit: 8, points: [20, 20] });
  expect((made["casters"] as { id: string; host: string }[]).map(({ id, host }) => `${id} ${host}`)).toEqual(["m1 a2", "m21 d2", "p22 d1"]);
  expect(armyOf(made as unknown as Parameters<typeof armyOf>[0], 0)).toEqual(army);
});
