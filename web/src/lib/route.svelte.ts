/** A place in the client, kept in the address behind `#`. */
export type Route =
  | { readonly page: "home" }
  | { readonly page: "table"; readonly table: string }
  | { readonly page: "rules"; readonly game: string; readonly rule: string | null };

export function parse(hash: string): Route {
  const [page, first, second] = hash.replace(/^#\/?/, "").split("/").map(decodeURIComponent);
  if (page === "table" && first) return { page, table: first };
  if (page === "rules" && first) return { page, game: first, rule: second || null };
  return { page: "home" };
}

export const toTable = (table: string): string => `#/table/${encodeURIComponent(table)}`;

export const toRules = (game: string, rule?: string | null): string =>
  `#/rules/${encodeURIComponent(game)}${rule ? `/${encodeURIComponent(rule)}` : ""}`;

let route = $state.raw(parse(location.hash));
addEventListener("hashchange", () => (route = parse(location.hash)));

export function currentRoute(): Route {
  return route;
}
