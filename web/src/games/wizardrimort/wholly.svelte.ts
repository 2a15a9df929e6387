import type { Connection } from "../../lib/connection.svelte";

/** What goes point by point is taken back, and played again, as a whole: as long as it `isHalf` done, the next step follows. */
export function stepWholly(connection: Connection, isHalf: () => boolean): void {
  let last: { readonly type: string; readonly step: number } | null = null;
  $effect(() => {
    const { pending, table, refusal, isBusy } = connection;
    if (pending !== null) last = pending;
    else if (refusal !== null) last = null;
    if (last === null || isBusy || table === null || table.step === last.step) return;
    const { type } = last;
    last = null;
    if (!isHalf()) return;
    if (type === "undo" && table.undo === null) connection.undo();
    else if (type === "redo" && table.redo) connection.redo();
  });
}
