/** Where a parameter stands in the list of parameters: texts `grand-section-…` name the sections. */
export const SECTIONS: readonly (readonly [section: string, names: RegExp])[] = [
  ["standalone", /^(payoff|rounds)$/],
  ["victory", /^(victory_percent|year_limit)$/],
  ["readings", /^(reactions|build_delay|orders_by|mithril_plus|dragon_plus_everywhere|walls_cover_armies|friendly_fire|diplomacy)$/],
  ["map", /^(cell_capacity|attack_reach|land_move|raft_move|ship_move|ship_carry|zombie_move|dragon_move|boosted_move)$/],
  ["troops", /^(strength\.|upkeep\.|max_mages|guard_min_level|mage_min_level|cost\.(militia|regulars|guard|personal|mage|ship|mithril)$)/],
  ["buildings", /^(garrison\.|income\.|cost\.|mine_max|city_max|start_coins)/],
  ["magic", /^(spell_|storm_|fog_|dragon_table|release_table|raise_table|dust_table|zombie_limit|ghosts|die_cap|tower_bonus|assist_bonus)/],
  ["battles", /^(row_width|prize_per_detachment|turmoil_payments)$/],
];
