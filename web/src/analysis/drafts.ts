import type { Draft } from "./editors";

const key = (game: string): string => `voevoda.draft.${game}`;

/** Keep what is being edited, so that a reload loses nothing. */
export const keepDraft = (game: string, draft: Draft): void => localStorage.setItem(key(game), JSON.stringify(draft));

export function keptDraft(game: string): Draft | null {
  return parsed(localStorage.getItem(key(game)) ?? "null");
}

/** The object in a text; null where there is none. */
export function parsed(text: string): Draft | null {
  try {
    const found: unknown = JSON.parse(text);
    return typeof found === "object" && found !== null && !Array.isArray(found) ? (found as Draft) : null;
  } catch {
    return null;
  }
}

/** A scenario as a file with a name that every system takes. */
export function scenarioFile(draft: Draft): File {
  const name = String(draft["name"] || draft["id"] || "position").replaceAll(/[^\p{L}\p{N}]+/gu, "-");
  return new File([`${JSON.stringify(draft, null, 2)}\n`], `${name}.scenario.json`, { type: "application/json" });
}
