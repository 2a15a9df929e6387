import { expect, test } from "vitest";

import { facingOf, lengthOf, levelsAt, nudged, settled, taken, textOf, turned, unsettled, waypoint } from "./ghost";
import type { Aim, BodyView, Ghost, Tape, UnitView } from "./shapes";

const tape = { finger: 100, hand: 900 } as Tape;
const EAST = { x: 1, y: 0 };
const ghost = (aim: Aim, actor: string | null = "A1"): Ghost => ({ aim, actor, from: { x: 500, y: 400 }, via: [], at: waypoint(500, 400), facing: EAST });
const unit = (id: string, x: number, y: number): UnitView => ({ id, x, y }) as UnitView;
const alone = { squad: [], isOnlyEngine: true, trooper: null };
const still = { shiftKey: false, altKey: false };

test("a move is written by its points, with the level and the jump where they are named", () => {
  expect(textOf(ghost("move"), alone)).toBeNull();
  const gone = taken(ghost("move"), 700.4, 399.6);
  expect(textOf(gone, alone)).toBe("MV A1 700,400");
  const on = taken(settled(gone), 900, 400, 150);
  expect(textOf({ ...on, at: { ...on.at, isJump: true } }, alone)).toBe("MV A1 700,400>900,400,150!j");
  expect(lengthOf(on)).toBe(400);
});

test("a squad goes as one body; with points on the way each member is named", () => {
  const squad = [unit("A1", 500, 400), unit("A2", 500, 530)];
  const gone = taken(ghost("squad"), 800, 400);
  expect(textOf(gone, { ...alone, squad })).toBe("MS A1 by 300,0");
  expect(textOf(taken(settled(gone), 800, 600), { ...alone, squad })).toBe("MS A1:800,400>800,600 A2:800,530>800,730");
});

test("turns, blocks, shots and deployment have their words", () => {
  expect(textOf(taken(ghost("turn"), 500, 600), alone)).toBe("TR A1:0,1");
  expect(textOf(taken(ghost("turn-squad"), 300, 400), alone)).toBe("TR A1 squad:-1,0");
  expect(textOf(taken(ghost("build", null), 600, 500), alone)).toBe("BD 600,500");
  expect(textOf(taken(ghost("stone", "A.art"), 900, 900), alone)).toBe("AS 900,900");
  expect(textOf(taken(ghost("stone", "A2.art"), 900, 900), { ...alone, isOnlyEngine: false })).toBe("AS@A2 900,900");
  expect(textOf(ghost("land", "A.art"), alone)).toBeNull();
  expect(textOf(ghost("land", "A.art"), { ...alone, trooper: "A3" })).toBe("AL A3 500,400");
  expect(textOf(ghost("deploy"), alone)).toBe("DP A1 500,400 1,0");
  expect(textOf(taken(ghost("terrain", null), 1249, 660), alone)).toBe("TE 1200,700");
  expect(textOf(taken(ghost("retreat"), 500, 57), alone)).toBe("RT 0,-1 340");
});

test("directions are kept short, and a turn by sixteenths comes round", () => {
  expect(facingOf(600, -400, EAST)).toEqual({ x: 3, y: -2 });
  expect(facingOf(5000, 2500, EAST)).toEqual({ x: 2, y: 1 });
  expect(facingOf(0, 0, EAST)).toEqual(EAST);
  expect(turned(EAST, 1 / 4)).toEqual({ x: 0, y: 1 });
  expect(turned(turned(EAST, 1 / 2), 1 / 2)).toEqual(EAST);
});

test("arrows move by a finger, with Shift by a hand, with Alt by a unit, and turn who turns", () => {
  expect(nudged(ghost("move"), "ArrowRight", tape, still)?.at).toEqual(waypoint(600, 400));
  expect(nudged(ghost("move"), "ArrowUp", tape, { ...still, shiftKey: true })?.at).toEqual(waypoint(500, -500));
  expect(nudged(ghost("move"), "ArrowDown", tape, { ...still, altKey: true })?.at).toEqual(waypoint(500, 401));
  expect(nudged(ghost("turn"), "ArrowDown", tape, still)?.facing).toEqual({ x: 0, y: 1 });
  expect(nudged(ghost("move"), "Enter", tape, still)).toBeNull();
});

test("a point is settled once, and taken back", () => {
  const once = settled(taken(ghost("move"), 700, 400));
  expect(once.via).toHaveLength(1);
  expect(settled(once).via).toHaveLength(1);
  expect(unsettled(once)?.via).toHaveLength(0);
  expect(unsettled(ghost("move"))).toBeNull();
  expect(settled(taken(ghost("build"), 700, 400)).via).toHaveLength(0);
});

test("the levels of a place are those of what one can stand on, the highest first", () => {
  const bodies = [
    { rect: [0, 0, 300, 300], disc: null, top: 250, standable: true },
    { rect: null, disc: [100, 100, 80], top: 140, standable: true },
    { rect: null, disc: [100, 100, 80], top: 450, standable: false },
  ] as unknown as readonly BodyView[];
  expect(levelsAt(bodies, { x: 100, y: 100 })).toEqual([250, 140, 0]);
  expect(levelsAt(bodies, { x: 400, y: 400 })).toEqual([0]);
});
