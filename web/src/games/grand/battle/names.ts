import { hasWords, words } from "../../../lib/words.svelte";

interface Army {
  readonly name?: string;
}

/** The armies of a stand-alone battle, as its scenario lists them. */
export interface Armies {
  readonly attackers?: readonly Army[];
  readonly defenders?: readonly Army[];
}

/** What an army of a stand-alone battle is called; they are numbered as they are listed, the attackers first. */
export function armyNames(piece: string, armies: Armies): string | null {
  const number = Number(/^\dA(\d+)$/.exec(piece)?.[1] ?? 0);
  const name = [...(armies.attackers ?? []), ...(armies.defenders ?? [])][number - 1]?.name;
  if (name === undefined || name === "") return null;
  const id = `grand-army-${name.toLowerCase().replaceAll(" ", "-")}`;
  return hasWords(id) ? words(id) : name;
}
