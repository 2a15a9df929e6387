import type { Timeline } from "./timeline.svelte";

/** Where the arrows, Space or letters mean something else. */
const TAKEN = "input, select, textarea, button, a, summary, [role=grid], [role=tab], [role=tabpanel], [role=radiogroup], dialog, [contenteditable]";
const WRITING = "input:not([type=range], [type=checkbox], [type=radio]), textarea, select, dialog, [contenteditable]";

type Walk = (timeline: Timeline) => void;

const LETTERS: Readonly<Record<string, Walk>> = {
  KeyJ: (timeline) => (timeline.isPlaying ? timeline.faster(-1) : timeline.by(-1)),
  KeyK: (timeline) => timeline.toggle(),
  KeyL: (timeline) => (timeline.isPlaying ? timeline.faster(1) : timeline.by(1)),
};

const OTHERS: Readonly<Record<string, Walk>> = {
  Space: (timeline) => timeline.toggle(),
  ArrowLeft: (timeline) => timeline.by(-1),
  ArrowRight: (timeline) => timeline.by(1),
  ArrowUp: (timeline) => timeline.byTurn(-1),
  ArrowDown: (timeline) => timeline.byTurn(1),
  PageUp: (timeline) => timeline.byTurn(-1),
  PageDown: (timeline) => timeline.byTurn(1),
  Home: (timeline) => timeline.by(-timeline.place),
  End: (timeline) => timeline.now(),
};

/** What a key does to a timeline, by the place of the key: the same in every keyboard layout. */
export function walkOf(event: KeyboardEvent): Walk | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null;
  const target = event.target instanceof Element ? event.target : null;
  const isSlider = target?.matches("[data-timeline]") ?? false;
  if (isSlider) return LETTERS[event.code] ?? OTHERS[event.code] ?? null;
  if (target?.closest(WRITING)) return null;
  return LETTERS[event.code] ?? (target?.closest(TAKEN) ? null : (OTHERS[event.code] ?? null));
}
