import type { ParameterLine, SeatLine, TableLine } from "../generated/messages";
import { hasWords, words } from "../lib/words.svelte";
import { emblem } from "../table/emblems";
import { isUnnamed } from "../table/seats";

const hyphened = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");

/** The message that names a scenario. */
export const scenarioWords = (game: string, scenario: string): string => `${game}-scenario-${hyphened(scenario)}`;

/** The message that names a parameter or option. */
export const parameterWords = (game: string, line: ParameterLine): string =>
  `${game}-${isOption(line) ? "option" : "parameter"}-${hyphened(line.name)}`;

/** Whether a parameter is a choice of values. Numbers may have values too: those that say there is none. */
export const isOption = ({ low, values }: ParameterLine): boolean => low === null && values.length > 0;

/** The message that names a value of an option. */
export const valueWords = (game: string, option: ParameterLine, value: string): string =>
  `${parameterWords(game, option)}.value-${hyphened(value)}`;

/** The message that names what a parameter is counted in. */
export const unitWords = (game: string, { unit }: ParameterLine): string => `${game}-measure-${hyphened(unit)}`;

/** What a match is called: as the author of its scenario says, as the texts do, or as its game. */
export function titleOf({ game, scenario, title }: Pick<TableLine, "game" | "scenario" | "title">): string {
  const name = scenarioWords(game, scenario);
  return title || words(hasWords(name) ? name : game);
}

/** What somebody at the table is called; people who gave no name have that of their seat, which says little. */
export function playerOf({ bot, name }: SeatLine, game: string): string {
  if (bot !== null) return words(`bot-${bot}`);
  return isUnnamed(game, name) ? words("ui-person") : name;
}

/** What a seat of a game is called before anybody sits there: its part in it, or its letter. */
export const placeOf = (game: string, seat: number, seats: number): string =>
  partOf(game, seat, seats) ?? words("ui-seat", { name: emblem(seat).letter });

/** The part that a seat has in a game from the start; null where all are alike. */
export function partOf(game: string, seat: number, seats: number): string | null {
  const part = `${game}-seat-${seat + 1}-of-${seats}`;
  return hasWords(part) ? words(part) : null;
}

/** How a match stands: whose turn it is, as far as that is known. */
export function stateOf({ game, over, analysis, seats, waiting }: TableLine): string {
  if (over) return words("ui-over");
  if (analysis) return words("ui-analysis");
  const [seat] = waiting;
  const who = seat === undefined ? undefined : seats[seat];
  if (who === undefined || waiting.length > 1) return words("ui-under-way");
  const isOnlyPerson = who.bot === null && seats.filter(({ bot }) => bot === null).length === 1;
  if (isOnlyPerson) return words("ui-turn-yours");
  const isPlace = who.bot === null && isUnnamed(game, who.name);
  return words("ui-turn-of", { player: isPlace ? placeOf(game, seat ?? 0, seats.length) : playerOf(who, game) });
}
