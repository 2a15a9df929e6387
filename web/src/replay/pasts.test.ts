import { expect, test, vi } from "vitest";

import type { Past } from "../generated/messages";
import { Pasts } from "./pasts";

const line = (number: number) => ({ number, seat: 0, text: "END", events: [], values: [] });
const answer = (at: number): Promise<Past> => Promise.resolve({ type: "past", id: 1, at, hash: `h${at}`, view: {} });

test("a past table is asked for once", async () => {
  const look = vi.fn(answer);
  const pasts = new Pasts(look);
  const last = line(3);
  expect((await pasts.get(3, last)).hash).toBe("h3");
  await pasts.get(3, last);
  expect(look).toHaveBeenCalledTimes(1);
});

test("a step that was taken back and played anew is asked for again", async () => {
  const look = vi.fn(answer);
  const pasts = new Pasts(look);
  await pasts.get(3, line(3));
  await pasts.get(3, line(3));
  expect(look).toHaveBeenCalledTimes(2);
});

test("a failure is not kept", async () => {
  const look = vi.fn(answer).mockRejectedValueOnce(new Error("lost"));
  const pasts = new Pasts(look);
  await expect(pasts.get(1, undefined)).rejects.toThrow("lost");
  expect((await pasts.get(1, undefined)).at).toBe(1);
});

test("nothing stays after another seat has sat down, and not all of a long match", async () => {
  const look = vi.fn(answer);
  const pasts = new Pasts(look);
  await pasts.get(0, undefined);
  pasts.clear();
  await pasts.get(0, undefined);
  expect(look).toHaveBeenCalledTimes(2);
  for (let at = 1; at <= 300; at += 1) await pasts.get(at, undefined);
  await pasts.get(0, undefined);
  expect(look).toHaveBeenCalledTimes(303);
});
