import type { LegalLine, OddsAnswer } from "../../generated/messages";
import type { Connection } from "../../lib/connection.svelte";
import { parts } from "./attacks";

/** Attacks that are to be declared together. */
export interface Orders {
  readonly lines: readonly LegalLine[];
  readonly odds: Promise<readonly OddsAnswer[]>;
}

/** Order attacks, and ask what may come of them together; whoever shows the answer says why there is none. */
export function ordersOf(connection: Connection, lines: readonly LegalLine[]): Orders {
  const odds = Promise.all(parts(lines).map((part) => connection.odds(part.map(({ text }) => text))));
  odds.catch(() => undefined);
  return { lines, odds };
}
