import type { ParameterLine } from "../generated/messages";

const hyphened = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");

/** The message that names a scenario. */
export const scenarioWords = (game: string, scenario: string): string => `${game}-scenario-${hyphened(scenario)}`;

/** The message that names a parameter or option. */
export const parameterWords = (game: string, { name, values }: ParameterLine): string =>
  `${game}-${values.length > 0 ? "option" : "parameter"}-${hyphened(name)}`;

/** The message that names a value of an option. */
export const valueWords = (game: string, option: ParameterLine, value: string): string =>
  `${parameterWords(game, option)}.value-${hyphened(value)}`;

/** The message that names what a parameter is counted in. */
export const unitWords = (game: string, { unit }: ParameterLine): string => `${game}-measure-${hyphened(unit)}`;
