import { expect, test, vi } from "vitest";

import { goalOf, isAnswer, task } from "./accounts";
import type { CastleView, WizardrimortView } from "./shapes";

vi.mock("../../lib/words.svelte", () => ({ words: (id: string, args: object = {}) => [id, ...Object.values(args)].join(" ") }));

const view = (more: Partial<WizardrimortView>) => ({ phase: "ACT", to_move: "A", asked: "A", interrupter: null, hero: null, ...more }) as WizardrimortView;

test("an answer is what others than those at turn decide", () => {
  expect(isAnswer(view({}))).toBe(false);
  expect(isAnswer(view({ phase: "WINDOW", asked: "B" }))).toBe(true);
  expect(isAnswer(view({ asked: "B", interrupter: "B" }))).toBe(false);
  expect(isAnswer(view({ phase: "REACTION", interrupter: "B" }))).toBe(true);
  expect(isAnswer(view({ phase: "DRAFT", asked: "B" }))).toBe(false);
  expect(isAnswer(view({ phase: "OVER", asked: null, to_move: null }))).toBe(false);
});

test("who interrupts is told with whom", () => {
  expect(task(view({}))).toBe("wizardrimort-phase-act");
  expect(task(view({ interrupter: "B", hero: "B3" }))).toBe("wizardrimort-table-interrupting B3");
});

test("a siege names both sides and its last round", () => {
  const castles = [{ side: "B" } as CastleView];
  expect(goalOf({ mode: "siege", castles, round_limit: 10 })).toBe("wizardrimort-table-goal-siege A B 10");
  expect(goalOf({ mode: "plague", castles, round_limit: 15 })).toBe("wizardrimort-table-goal-plague");
});
