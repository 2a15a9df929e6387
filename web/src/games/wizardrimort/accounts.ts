import type { LegalLine } from "../../generated/messages";
import { words } from "../../lib/words.svelte";
import { calledOn, className, directionName, facingName, kindName, peopleName, personName, tapeWords, word } from "./labels";
import { groupOf, type BodyView, type Point, type Tape, type UnitView, type WizardrimortView } from "./shapes";
import { isObject } from "./terrain";

// Units, things and actions as panels and lists tell of them.

export const sideName = (side: string): string => `${word("side")} ${side}`;
export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

/** Phases before the first turn. */
export const PREPARATION: readonly string[] = ["LOT", "TERRAIN", "DRAFT", "DEPLOY"];

/** The sixteenth that an action names, as `k4`. */
export const bearingIn = ({ label }: Pick<LegalLine, "label">): number => Number(String(label.args["direction"]).replace("k", ""));

/** How far apart the edges of two units are, as the rules show it. */
export const gapBetween = (one: Point, two: Point, { radius }: Tape): number => Math.floor(Math.hypot(one.x - two.x, one.y - two.y)) - 2 * radius;

/** A unit or a thing by its name and what it is; a castle, too. */
export const pieceName = (view: WizardrimortView, id: string): string =>
  id.endsWith(".castle") ? `${kindName("castle")} ${id[0]}` : calledOn(view, id);

/** A unit in words, its name apart. */
export function unitParts(view: WizardrimortView, unit: UnitView): readonly string[] {
  const group = groupOf(view, unit);
  const parts = [personName(unit)];
  if (unit.mercenary) parts.push(word("mercenary"));
  if (unit.sealed) parts.push(word("sealed"));
  else if (group !== null && group.units.length > 1) parts.push(`${word("squad")} ${group.units.join("+")}`);
  else parts.push(word("loner"));
  if (unit.z > 0) parts.push(`${word("level")} ${tapeWords(unit.z, view.tape)}`);
  parts.push(words("wizardrimort-table-looks", { direction: facingName(unit) }));
  if (unit.used) parts.push(word("used"));
  return parts;
}

/** A thing in words, its name apart. */
export function bodyParts(view: WizardrimortView, body: BodyView): readonly string[] {
  const parts = [`${word("height")} ${tapeWords(body.top, view.tape)}`];
  if (body.side !== null) parts.unshift(sideName(body.side));
  if (body.hp !== null) parts.push(words("wizardrimort-table-hits-left", { count: body.hp }));
  if (isObject(body)) parts.push(`${word("control")}: ${body.control === null ? word("nobody") : sideName(body.control)}`);
  if (body.kind === "artillery") parts.push(engineState(body));
  return parts;
}

/** What a catapult has done in this turn. */
export const engineState = ({ shots, moved }: BodyView): string => words(`wizardrimort-table-engine-${moved ? "moved" : shots > 0 ? "shot" : "ready"}`);

/** The little that tells an action from others of its kind; null where nothing has to. */
export function detailOf(line: LegalLine): string | null {
  const { direction, faction, warrior, unit, second } = line.label.args as Record<string, string | number | undefined>;
  if (line.kind === "hire" || line.kind === "convert") return null;
  if (direction !== undefined) return directionName(bearingIn(line));
  if (faction !== undefined) return peopleName(String(faction));
  if (warrior !== undefined) return className(CLASSES[String(warrior)] ?? "");
  if (line.kind === "casualty") return `${unit}${second ?? ""}`;
  return line.target ?? line.piece;
}

/** Classes by the letters that stand for them. */
export const CLASSES: Readonly<Record<string, string>> = { D: "defender", B: "berserker", L: "longspear", A: "archer", P: "priest" };

/** The short name of an action. */
export const shortName = (kind: string): string => words(`wizardrimort-action-${kind}.short`);

/** What is being decided at this moment. */
export const task = (view: WizardrimortView): string =>
  view.phase === "ACT" && view.interrupter !== null
    ? words("wizardrimort-table-interrupting", { unit: view.hero ?? "" })
    : words(`wizardrimort-phase-${view.phase.toLowerCase().replaceAll("_", "-")}`);

/** Whether somebody decides within the turn of somebody else: an answer, a loss, a chance to interrupt. */
export const isAnswer = ({ asked, interrupter, to_move: turn, phase }: Pick<WizardrimortView, "asked" | "interrupter" | "to_move" | "phase">): boolean =>
  !PREPARATION.includes(phase) && asked !== null && asked !== (interrupter ?? turn);

/** What a mode is played for. */
export function goalOf({ mode, castles, round_limit: limit }: Pick<WizardrimortView, "mode" | "castles" | "round_limit">): string {
  if (mode !== "siege") return words(`wizardrimort-table-goal-${mode}`);
  const defender = castles[0]?.side ?? "";
  return words("wizardrimort-table-goal-siege", { attacker: defender === "A" ? "B" : "A", defender, limit });
}
