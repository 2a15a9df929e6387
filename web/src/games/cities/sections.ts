/** Where a parameter stands in the list of parameters: texts `cities-section-…` name the sections. */
export const SECTIONS: readonly (readonly [section: string, names: RegExp])[] = [
  ["locations", /^(base|start)_/],
  ["time", /^(tp|cost)_|^income_level$|^max_actions$/],
  ["fighting", /^(attack|victory|assault|inspire|move)_|^standard_row$|^move_cells$/],
  ["units", /^(min|castle|lair|tower|camp_swap_cost|health_multiplier)/],
  ["levels", /^(max_level|level|relic|regen|restore|mystic|vampiric|siege)/],
  ["limits", /^(round|quiet)_limit$|^limit_result$/],
  ["readings", /^(adjacency|initiative|magic|camp_swap|open_gates)|^move_scope$/],
];
