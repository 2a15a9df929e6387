/** A piece of a sentence; `rules` are those that its number rests on. */
export interface Part {
  readonly text: string;
  readonly rules: readonly string[];
}

// Characters for private use: no text has them.
const OPEN = "\uE000";
const NAMED = "\uE001";
const CLOSE = "\uE002";
const MARKED = new RegExp(`${OPEN}([^${NAMED}]*)${NAMED}([^${CLOSE}]*)${CLOSE}`, "u");

export const MARKS = {
  wrap: (name: string, text: string): string => OPEN + name + NAMED + text + CLOSE,
};

/** Cut a sentence with marked numbers into parts. */
export function split(sentence: string, because: Readonly<Record<string, readonly string[]>>): Part[] {
  const pieces = sentence.split(MARKED);
  const parts: Part[] = [];
  for (let place = 0; place < pieces.length; place += 3) {
    parts.push({ text: pieces[place] ?? "", rules: [] });
    const name = pieces[place + 1];
    if (name !== undefined) parts.push({ text: pieces[place + 2] ?? "", rules: because[name] ?? [] });
  }
  return parts.filter((part) => part.text !== "");
}
