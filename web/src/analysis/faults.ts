import type { Message } from "../generated/messages";
import { words } from "../lib/words.svelte";

/** A complaint whose field, "L1 level", is said in the language of the page. */
export function inWords(reason: Message, fieldWords: Readonly<Record<string, string>>): Message {
  const [piece = "", field = ""] = String(reason.args["what"] ?? "").split(" ");
  const word = fieldWords[field];
  if (word === undefined) return reason;
  const isPiece = /\d/.test(piece);
  return { ...reason, args: { ...reason.args, what: isPiece ? `${piece}, ${words(word)}` : words(word) } };
}
