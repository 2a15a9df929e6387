import type { Message } from "../generated/messages";
import { words } from "../lib/words.svelte";

/** What a complaint is about: a piece or part and its field, as in `L1 level`, or a parameter. */
export const whatOf = ({ args }: Message): string => String(args["what"] ?? args["name"] ?? "").replaceAll(",", "").replace(" at ", " ");

/** A complaint whose field, `L1 level` or `side A pool`, and whose parameter is said in the language of the page. */
export function inWords(reason: Message, fieldWords: Readonly<Record<string, string>>): Message {
  const { what, name } = reason.args;
  const parameter = what === undefined && String(name).includes(".") ? fieldWords[String(name)] : undefined;
  if (parameter !== undefined) return { ...reason, args: { ...reason.args, name: words(parameter) } };
  if (what === undefined) return reason;
  const parts = whatOf(reason).split(" ");
  const field = parts.pop() ?? "";
  const said = (part: string): string => (fieldWords[part] === undefined ? part : words(fieldWords[part]));
  const isKnown = field in fieldWords;
  const owner = parts.filter((part) => !isKnown || part in fieldWords || /[A-Z\d]/.test(part)).map(said);
  return { ...reason, args: { ...reason.args, what: [owner.join(" "), said(field)].filter((part) => part !== "").join(isKnown ? ", " : " ") } };
}
