import { expect, test } from "vitest";

import type { LegalLine } from "../../generated/messages";
import { begun } from "./begun";
import type { WizardrimortView } from "./shapes";

const line = (piece: string, at: string): LegalLine => ({ kind: "deploy", piece, text: `DP ${piece} ${at} 1,0` }) as unknown as LegalLine;

test("a unit is proposed a place in the middle of its zone, not on the corner of the wall", () => {
  const view = { waiting: [{ id: "A1" }, { id: "A2" }] } as unknown as WizardrimortView;
  const legal = [line("A1", "0,0"), line("A2", "0,0"), line("A2", "400,300"), line("A2", "500,300"), line("A2", "900,600")];
  expect(begun("deploy", view, "A2", legal)).toMatchObject({ actor: "A2", at: { x: 400, y: 300 }, facing: { x: 1, y: 0 } });
  expect(begun("deploy", view, "A2", [])).toBeNull();
});
