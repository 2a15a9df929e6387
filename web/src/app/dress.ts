import { isNight, preferences, reducedMotion } from "../lib/preferences.svelte";

/** Tell the style sheets what this person likes. */
export function dress(): void {
  const { dataset } = document.documentElement;
  dataset["theme"] = isNight() ? "night" : "day";
  dataset["motion"] = reducedMotion() ? "off" : "on";
  dataset["text"] = preferences.textSize;
}
