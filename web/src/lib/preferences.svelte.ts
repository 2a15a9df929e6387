import { MediaQuery } from "svelte/reactivity";

import { read, spoken, type Kept, type Language } from "./kept";

const KEY = "voevoda.preferences";
const calm = new MediaQuery("prefers-reduced-motion: reduce");
const dark = new MediaQuery("prefers-color-scheme: dark");

let kept = $state.raw(read(localStorage.getItem(KEY)));
addEventListener("storage", ({ key, newValue }) => {
  if (key === KEY) kept = read(newValue);
});

function keep(change: Partial<Kept>): void {
  kept = { ...kept, ...change };
  localStorage.setItem(KEY, JSON.stringify(kept));
}

/** What this person likes. Reading is reactive; setting is kept, and seen by the other tabs too. */
export const preferences = {
  get language(): Language {
    return kept.language ?? spoken(navigator.languages);
  },
  set language(language) {
    keep({ language });
  },
  get theme() {
    return kept.theme;
  },
  set theme(theme) {
    keep({ theme });
  },
  get motion() {
    return kept.motion;
  },
  set motion(motion) {
    keep({ motion });
  },
  get speed() {
    return kept.speed;
  },
  set speed(speed) {
    keep({ speed });
  },
  get confirmAttack() {
    return kept.confirmAttack;
  },
  set confirmAttack(confirmAttack) {
    keep({ confirmAttack });
  },
  get confirmEnd() {
    return kept.confirmEnd;
  },
  set confirmEnd(confirmEnd) {
    keep({ confirmEnd });
  },
  get sound() {
    return kept.sound;
  },
  set sound(sound) {
    keep({ sound });
  },
  get textSize() {
    return kept.textSize;
  },
  set textSize(textSize) {
    keep({ textSize });
  },
  /** All as usual again. */
  reset(): void {
    kept = read(null);
    localStorage.removeItem(KEY);
  },
};

/** Whether to show things where they end up, without moving them there. */
export const reducedMotion = (): boolean => kept.motion === "off" || (kept.motion === "system" && calm.current);

/** Whether the night's colours are shown. */
export const isNight = (): boolean => kept.theme === "night" || (kept.theme === "system" && dark.current);
