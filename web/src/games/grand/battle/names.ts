import { hasWords, words } from "../../../lib/words.svelte";

/** What an army of a stand-alone battle is called; they are numbered as they are listed, the attackers first. */
export function armyName(piece: string, armies: readonly string[]): string | null {
  const number = Number(/^\dA(\d+)$/.exec(piece)?.[1] ?? 0);
  const name = armies[number - 1] ?? "";
  if (name === "") return null;
  const id = `grand-army-${name.toLowerCase().replaceAll(" ", "-")}`;
  return hasWords(id) ? words(id) : name;
}

/** The names of several armies, each once. */
export const armyNames = (pieces: readonly string[], armies: readonly string[]): string =>
  [...new Set(pieces.map((piece) => armyName(piece, armies)).filter((name) => name !== null))].join(", ");
