import { expect, test } from "vitest";

import { groundFor, isAhead, links, nearness, profile, type Standing } from "./profile";
import type { BodyView, Tape } from "./shapes";

const tape = { radius: 60, height: 150, link: 200 } as Tape;
const body = (id: string, rect: readonly [number, number, number, number], top: number, bottom = 0): BodyView => ({ id, rect, disc: null, top, bottom }) as BodyView;
const rock: BodyView = { id: "R", rect: null, disc: [500, 0, 100], top: 140, bottom: 0 } as unknown as BodyView;
const [from, to] = [{ x: 0, y: 0, z: 0 }, { x: 1000, y: 0, z: 0 }];

test("a fence is partial cover, a wall full, a bridge above the heads none", () => {
  const seen = profile([body("F", [300, -50, 340, 50], 80), body("W", [600, -50, 640, 50], 250), body("B", [800, -50, 840, 50], 400, 150)], tape, from, to, null);
  expect(seen.crossings.map(({ body: { id }, cover }) => `${id} ${cover}`)).toEqual(["F partial", "W full", "B none"]);
  expect([seen.cover, seen.blocker?.id, seen.gap]).toEqual([1, "W", 880]);
});

test("as high as a warrior is partial, a unit more is full", () => {
  const high = (top: number) => profile([body("X", [400, -9, 600, 9], top)], tape, from, to, null).crossings[0]?.cover;
  expect([high(150), high(151)]).toEqual(["partial", "full"]);
});

test("who looks down sees over what hides the feet", () => {
  const [up, down] = [{ ...from, z: 250 }, { ...to, z: 0 }];
  expect(profile([rock], tape, up, down, null).crossings[0]?.cover).toBe("partial");
  expect(profile([{ ...rock, top: 120 }], tape, up, down, null).crossings[0]?.cover).toBe("none");
});

test("touching a side is not crossing, and what one stands on does not count", () => {
  expect(profile([body("S", [300, 0, 340, 50], 80), { ...rock, disc: [500, 100, 100] }], tape, from, to, null).crossings).toHaveLength(0);
  expect(profile([body("T", [-50, -50, 50, 50], 80)], tape, { ...from, z: 80 }, to, null).crossings).toHaveLength(0);
});

test("a shooter's own parapet does not count", () => {
  const near = body("P", [100, -50, 140, 50], 80);
  expect(profile([near], tape, from, to, 100).cover).toBe(0);
  expect(profile([near], tape, from, to, null).cover).toBe(1);
});

test("links join the near ones of one commander", () => {
  const stand = (id: string, x: number, rest: Partial<Standing> = {}): Standing => ({ id, commander: "A", sealed: false, x, y: 0, z: 0, ...rest });
  const pairs = links([stand("A1", 0), stand("A2", 320), stand("A3", 641), stand("A4", 400, { z: 250 }), stand("B1", 100, { commander: "B" }), stand("A5", 10, { sealed: true })], tape);
  expect(pairs.map(([one, two]) => one.id + two.id)).toEqual(["A1A2"]);
});

test("a block lies on the highest thing under it; beside it is beside it", () => {
  const low = body("L", [0, 0, 150, 150], 150);
  expect(groundFor([low, rock], { x: 150, y: 75 }, 150)).toBe(150);
  expect(groundFor([low], { x: 225, y: 75 }, 150)).toBe(0);
  expect(nearness(low, { x: 190, y: 180 })).toBe(50);
});

test("exactly sideways is in front", () => {
  expect([isAhead(from, { x: 1, y: 0 }, { x: 0, y: 9 }), isAhead(from, { x: 1, y: 0 }, { x: -1, y: 9 })]).toEqual([true, false]);
});
