import type { CeriliaView, FortView, SectorView, UnitView, WallView } from "../../generated/cerilia";
import type { LegalLine } from "../../generated/messages";
import { say, words } from "../../lib/words.svelte";
import { linesOf, unitCalled, type Lights } from "./choices";

const dashed = (id: string): string => id.replaceAll("_", "-");

export const unitName = (type: string): string => words(`cerilia-unit-${dashed(type)}`);
export const spellName = (spell: string): string => words(`cerilia-spell-${dashed(spell)}`);
export const spellEffect = (spell: string): string => words(`cerilia-spell-${dashed(spell)}.effect`);
const SPELL_RULES: readonly (readonly [rule: string, spells: RegExp])[] = [
  ["01", /^stone_to_mud$/], ["02", /^(water_to_dust|level_earth)$/], ["05", /^fog$/], ["06", /^mass_invisibility$/],
  ["08", /^wall_(fire|thorns)$/], ["07", /^wall_/], ["09", /^illusory_terrain$/], ["10", /^night$/], ["11", /^day$/],
  ["12", /^summon/], ["13", /^bless$/], ["20", /^fire_storm$/], ["23", /^turn_undead$/],
  ["22", /^(pyrotechnics|insect_plague|sunray|illusory_artillery|spike_growth|sandstorm)$/],
];

/** The rule of a spell in the rulebook. */
export const spellRule = (spell: string): string => `CER-SPL-${SPELL_RULES.find(([, spells]) => spells.test(spell))?.[0] ?? "21"}`;

export const traitName = (trait: string): string => words(`cerilia-trait-${dashed(trait)}`);
export const traitEffect = (trait: string): string => words(`cerilia-trait-${dashed(trait)}.effect`);
export const terrainName = (card: string): string => words(`cerilia-terrain-${card}`);
export const sideName = (side: string): string => words(`cerilia-side-${side.toLowerCase()}`);
export const directionName = (direction: string): string => words(`cerilia-direction-${direction}`);
export const signNames = (signs: string): string => [...signs].map((sign) => words(`cerilia-sign-${sign.toLowerCase()}`)).join(", ");
export const phaseId = (phase: string): string => `cerilia-phase-${phase.toLowerCase().replace("_", "-")}`;

/** What is being decided at this moment. */
export function task(view: CeriliaView): string {
  return ["choose", "going"].includes(view.node) ? words(phaseId(view.phase)) : words(`cerilia-node-${view.node}`);
}

export const placeName = (place: string): string => (place === "R" ? words("cerilia-word-reserve") : place);

/** A piece by its name: a unit with its type, or the fort. */
export function pieceName(view: CeriliaView, id: string): string {
  const unit = unitCalled(view, id);
  return unit === null ? (id === "fort" ? words("cerilia-word-fort") : id) : `${id} ${unitName(unit.type)}`;
}

/** A rating at the present damage; null where the card has none. */
export const now = (ratings: readonly number[], { damage }: UnitView): number | null => ratings[damage] ?? ratings.at(-1) ?? null;

const told = (name: string, value: number | string): string => `${words(`cerilia-word-${name}`)} ${value}`;

/** The marks of a unit in words. */
export function statesOf(unit: UnitView): readonly string[] {
  const marks: [boolean, string][] = [
    [unit.routed, "routed"], [unit.hidden, "hidden"], [unit.summoned, "summoned"], [unit.engaged, "engaged"],
    [unit.moved, "moved"], [unit.withdrew, "withdrew"], [unit.attacked, "attacked"], [unit.doomed, "doomed"],
    [unit.bless_until > 0, "blessed"],
  ];
  const states = marks.filter(([holds]) => holds).map(([, word]) => words(`cerilia-word-${word}`));
  if (unit.caster !== null) states.push(told("caster", unit.caster));
  if (unit.pending > 0) states.push(words("cerilia-table-pending", { damage: unit.pending }));
  if (unit.falls_by !== null) states.push(words(unit.falls_by === "R" ? "cerilia-table-will-rout" : "cerilia-table-will-fall-back"));
  return states;
}

/** A unit in words: the text twin of its card. */
export function unitLabel(unit: UnitView): string {
  const rating = (name: "melee" | "missile" | "charge"): string[] => {
    const value = now(unit[name], unit);
    return value === null ? [] : [told(name, value)];
  };
  return [
    `${unit.id} ${unitName(unit.type)}`,
    ...rating("melee"), ...rating("missile"), ...rating("charge"),
    told("defense", unit.defense),
    words("cerilia-table-hits", { left: unit.hits - unit.damage, hits: unit.hits }),
    `${words("cerilia-word-signs")}: ${signNames(unit.signs)}`,
    ...statesOf(unit),
  ].join(", ");
}

function fortLabel(fort: FortView): string {
  return [
    terrainName("fort"),
    told("fort-level", fort.level),
    `${words("cerilia-word-fort-bonus")} +${fort.bonus}`,
    words("cerilia-table-hits", { left: fort.hits - fort.damage, hits: fort.hits }),
    words(fort.fights ? "cerilia-word-unmanned" : "cerilia-word-manned"),
  ].join(", ");
}

const wallLabel = (wall: WallView): string =>
  words("cerilia-table-wall", { wall: spellName(wall.spell), direction: directionName(wall.direction), until: wall.until });

/** What lies in a sector, part by part: ground, edges, fort, fog, walls. */
export function groundParts(view: CeriliaView, sector: SectorView): readonly string[] {
  const parts: string[] = [];
  if (sector.card !== null) {
    const source = sector.source === "natural" ? "" : ` (${words(`cerilia-source-${sector.source}`)})`;
    const edge = sector.direction === null ? "" : `, ${words("cerilia-table-edge", { direction: directionName(sector.direction) })}`;
    parts.push(terrainName(sector.card) + source + edge);
  }
  if (view.fort?.sector === sector.id) parts.push(fortLabel(view.fort));
  if (parts.length === 0) parts.push(words("cerilia-word-open-ground"));
  if (sector.fog_until > 0) parts.push(words("cerilia-table-fog", { until: sector.fog_until }));
  parts.push(...view.walls.filter((wall) => wall.sector === sector.id).map(wallLabel));
  if (sector.holder !== null) parts.push(`${words("cerilia-word-holder")}: ${sideName(sector.holder)}`);
  return parts;
}

/** A sector as it is read aloud: its ground, who stands there, and what can be done to it. */
export function sectorLabel(view: CeriliaView, sector: SectorView, lights: Lights): string {
  const sides = ["ATT", "DEF"].flatMap((side) => {
    const line = linesOf(sector, side);
    if (line.length === 0) return [];
    const named = line.map(({ unit }) => (unit === null ? words("cerilia-word-marker") : unitLabel(unitCalled(view, unit) as UnitView)));
    return [`${sideName(side)}: ${named.join("; ")}`];
  });
  const lines = lights.places.get(sector.id)?.lines ?? [];
  const can = lines.length === 0 ? [] : [words("cerilia-table-legal", { action: lines.map((line) => nameOf(line, view)).join("; ") })];
  return `${sector.id}: ${[groundParts(view, sector).join(", "), ...sides, ...can].join(". ")}`;
}

function shapeName(shape: string): string {
  const [kind = "", direction] = shape.split(">");
  return direction === undefined ? terrainName(kind) : `${terrainName(kind)}, ${directionName(direction)}`;
}

/** The whole name of an action. */
export function nameOf(line: LegalLine, view: CeriliaView): string {
  const { spot, shape } = line.label.args as Record<string, string | undefined>;
  if (line.kind === "lay-card" && spot !== undefined && view.pending?.card != null) {
    const card = terrainName(view.pending.card);
    const [sector = "", direction] = spot.split(">");
    if (spot === "-") return words("cerilia-table-leave-out", { card });
    return direction === undefined ? `${card}: ${sector}` : `${card}: ${sector}, ${directionName(direction)}`;
  }
  if (line.kind === "shape" && shape !== undefined) return shapeName(shape);
  return say(line.label);
}

/** The little that tells an action from others of its kind; null where nothing has to. */
export function detailOf(line: LegalLine): string | null {
  const { spot, shape, spell, direction, sign, sector, place, path, number } = line.label.args as Record<string, string | undefined>;
  if (line.target !== null) return line.target;
  if (spot !== undefined) return spot.includes(">") ? `${spot.slice(0, 2)} ${directionName(spot.slice(3))}` : spot === "-" ? "–" : spot;
  if (shape !== undefined) return shapeName(shape);
  if (spell !== undefined) return spellName(spell);
  if (direction !== undefined) return directionName(direction);
  if (sign !== undefined) return signNames(sign);
  const end = path?.split("-").at(-1) ?? place ?? sector;
  return end === undefined ? (number === undefined ? null : String(number)) : end === "-" ? "–" : placeName(end);
}
