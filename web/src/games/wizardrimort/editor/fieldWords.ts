/** The words for the fields of a set-up that a complaint may name. */
export const FIELD_WORDS: Readonly<Record<string, string>> = {
  warrior: "wizardrimort-table-class",
  commander: "wizardrimort-editor-commander",
  faction: "wizardrimort-editor-people",
  bottom: "wizardrimort-word-level",
  top: "wizardrimort-word-height",
  coins: "wizardrimort-word-coins",
  pool: "wizardrimort-word-blocks",
  side: "wizardrimort-word-side",
  modes: "wizardrimort-editor-mode",
};
