import type { OwnKey } from "../../table/game";

/** Keys of this table alone. */
export const KEYS: readonly OwnKey[] = [
  ["← ↑ ↓ →, Alt + ← ↑ ↓ →", "wizardrimort-table-key-ghost", "cells"],
  ["Shift + ← ↑ ↓ →", "wizardrimort-table-key-hand", "push"],
  ["Space", "wizardrimort-table-key-settle"],
  ["Backspace", "wizardrimort-table-key-unsettle"],
  ["T, Shift + T", "wizardrimort-table-key-turn"],
  ["G", "wizardrimort-table-key-squad"],
  ["B", "wizardrimort-table-key-build"],
  ["L", "wizardrimort-table-key-level"],
  ["J", "wizardrimort-table-key-jump"],
];
