export const LANGUAGES = ["en", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];

/** What a person likes; kept on this device. */
export interface Kept {
  /** Null: the browser's. */
  language: Language | null;
  theme: "system" | "day" | "night";
  motion: "system" | "on" | "off";
  /** How many times faster than usual an animation runs. */
  speed: 0.5 | 1 | 2 | 4;
  /** Ask before an attack. */
  confirmAttack: boolean;
  /** Ask before a turn ends that could still be used. */
  confirmEnd: boolean;
  sound: boolean;
  textSize: "small" | "normal" | "large" | "huge";
}

/** What each preference can be, the usual value first. */
export const POSSIBLE: { readonly [Name in keyof Kept]: readonly Kept[Name][] } = {
  language: [null, ...LANGUAGES],
  theme: ["system", "day", "night"],
  motion: ["system", "on", "off"],
  speed: [1, 0.5, 2, 4],
  confirmAttack: [true, false],
  confirmEnd: [true, false],
  sound: [false, true],
  textSize: ["normal", "small", "large", "huge"],
};

/** Preferences as they were written down; what is missing or impossible is as usual. */
export function read(text: string | null): Kept {
  const written = asRecord(text);
  const kept = Object.entries(POSSIBLE).map(([name, values]) => {
    const possible = values as readonly unknown[];
    return [name, possible.includes(written[name]) ? written[name] : possible[0]];
  });
  return Object.fromEntries(kept) as unknown as Kept;
}

function asRecord(text: string | null): Record<string, unknown> {
  try {
    return (JSON.parse(text ?? "{}") ?? {}) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** The first known language among wishes such as "ru-RU". */
export const spoken = (wishes: readonly string[]): Language =>
  wishes.map((wish) => LANGUAGES.find((each) => wish.startsWith(each))).find((each) => each !== undefined) ?? "en";
