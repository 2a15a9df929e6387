import { expect, test } from "vitest";

import { centred, fitted, isFitted, isSeen, pushed, showing, zoomed } from "./viewport";

const map = { width: 1000, height: 500 };
const frame = { width: 500, height: 500 };
const whole = fitted(map, frame);

test("the whole map is shown in the middle", () => {
  expect(whole).toEqual({ x: 0, y: -250, scale: 0.5 });
  expect(isFitted(whole, map, frame)).toBe(true);
});

test("closer, the point under the finger stays under it", () => {
  const near = zoomed(whole, 2, { x: 100, y: 250 }, map, frame);
  expect(near).toEqual({ x: 100, y: 0, scale: 1 });
  expect(isFitted(near, map, frame)).toBe(false);
  expect(near.x + 100 / near.scale).toBe(200);
});

test("one can look five times closer, and not farther than the whole map", () => {
  expect(zoomed(whole, 100, { x: 0, y: 0 }, map, frame).scale).toBe(2.5);
  expect(zoomed(whole, 0.1, { x: 0, y: 0 }, map, frame)).toEqual(whole);
});

test("the map cannot be pushed out of its frame", () => {
  const near = zoomed(whole, 2, { x: 250, y: 250 }, map, frame);
  expect(pushed(near, { x: -100, y: 0 }, map, frame).x).toBe(350);
  expect(pushed(near, { x: 5000, y: 5000 }, map, frame)).toEqual({ x: 0, y: 0, scale: 1 });
  expect(pushed(near, { x: -5000, y: 0 }, map, frame).x).toBe(500);
  expect(pushed(whole, { x: 40, y: 40 }, map, frame)).toEqual(whole);
});

test("a part of the map is brought into sight with the least movement", () => {
  const near = { x: 100, y: 0, scale: 1 };
  expect(showing(near, { x: 200, y: 0, width: 100, height: 100 }, map, frame)).toEqual(near);
  expect(showing(near, { x: 700, y: 0, width: 100, height: 100 }, map, frame).x).toBe(300);
  expect(showing(near, { x: 0, y: 0, width: 100, height: 100 }, map, frame).x).toBe(0);
});

test("a point is brought into the middle, at least so close, as far as the map goes", () => {
  const near = centred({ x: 600, y: 250 }, 2, whole, map, frame);
  expect(near).toEqual({ x: 475, y: 125, scale: 2 });
  expect(centred({ x: 10, y: 250 }, 1, near, map, frame)).toEqual({ x: 0, y: 125, scale: 2 });
  expect([isSeen({ x: 600, y: 250 }, near, frame), isSeen({ x: 10, y: 250 }, near, frame)]).toEqual([true, false]);
});
