/** A place in the client, kept in the address behind `#`. */
export type Route =
  | { readonly page: "home" }
  | { readonly page: "new"; readonly game: string }
  | { readonly page: "settings" }
  | { readonly page: "table"; readonly table: string }
  | { readonly page: "rules"; readonly game: string; readonly rule: string | null }
  | { readonly page: "army"; readonly game: string }
  | { readonly page: "editor"; readonly game: string; readonly from: Origin | null };

/** What the position editor begins with; an empty map without. */
export type Origin = { readonly scenario: string } | { readonly table: string; readonly at: number };

export function parse(hash: string): Route {
  const [page, first, second, third, fourth] = hash.replace(/^#\/?/, "").split("/").map(decodeURIComponent);
  if (page === "settings") return { page };
  if (page === "new" && first) return { page, game: first };
  if (page === "table" && first) return { page, table: first };
  if (page === "rules" && first) return { page, game: first, rule: second || null };
  if (page === "army" && first) return { page, game: first };
  if (page === "editor" && first) return { page, game: first, from: origin(second, third, fourth) };
  return { page: "home" };
}

function origin(kind = "", id = "", at = ""): Origin | null {
  if (id === "") return null;
  if (kind === "scenario") return { scenario: id };
  return kind === "table" && /^\d+$/.test(at) ? { table: id, at: Number(at) } : null;
}

export const HOME = "#/";
export const SETTINGS = "#/settings";

export const toNew = (game: string): string => `#/new/${encodeURIComponent(game)}`;

export const toArmy = (game: string): string => `#/army/${encodeURIComponent(game)}`;

export const toTable = (table: string): string => `#/table/${encodeURIComponent(table)}`;

export const toRules = (game: string, rule?: string | null): string =>
  `#/rules/${encodeURIComponent(game)}${rule ? `/${encodeURIComponent(rule)}` : ""}`;

export function toEditor(game: string, from: Origin | null = null): string {
  const parts = from === null ? [] : "table" in from ? ["table", from.table, String(from.at)] : ["scenario", from.scenario];
  return ["#/editor", ...[game, ...parts].map(encodeURIComponent)].join("/");
}

let route = $state.raw(parse(location.hash));
let table = $state<string | null>(null);
addEventListener("hashchange", () => {
  if (route.page === "table") ({ table } = route);
  else if (route.page === "home") table = null;
  route = parse(location.hash);
});

export function currentRoute(): Route {
  return route;
}

/** The table that was left to read or to set something, if one was. */
export function tableBefore(): string | null {
  return table;
}
