import { expect, test } from "vitest";

import type { Scenario } from "../../generated/ceriliaScenario";
import {
  casterOf, cleared, faultOf, placesOf, unitOf, wallsOf, withCard, withCaster, withFog, withFort, withMiddle, withNewUnit, withoutGround, withoutUnit, withPhase, withPosition,
  withSpells, withUnit, withWall,
} from "./draft";
import { drawn } from "./drawn";

const empty = cleared({ id: "duel", units: [], quick: true, points: [35, 35], round_limit: 8 });
const both = ["ATT", "DEF"] as const;
const duel = both.reduce<Scenario>((draft, side) => withNewUnit(draft, side, "knights", side === "ATT" ? "C1" : "C3").draft, empty);

test("units get the next free number of their side", () => {
  expect(duel.units.map(({ id }) => id)).toEqual(["a1", "d1"]);
  expect(withNewUnit(duel, "ATT", "levies", "R").id).toBe("a2");
  expect(withNewUnit(withoutUnit(duel, "a1"), "ATT", "levies", "R").id).toBe("a1");
});

test("a unit that comes to another place stands last in its line", () => {
  const three = withNewUnit(withNewUnit(duel, "ATT", "levies", "C1").draft, "ATT", "pikemen", "B1").draft;
  const lined = drawn(withUnit(three, "a1", { place: "B1" })).sectors.find(({ id }) => id === "B1")?.att;
  expect(lined).toEqual([{ unit: "a3" }, { unit: "a1" }]);
  expect(withUnit(three, "a1", { damage: 1 }).units.map(({ id }) => id)).toEqual(["a1", "d1", "a2", "a3"]);
});

test("a unit bears one caster, who leaves with it", () => {
  const hosted = withSpells(withCaster(duel, "a1", "mage"), "a1", ["fog"]);
  expect(casterOf(hosted, "a1")).toMatchObject({ id: "m1", spells: ["fog"] });
  expect(withCaster(hosted, "a1", "priest").casters).toMatchObject([{ id: "p1", spells: [] }]);
  expect(withoutUnit(hosted, "a1").casters).toEqual([]);
  expect(drawn(hosted).units[0]?.caster).toBe("m1");
});

test("a sector has one card, pointing somewhere if it has to", () => {
  const river = withCard(withCard(duel, "A3", "forest"), "A3", "river");
  expect(river.terrain).toEqual([{ kind: "river", sector: "A3", fixed: true, direction: "e" }]);
  const fort = withFort(river, "A3");
  expect([fort.terrain, fort.fort?.sector]).toEqual([[], "A3"]);
  expect(withFort(fort, "B3").fort?.sector).toBe("B3");
  expect(withoutGround(fort, "A3").fort).toBeNull();
});

test("fog and walls belong to the middle of a battle, and go with their ground", () => {
  const wall = { spell: "wall_iron", direction: "n", until: 2 };
  const foggy = withWall(withFog(withMiddle(duel, true), "B2", 3), "B2", 0, wall);
  expect([foggy.position?.fog, wallsOf(foggy, "B2")]).toEqual([{ B2: 3 }, [{ ...wall, sector: "B2" }]]);
  expect(wallsOf(withWall(foggy, "B2", 0, null), "B2")).toEqual([]);
  expect(withoutGround(foggy, "B2").position).toMatchObject({ fog: {}, walls: [] });
});

test("somebody has the initiative in all phases but the first", () => {
  const middle = withMiddle(duel, true);
  expect(withPhase(middle, "START").position).toEqual({ phase: "START" });
  expect(withPhase(middle, "MELEE").position).toEqual({ phase: "MELEE", initiative: "ATT" });
  expect(withPhase(withPosition(middle, { initiative: "DEF" }), "MOVE").position?.initiative).toBe("DEF");
});

test("a battle that begins has nobody hurt or lost", () => {
  const lost = withUnit(withUnit(withMiddle(duel, true), "a1", { damage: 1, routed: true }), "d1", { place: "dead" });
  expect(placesOf(lost)).toContain("dead");
  const begun = withMiddle(withCaster(lost, "d1", "priest"), false);
  expect(begun).toMatchObject({ units: [{ id: "a1", type: "knights", place: "C1" }], casters: [], position: null });
  expect(unitOf(begun, "a1")).not.toHaveProperty("damage");
});

test("a draft is drawn with the numbers of its cards", () => {
  const hurt = withPosition(withUnit(duel, "a1", { damage: 1 }), { round: 3, phase: "MELEE" });
  const view = drawn(hurt);
  expect(view.units[0]).toMatchObject({ melee: [4, 3, 2], hits: 3, damage: 1, side: "ATT", seat: "ATT" });
  expect([view.round, view.phase, view.seats]).toEqual([3, "MELEE", ["ATT", "DEF"]]);
  expect(drawn(withUnit(duel, "a1", { commander: 2 })).seats).toHaveLength(4);
});

test("a fault is shown where it is", () => {
  const hosted = withCaster(duel, "a1", "mage");
  const fault = (id: string, args: Record<string, string>) => faultOf({ id, args, rule: null }, hosted);
  expect(fault("scenario-number", { what: "a1 damage" })).toEqual({ unit: "a1", field: "damage", sector: "C1" });
  expect(fault("cerilia-setup-class", { what: "m1" })).toEqual({ unit: "a1", field: "spells", sector: "C1" });
  expect(fault("cerilia-setup-slots", { what: "d1", sector: "C3" })).toEqual({ unit: "d1", field: "place", sector: "C3" });
  expect(fault("cerilia-setup-direction", { what: "river", sector: "A3" })).toEqual({ unit: null, field: "direction", sector: "A3" });
  expect(fault("scenario-number", { what: "fog B2" })).toEqual({ unit: null, field: "B2", sector: "B2" });
  expect(fault("cerilia-setup-no-units", { side: "DEF" })).toEqual({ unit: null, field: "units", sector: null });
});
