import type { StepLine } from "../../generated/messages";
import { happenedSince, type Since } from "../../table/since";

const COUNTED = ["moved", "turned", "attack-declared", "shot-declared", "block-put", "interrupted"];
const GRAVE = [
  "rose", "lost", "broken", "sealed", "freed", "revived", "hired", "coin-taken", "obelisk-armed", "hold-armed", "crystal-destroyed", "castle-razed",
  "plague-struck", "overturned", "leapt", "landed", "dropped", "game-won", "campaign-score",
];

/** What happened since a seat decided last, its own step left out. */
export function since(log: readonly StepLine[], seat: number): Since {
  return happenedSince(log, seat, "wizardrimort-event-", COUNTED, GRAVE);
}
