import type { LegalLine } from "../../generated/messages";
import { hasWords, say, words } from "../../lib/words.svelte";
import { bodyCalled, taped, unitCalled, type BodyView, type Point, type Tape, type UnitView, type WizardrimortView } from "./shapes";

export const word = (name: string): string => words(`wizardrimort-word-${name}`);
export const className = (warrior: string): string => words(`wizardrimort-class-${warrior}`);
export const peopleName = (faction: string): string => words(`wizardrimort-faction-${faction}`);
export const kindName = (kind: string): string => words(`wizardrimort-body-${kind}`);
export const aimName = (aim: string): string => words(`wizardrimort-table-aim-${aim}`);

/** A length as one reads it from the tape: 1 h 2.4 f. */
export function tapeWords(length: number, tape: Pick<Tape, "hand" | "finger">): string {
  const { hands, fingers } = taped(length, tape);
  return words("wizardrimort-table-tape", { hands, fingers });
}

const SIXTEENTHS = 16;

/** The sixteenth of the compass in which a vector points, clockwise from east. */
export const bearingOf = ({ x, y }: Point): number => (Math.round((Math.atan2(y, x) * SIXTEENTHS) / (2 * Math.PI)) + SIXTEENTHS) % SIXTEENTHS;
export const directionName = (bearing: number): string => words(`wizardrimort-direction-${bearing}`);
export const facingName = ({ facing: [x, y] }: Pick<UnitView, "facing">): string => directionName(bearingOf({ x, y }));

/** People of a unit that lives, or what it has become. */
export const personName = ({ living, faction }: Pick<UnitView, "living" | "faction">): string => words(`wizardrimort-faction-${living ? faction : "none"}.one`);

/** A unit by name and class: `A1 Defender`. */
export const unitName = (unit: UnitView): string => `${unit.id} ${className(unit.warrior)}`;

/** A thing by name and kind. */
export const bodyName = (body: BodyView): string => `${body.id} ${kindName(body.kind)}`;

/** A unit or thing by name; its id where it is not on the table. */
export function calledOn(view: WizardrimortView, id: string): string {
  const [unit, body] = [unitCalled(view, id), bodyCalled(view, id)];
  return unit !== null ? unitName(unit) : body !== null ? bodyName(body) : id;
}

/** The states of a unit, in words. */
export function statesOf(unit: UnitView): readonly string[] {
  const states = [personName(unit)];
  if (unit.mercenary) states.push(word("mercenary"));
  if (unit.sealed) states.push(word("sealed"));
  if (unit.used) states.push(word("used"));
  return states;
}

/** A unit as it is read aloud: what it is, where it stands and looks, and what can be done to it. */
export function unitLabel(unit: UnitView, tape: Tape, lines: readonly LegalLine[]): string {
  const at = [`${unit.x},${unit.y}`, ...(unit.z > 0 ? [`${word("level")} ${tapeWords(unit.z, tape)}`] : []), words("wizardrimort-table-looks", { direction: facingName(unit) })];
  return [[unitName(unit), ...statesOf(unit)].join(", "), at.join(", "), ...lines.map(nameOf)].join("; ");
}

export function bodyLabel(body: BodyView, tape: Tape, lines: readonly LegalLine[]): string {
  const parts = [bodyName(body), `${word("height")} ${tapeWords(body.top, tape)}`];
  if (body.control !== null) parts.push(`${word("control")}: ${word("side")} ${body.control}`);
  return [parts.join(", "), ...lines.map(nameOf)].join("; ");
}

/** The whole name of an action. */
export const nameOf = (line: Pick<LegalLine, "label" | "text">): string => (hasWords(line.label.id) ? say(line.label) : line.text);
