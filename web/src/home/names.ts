import type { ParameterLine, TableLine } from "../generated/messages";
import { hasWords, words } from "../lib/words.svelte";

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

/** What a match is called: the name of its scenario, or its game where somebody made the scenario. */
export function titleOf({ game, scenario }: TableLine): string {
  const name = scenarioWords(game, scenario);
  return words(hasWords(name) ? name : game);
}
