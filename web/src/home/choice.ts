import type { GameLine, NewTable, ParameterLine } from "../generated/messages";

export type Value = string | number;

/** What somebody chose for a new match; seats beyond those of the scenario keep their place. */
export interface Choice {
  readonly scenario: string;
  /** The bot of each seat, null for a person. */
  readonly bots: readonly (string | null)[];
  readonly names: readonly string[];
  /** Only what differs from the usual. */
  readonly params: Readonly<Record<string, Value>>;
}

/** The choice that is there before anybody chooses: one person against the best bot of all. */
export function usual(game: GameLine): Choice {
  const quick = game.scenarios.find((each) => each.quick) ?? game.scenarios[0];
  const most = Math.max(0, ...game.scenarios.map((each) => each.seats));
  const best = game.bots.at(-1) ?? null;
  return {
    scenario: quick?.id ?? "",
    bots: Array.from({ length: most }, (_, seat) => (seat === 0 ? null : best)),
    names: Array.from({ length: most }, () => ""),
    params: {},
  };
}

/** A choice that was kept, as far as the game still has all that. */
export function fitting(game: GameLine, kept: Partial<Choice> | null): Choice {
  const choice = usual(game);
  if (kept === null || typeof kept !== "object") return choice;
  const { bots = [], names = [], params = {} } = kept;
  const known = (bot: string | null | undefined): bot is string | null => bot === null || game.bots.includes(bot ?? "");
  return {
    scenario: game.scenarios.find((each) => each.id === kept.scenario)?.id ?? choice.scenario,
    bots: choice.bots.map((bot, seat) => (known(bots[seat]) ? bots[seat] : bot)),
    names: choice.names.map((name, seat) => (typeof names[seat] === "string" ? names[seat] : name)),
    params: Object.fromEntries(
      Object.entries(params).filter(([name]) => game.parameters.some((each) => each.name === name)),
    ),
  };
}

/** The choice as the server wants it. */
export function asked(game: GameLine, { scenario, bots, names, params }: Choice, analysis: boolean): NewTable {
  const seats = game.scenarios.find((each) => each.id === scenario)?.seats ?? 0;
  const sitting = bots.slice(0, seats);
  return {
    game: game.id,
    scenario,
    params,
    seats: analysis ? sitting.map(() => null) : sitting,
    names: sitting.map((bot, seat) => (bot === null ? (names[seat] ?? "").trim() : "")),
    ...(analysis ? { analysis } : {}),
  };
}

/** What a parameter is where nobody changes it: the scenario may have a word in it. */
export function usualValue(line: ParameterLine, scenario: Readonly<Record<string, unknown>> | null): Value {
  const own = scenario?.[line.name];
  return typeof own === "number" || typeof own === "string" ? own : line.default;
}

/** The parameters with one of them set; what is as usual is left out. */
export function withValue(
  params: Readonly<Record<string, Value>>,
  name: string,
  value: Value,
  usually: Value,
): Record<string, Value> {
  const { [name]: _, ...others } = params;
  return value === usually ? others : { ...others, [name]: value };
}

const key = (game: string): string => `voevoda.new.${game}`;

export function remember(game: string, choice: Choice): void {
  localStorage.setItem(key(game), JSON.stringify(choice));
}

export function remembered(game: GameLine): Choice {
  try {
    return fitting(game, JSON.parse(localStorage.getItem(key(game.id)) ?? "null") as Partial<Choice> | null);
  } catch {
    return usual(game);
  }
}
