import { beforeEach, expect, test, vi } from "vitest";

import type { Past, Table } from "../generated/messages";
import type { Connection } from "../lib/connection.svelte";
import { Refusal } from "../lib/server";
import { Timeline } from "./timeline.svelte";

vi.mock("../lib/preferences.svelte", () => ({ preferences: { speed: 2 } }));

const STEPS = 6;
const log = Array.from({ length: STEPS + 1 }, (_, number) => ({
  number, seat: number === 0 ? -1 : Math.floor((number - 1) / 2) % 2, text: `s${number}`, events: [], values: [number / 10, -number / 10],
}));
const table = {
  step: STEPS, hash: "now", view: "now", seat: 0, waiting: [0], legal: [{ text: "END" }], blocked: [], result: null, redo: true, undo: null,
  seats: [{ name: "Ann" }, { name: "Ben" }],
} as unknown as Table;
const answer = (at: number): Promise<Past> => Promise.resolve({ type: "past", id: 1, at, hash: `h${at}`, view: `v${at}` });

let look: ReturnType<typeof vi.fn<(at: number) => Promise<Past>>>;
let connection: Connection;
let timeline: Timeline;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", globalThis);
  look = vi.fn(answer);
  connection = { table, log, status: "open", isLooking: false, look } as unknown as Connection;
  timeline = new Timeline(connection);
  return () => void vi.useRealTimers();
});

const settled = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

test("the past is shown with nothing to play, and now comes back whole", async () => {
  expect(timeline.shown).toBe(table);
  timeline.go(3);
  await settled();
  expect(timeline.shown).toMatchObject({ step: 3, hash: "h3", view: "v3", legal: [], waiting: [], redo: false, values: [0.3, -0.3] });
  expect(timeline.shown?.undo).not.toBeNull();
  expect(connection.isLooking).toBe(true);
  timeline.now();
  expect(timeline.shown).toBe(table);
  expect(connection.isLooking).toBe(false);
});

test("it is walked by steps and turns, to both ends", async () => {
  timeline.byTurn(-1);
  expect(timeline.place).toBe(4);
  timeline.by(-1);
  expect(timeline.place).toBe(3);
  timeline.byTurn(-1);
  expect([timeline.place, timeline.turn?.number]).toEqual([2, 2]);
  timeline.by(-9);
  expect(timeline.place).toBe(0);
  timeline.by(99);
  expect(timeline.at).toBeNull();
});

test("new steps do not pull anybody away from the past", async () => {
  timeline.go(3);
  await settled();
  connection.table = { ...table, step: 7, hash: "later" };
  expect([timeline.place, timeline.shown?.view]).toEqual([3, "v3"]);
});

test("a dragged slider asks for the latest alone, then for what is around", async () => {
  for (const at of [5, 4, 3, 2]) timeline.go(at);
  await settled();
  expect(timeline.shown?.view).toBe("v2");
  expect(look.mock.calls.map(([at]) => at)).toEqual([5, 2, 3, 4, 1]);
});

test("it plays to the end and stops there", async () => {
  timeline.toggle();
  await settled();
  expect([timeline.place, timeline.isPlaying]).toEqual([0, true]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(timeline.place).toBe(2);
  timeline.faster(1);
  expect(timeline.speed).toBe(4);
  await vi.advanceTimersByTimeAsync(5000);
  expect([timeline.at, timeline.isPlaying]).toEqual([null, false]);
});

test("a past that may not be seen is said, and nobody is kept from playing", async () => {
  look.mockRejectedValue(new Refusal({ id: "server-past-hidden", args: {}, rule: null }));
  timeline.go(3);
  await settled();
  expect(timeline.reason?.id).toBe("server-past-hidden");
  expect([timeline.at, connection.isLooking]).toEqual([null, false]);
});
