import { FluentBundle, FluentNumber, FluentResource, FluentType, type FluentVariable, type Scope } from "@fluent/bundle";

import type { EventLine, Message } from "../generated/messages";
import type { Language } from "./kept";
import { linesOf } from "./lines";
import { MARKS, split, type Part } from "./parts";

const files = import.meta.glob<string>(
  ["../../../src/voevoda/texts/*.ftl", "../../../src/voevoda/games/*/texts/*.ftl"],
  { query: "?raw", import: "default" },
);

const learned = new Set<string>();
let language = $state<Language>("en");
let bundle = $state.raw(new FluentBundle("en"));

export function currentLanguage(): Language {
  return language;
}

/** Load the texts of a language, those of the learned games included, and show them from now on. */
export async function speak(wanted: Language): Promise<void> {
  const wordFiles = Object.entries(files).filter(([path]) => {
    const [, game, spoken] = /(?:games\/(\w+)\/texts\/|common\.)(\w+)\.ftl$/.exec(path) ?? [];
    return spoken === wanted && (game === undefined || learned.has(game));
  });
  const sources = await Promise.all(wordFiles.map(([, load]) => load()));
  const fresh = new FluentBundle(wanted, { useIsolating: false });
  for (const source of sources) fresh.addResource(new FluentResource(source));
  document.documentElement.lang = wanted;
  language = wanted;
  bundle = fresh;
}

/** Load the texts of games as well: only installed games are paid for. */
export async function learn(games: readonly string[]): Promise<void> {
  const fresh = games.filter((game) => !learned.has(game));
  for (const game of fresh) learned.add(game);
  if (fresh.length > 0) await speak(language);
}

/** The words of a message id, or of its attribute as `id.attribute`. */
export function words(id: string, args: Record<string, FluentVariable> = {}): string {
  const pattern = find(id);
  return pattern === null ? id : bundle.formatPattern(pattern, args, []);
}

export function hasWords(id: string): boolean {
  return find(id) !== null;
}

/** The sentence of a message; messages among its data are said first. */
export function say({ id, args }: Message): string {
  const said = Object.entries(args).map(([name, value]) => [name, typeof value === "object" ? say(value) : value]);
  return words(id, Object.fromEntries(said) as Record<string, FluentVariable>);
}

/** The sentence of an event, cut where a number rests on rules. */
export function tell(event: EventLine): readonly Part[] {
  return split(words(event.id, marked(event, choosers(find(event.id)))), event.because);
}

/** The sentences of events as plain text, line by line. */
export function tellPlainly(events: readonly EventLine[]): readonly string[] {
  return linesOf(events, goesOn).map((line) => line.map(({ id, args }) => words(id, { ...args })).join(" "));
}

/** Whether the sentence of an event goes on in that of the next: its message has `.onward`. */
export const goesOn = ({ id }: EventLine): boolean => hasWords(`${id}.onward`);

function find(id: string): ReturnType<typeof attribute> {
  const [name = "", part] = id.split(".");
  const message = bundle.getMessage(name);
  if (message === undefined) return null;
  return part === undefined ? message.value : attribute(message.attributes, part);
}

function attribute(of: NonNullable<ReturnType<FluentBundle["getMessage"]>>["attributes"], name: string) {
  return of[name] ?? null;
}

/** The variables between whose values a pattern, or one it names, chooses its words: a mark would hide which one it is. */
function choosers(pattern: ReturnType<typeof find>): ReadonlySet<string> {
  const names = new Set<string>();
  for (const part of Array.isArray(pattern) ? pattern : []) {
    if (typeof part !== "object") continue;
    if (part.type === "select" && part.selector.type === "var") names.add(part.selector.name);
    if (part.type === "mesg") for (const name of choosers(find(part.name))) names.add(name);
  }
  return names;
}

function marked(event: EventLine, plain: ReadonlySet<string>): Record<string, FluentVariable> {
  const args: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(event.args)) {
    const isPlain = event.because[name] === undefined || (typeof value === "string" && plain.has(name));
    if (isPlain) args[name] = value;
    else args[name] = typeof value === "number" ? new MarkedNumber(name, value) : new MarkedText(name, value);
  }
  return args;
}

class MarkedNumber extends FluentNumber {
  readonly #name: string;

  constructor(name: string, value: number) {
    super(value);
    this.#name = name;
  }

  override toString(scope?: Scope): string {
    return MARKS.wrap(this.#name, super.toString(scope));
  }
}

class MarkedText extends FluentType<string> {
  readonly #name: string;

  constructor(name: string, value: string) {
    super(value);
    this.#name = name;
  }

  override toString(): string {
    return MARKS.wrap(this.#name, this.value);
  }
}
