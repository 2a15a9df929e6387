import { expect, test } from "vitest";

import { armyIn, armyOf, battle, costOf, fileOf, stand, withCaster, withoutUnit, withUnit, type Army } from "./army";

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

test("the strongest stand in the centre, those without a slot in the reserve", () => {
  expect(stand(["levies", "knights", "infantry"], 3)).toEqual(["D3", "C3", "B3"]);
  expect(stand(Array.from({ length: 16 }, () => "levies"), 1).filter((place) => place === "R")).toHaveLength(1);
});

test("an army is read from its file again, and from no other", () => {
  expect(armyIn(fileOf(army))).toEqual(army);
  expect(JSON.parse(fileOf(army))).toMatchObject({ casters: [{ host: 2 }] });
  for (const text of ["", "[]", "{}", '{"units": [3]}', '{"units": [], "casters": [{"kind": "bard", "spells": []}]}']) expect(armyIn(text)).toBeNull();
});
