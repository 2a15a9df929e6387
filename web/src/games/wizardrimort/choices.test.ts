import { expect, test } from "vitest";

import type { LegalLine } from "../../generated/messages";
import { begun } from "./begun";
import { ablePieces, choicesOf, isHeldBy } from "./choices";
import { foreseen } from "./foreseen";
import { taken } from "./ghost";
import type { WizardrimortView } from "./shapes";

const line = (kind: string, piece: string | null = null): LegalLine => ({ kind, piece, text: kind, target: null }) as unknown as LegalLine;
const unit = (id: string, x: number) => ({ id, x, y: 500, z: 0, facing: [1, 0], commander: "B", group: 1 });
const fled = { phase: "REACTION", asked: "B", commanders: [], groups: [{ id: 1, units: ["B1", "B2", "B3"] }], units: [unit("B1", 500), unit("B2", 700), unit("B3", 900)], bodies: [], fight: { targets: ["B1", "B2"] } } as unknown as WizardrimortView;

test("whoever was attacked is taken hold of to retreat, and all who were go along", () => {
  expect([...ablePieces(fled, [line("retreat"), line("no-reaction")])]).toEqual(["B1", "B2"]);
  expect([...ablePieces(fled, [line("no-reaction")])]).toEqual([]);
  const ghost = begun("retreat", fled, "B2", []);
  expect([ghost?.actor, ghost?.from]).toEqual(["B2", { x: 700, y: 500 }]);
  const gone = foreseen(fled, ghost === null ? null : taken(ghost, 800, 500), null, false);
  expect(gone.map(({ x, isMoved }) => [x, isMoved])).toEqual([[600, true], [800, true], [900, false]]);
});

test("a plan can be carried out or dropped, whatever is selected", () => {
  const view = { phase: "PLAN" } as WizardrimortView;
  expect(choicesOf(view, [line("move-via", "A1"), line("move-squad"), line("drop-plan")], "A2").map(({ kind }) => kind)).toEqual(["move-squad", "drop-plan"]);
});

test("units are their commanders', things are their sides'", () => {
  const view = { units: [{ id: "A7", commander: "A2" }], bodies: [{ id: "A1.art", side: "A" }] } as unknown as WizardrimortView;
  const holders = (id: string) => ["A1", "A2", "B1", null].filter((commander) => isHeldBy(view, id, commander));
  expect([holders("A7"), holders("A1.art"), holders("B9")]).toEqual([["A2"], ["A1", "A2"], []]);
});
