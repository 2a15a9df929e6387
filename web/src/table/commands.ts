/** What letters mean on the map; by the place of the key, so that every layout has them. */
const COMMANDS = {
  KeyE: "end",
  KeyU: "undo",
  KeyR: "redo",
  KeyH: "hint",
  KeyM: "move",
  KeyN: "next",
} as const;

export type Command = (typeof COMMANDS)[keyof typeof COMMANDS] | "help" | number;

/** The command of a key, a number for the n-th action; null for other keys. */
export function commandOf({ code, key, shiftKey }: Pick<KeyboardEvent, "code" | "key" | "shiftKey">): Command | null {
  if (key === "?" || (code === "Slash" && shiftKey)) return "help";
  const digit = /^Digit([1-9])$/.exec(code)?.[1];
  if (digit !== undefined) return shiftKey ? null : Number(digit);
  return COMMANDS[code as keyof typeof COMMANDS] ?? null;
}
