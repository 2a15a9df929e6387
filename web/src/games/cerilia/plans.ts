import type { LegalLine, OddsAnswer } from "../../generated/messages";
import type { Connection } from "../../lib/connection.svelte";
import { parts } from "./attacks";
import { isPass } from "./choices";

/** An action that waits to be confirmed, or is only looked at. */
export interface Plan {
  readonly step: number;
  readonly line: LegalLine;
  readonly odds: Promise<OddsAnswer> | null;
}

/** Attacks that are to be declared together. */
export interface Orders {
  readonly step: number;
  readonly lines: readonly LegalLine[];
  readonly odds: Promise<readonly OddsAnswer[]>;
}

/** Plan an action, and ask what may come of it; whoever shows the answer says why there is none. */
export function planOf(connection: Connection, step: number, line: LegalLine): Plan {
  const odds = isPass(line) ? null : connection.odds([line.text]);
  odds?.catch(() => undefined);
  return { step, line, odds };
}

export function ordersOf(connection: Connection, step: number, lines: readonly LegalLine[]): Orders {
  const odds = Promise.all(parts(lines).map((part) => connection.odds(part.map(({ text }) => text))));
  odds.catch(() => undefined);
  return { step, lines, odds };
}
