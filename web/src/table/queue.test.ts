import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Queue } from "./queue.svelte";

const wishes = vi.hoisted(() => ({ speed: 1, calm: false }));
vi.mock("../lib/preferences.svelte", () => ({
  preferences: { get speed() { return wishes.speed; } },
  reducedMotion: () => wishes.calm,
}));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", globalThis);
  wishes.speed = 1;
  wishes.calm = false;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const beats = (...all: number[]) => all.map((lasts, name) => ({ name, lasts }));

test("beats are shown one after another, and then nothing", () => {
  const seen: number[] = [];
  const queue = new Queue<{ name: number; lasts: number }>(({ name }) => seen.push(name));
  queue.play(beats(100, 200));
  expect(queue.current?.name).toBe(0);
  vi.advanceTimersByTime(100);
  expect(queue.current?.name).toBe(1);
  vi.advanceTimersByTime(200);
  expect([queue.current, seen]).toEqual([null, [0, 1]]);
});

test("what comes meanwhile waits its turn, and all can be skipped", () => {
  const queue = new Queue<{ name: number; lasts: number }>(() => undefined);
  queue.play(beats(100));
  queue.play([{ name: 7, lasts: 100 }]);
  expect(queue.current?.name).toBe(0);
  vi.advanceTimersByTime(100);
  expect(queue.current?.name).toBe(7);
  queue.skip();
  vi.advanceTimersByTime(1000);
  expect(queue.current).toBeNull();
});

test("one can wish for more speed; a long story is told faster", () => {
  const queue = new Queue<{ name: number; lasts: number }>(() => undefined);
  wishes.speed = 4;
  queue.play(beats(400));
  vi.advanceTimersByTime(100);
  expect(queue.current).toBeNull();
  wishes.speed = 1;
  queue.play(beats(...Array<number>(40).fill(200)));
  vi.advanceTimersByTime(4000);
  expect(queue.current).toBeNull();
});

test("nothing is shown where motion is unwanted", () => {
  wishes.calm = true;
  const queue = new Queue<{ name: number; lasts: number }>(() => undefined);
  queue.play(beats(100));
  expect(queue.current).toBeNull();
});
