/** A field's name as words: `cells_left` is “cells left”. */
export const spaced = (name: string): string => name.replaceAll("_", " ");

/** A simple value as it is read; null for one that has parts. */
export function simple(value: unknown): string | null {
  if (value === null) return "–";
  if (typeof value === "boolean") return value ? "✓" : "–";
  if (typeof value === "string" || typeof value === "number") return String(value);
  return Array.isArray(value) && value.every((each) => typeof each !== "object") ? value.join(", ") || "–" : null;
}
