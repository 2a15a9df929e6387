/** Where a parameter stands in the list of parameters: texts `cerilia-section-…` name the sections. */
export const SECTIONS: readonly (readonly [section: string, names: RegExp])[] = [
  ["mat", /^(cols|rows|slots_per_side|setup)$/],
  ["battle", /^(battle_|column_|morale_|wall_before)/],
  ["round", /^(initiative_|round_limit|magic_phase)/],
  ["victory", /^(break_|points_ratio|timeout|breakthrough_)/],
  ["missiles", /^(missile_|artillery_|skirmish_|night_|light_)/],
  ["terrain", /^(forest_|elf_|swamp_|hill_|cliff_|free_retreat|retreat_mode)/],
  ["fort", /^(fort_|garrison_|stone_|hidden_mans)/],
  ["magic", /^(spell_|casts_|bless_|summon_|duration_|detect_|invisible_)/],
];
