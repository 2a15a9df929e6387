import type { StepLine } from "../../generated/messages";
import { happenedSince, type Since } from "../../table/since";

const COUNTED = ["moved", "hired", "work-ordered", "cast", "declared", "battle-formed"];
const GRAVE = [
  "owner-changed", "unit-lost", "building-lost", "lowered", "turmoil-laid", "peace-offered", "peace-made", "notice-given", "peace-ended",
  "dragon-appeared", "eliminated", "resigned",
];

/** What happened since a seat decided last, its own step left out. */
export function since(log: readonly StepLine[], seat: number): Since {
  return happenedSince(log, seat, "grand-event-", COUNTED, GRAVE);
}
