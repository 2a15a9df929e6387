import { expect, test } from "vitest";

import { ago } from "./ago";

const NOW = new Date("2026-05-20T12:00:00Z");

test.each([
  ["2026-05-20T11:59:40Z", "now", "сейчас"],
  ["2026-05-20T12:00:30Z", "now", "сейчас"],
  ["2026-05-20T11:58:30Z", "1 minute ago", "1 минуту назад"],
  ["2026-05-20T07:00:00Z", "5 hours ago", "5 часов назад"],
  ["2026-05-19T11:00:00Z", "yesterday", "вчера"],
  ["2026-04-02T11:00:00Z", "Apr 2, 2026", "2 апр. 2026 г."],
])("%s", (then, english, russian) => {
  expect(ago(new Date(then), NOW, "en")).toBe(english);
  expect(ago(new Date(then), NOW, "ru").replaceAll("\u00A0", " ")).toBe(russian);
});
