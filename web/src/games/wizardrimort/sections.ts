/** Where a parameter stands in the list of parameters: texts `wizardrimort-section-…` name the sections. */
export const SECTIONS: readonly (readonly [section: string, names: RegExp])[] = [
  ["tape", /^(tape|unit|block)[._]/],
  ["dice", /^(dice\.|level$|conversion\.|cost\.|turn\.|attack\.max|interrupt\.)/],
  ["ranges", /^(range\.|group\.|melee\.|archer\.close$|cover\.own|control\.|build\.|wreck\.|jump\.kill|climb\.reach|hire\.gap)/],
  ["climbing", /^(climb\.|jump\.)/],
  ["artillery", /^art\.(?!move_or_shoot)/],
  ["readings", /^(attack\.free_turn|manoeuvre\.|stacking$|priest\.bonus|combat\.|morale\.skeletons|art\.move_or_shoot|landing\.|coins\.return|garden\.|annihilation|plague\.|limits\.result|sarcophagus\.|cover\.units)/],
  ["objects", /^(skeleton\.figures|spirit\.base|obelisk\.|coins\.|hire\.|army\.|castle\.|rubble\.|overlord\.|siege\.|chronicle\.|limits\.rounds|art\.count)/],
  ["combat", /^(squad|defender|berserker|archer|priest|longspear|orc|dwarf|human|rodent|skeleton|cover|charge|height|back|crit|spirit\.per|retreat|morale)\./],
];
