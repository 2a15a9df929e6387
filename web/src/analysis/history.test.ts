import { expect, test } from "vitest";

import { begun, changed, redone, undone } from "./history";

test("changes are taken back and made again", () => {
  const history = changed(changed(begun("a"), "b"), "c");
  expect(undone(history).now).toBe("b");
  expect(undone(undone(undone(history))).now).toBe("a");
  expect(redone(redone(redone(undone(undone(history))))).now).toBe("c");
});

test("a new change ends what could be made again", () => {
  const history = changed(undone(changed(begun(1), 2)), 3);
  expect(redone(history)).toBe(history);
  expect(undone(history).now).toBe(1);
});

test("the oldest changes are forgotten", () => {
  let history = begun(0);
  for (let at = 1; at <= 300; at += 1) history = changed(history, at);
  expect(history.before).toHaveLength(200);
  expect(history.before[0]).toBe(100);
});
