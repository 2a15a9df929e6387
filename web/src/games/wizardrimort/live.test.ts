import { expect, test, vi } from "vitest";

import type { OddsAnswer } from "../../generated/messages";
import { Live, type Answer } from "./live";

vi.mock("../../lib/server", () => ({ reasonOf: (thrown: unknown) => thrown }));

const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};

test("one question is asked at a time, and after it the latest", async () => {
  const asked: { readonly text: string; readonly answer: (odds: OddsAnswer) => void }[] = [];
  const heard: Answer[] = [];
  const live = new Live((text) => new Promise((answer) => asked.push({ text, answer })), (answer) => heard.push(answer));
  for (const text of ["a", "b", "c"]) live.want(text);
  expect(asked.map(({ text }) => text)).toEqual(["a"]);
  asked[0]?.answer({} as OddsAnswer);
  await settle();
  expect(asked.map(({ text }) => text)).toEqual(["a", "c"]);
  live.want(null);
  asked[1]?.answer({} as OddsAnswer);
  await settle();
  expect([asked.length, heard.map(({ text }) => text)]).toEqual([2, ["a", "c"]]);
});

test("a refusal is an answer, too", async () => {
  const heard: Answer[] = [];
  const live = new Live(() => Promise.reject({ id: "no", args: {}, rule: null }), (answer) => heard.push(answer));
  live.want("x");
  await settle();
  expect(heard).toEqual([{ text: "x", odds: null, reason: { id: "no", args: {}, rule: null } }]);
  live.want("y");
  await settle();
  expect(heard).toHaveLength(2);
});
