import { Lexer, type Token, type Tokens } from "marked";

/** A heading and what stands under it, up to the next one. */
export interface Section {
  readonly id: string;
  readonly title: string;
  readonly depth: number;
  readonly tokens: readonly Token[];
}

/** Read a rulebook. Its tokens are drawn one by one: no markup of the text ever reaches the page. */
export function read(text: string): Section[] {
  const sections: { id: string; title: string; depth: number; tokens: Token[] }[] = [];
  for (const token of Lexer.lex(text)) {
    if (token.type === "space") continue;
    if (token.type === "heading" || sections.length === 0) {
      const { text: title = "", depth = 1 } = token as Partial<Tokens.Heading>;
      sections.push({ id: `s${sections.length}`, title, depth, tokens: [] });
    }
    sections.at(-1)?.tokens.push(token);
  }
  return sections;
}

/** The sections, cut down to the blocks that have the wanted words. */
export function matching(sections: readonly Section[], wanted: string): readonly Section[] {
  const needle = wanted.trim().toLowerCase();
  if (needle === "") return sections;
  return sections
    .map((section) => ({
      ...section,
      tokens: section.tokens.filter((token) => token.type === "heading" || token.raw.toLowerCase().includes(needle)),
    }))
    .filter((section) => section.tokens.some((token) => token.raw.toLowerCase().includes(needle)));
}

/** The name of an anchor, `<a id="…"></a>`; null for any other markup, which is not shown. */
export function anchor(markup: string): string | null {
  return /^<a id="([\w-]+)">/.exec(markup)?.[1] ?? null;
}

const RULE = /\b([A-Z]{3}-[A-Z]{2,4}-\d{2,3})\b/;

/** Text cut where it names a rule: every second piece is a rule. */
export const rulesIn = (text: string): readonly string[] => text.split(RULE);

/** Where a text has the wanted words. */
export function hitsIn(text: string, wanted: string): readonly number[] {
  const needle = wanted.trim().toLowerCase();
  const places: number[] = [];
  if (needle === "") return places;
  const within = text.toLowerCase();
  for (let at = within.indexOf(needle); at >= 0; at = within.indexOf(needle, at + needle.length)) places.push(at);
  return places;
}
