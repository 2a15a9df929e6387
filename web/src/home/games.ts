import type { Component } from "svelte";

/** What a game brings for its home page, each from a file of its folder; a game may have none. */
interface Sections {
  readonly SECTIONS: readonly (readonly [section: string, names: RegExp])[];
}
interface Picture<Props extends object> {
  readonly default: Component<Props>;
}

/** A table, and the scenario that it is the beginning of, if it is one. */
interface MapOf {
  readonly view: unknown;
  readonly scenario?: unknown;
}

const vignettes = import.meta.glob<Picture<object>>("../games/*/Vignette.svelte");
const miniatures = import.meta.glob<Picture<MapOf>>("../games/*/Miniature.svelte");
const builders = import.meta.glob<Picture<{ game: string }>>("../games/*/Builder.svelte");
const sections = import.meta.glob<Sections>("../games/*/sections.ts");

async function brought<Thing>(from: Record<string, () => Promise<Thing>>, game: string, file: string): Promise<Thing | null> {
  return (await from[`../games/${game}/${file}`]?.()) ?? null;
}

/** The picture of a game. */
export const vignette = async (game: string): Promise<Component | null> =>
  (await brought(vignettes, game, "Vignette.svelte"))?.default ?? null;

/** The picture of a table of a game. */
export const miniature = async (game: string): Promise<Component<MapOf> | null> =>
  (await brought(miniatures, game, "Miniature.svelte"))?.default ?? null;

/** Whether one makes up armies for a game, and the page where that is done. */
export const hasArmies = (game: string): boolean => `../games/${game}/Builder.svelte` in builders;

export const armyPage = async (game: string): Promise<Picture<{ game: string }>> => {
  const page = await brought(builders, game, "Builder.svelte");
  if (page === null) throw new Error(game);
  return page;
};

/** How the parameters of a game are grouped. */
export const sectionsOf = async (game: string): Promise<Sections["SECTIONS"]> =>
  (await brought(sections, game, "sections.ts"))?.SECTIONS ?? [];
