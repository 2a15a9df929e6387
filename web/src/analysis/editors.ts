import type { Component } from "svelte";

import type { Message } from "../generated/messages";

/** A scenario of any game, as its file holds it. */
export type Draft = Readonly<Record<string, unknown>>;

/** What the position editor of a game is given. */
export interface EditorProps {
  readonly draft: Draft;
  /** The latest sound position as the rules see it; null before there was one. */
  readonly view: unknown;
  /** What is wrong with the draft. */
  readonly reason: Message | null;
  readonly onchange: (draft: Draft) => void;
}

interface Editor {
  readonly default: Component<EditorProps>;
  /** The map of a scenario with nothing on it. */
  readonly emptied: (draft: Draft) => Draft;
  /** The words for the fields that a complaint may name. */
  readonly FIELD_WORDS: Readonly<Record<string, string>>;
}

const editors = import.meta.glob<Editor>("../games/*/Editor.svelte");

/** The position editor of a game; null where it has none. */
export const editorOf = async (game: string): Promise<Editor | null> =>
  (await editors[`../games/${game}/Editor.svelte`]?.()) ?? null;
