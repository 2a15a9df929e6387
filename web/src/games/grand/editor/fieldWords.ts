/** The words for the fields of a set-up that a complaint may name. */
export const FIELD_WORDS: Readonly<Record<string, string>> = {
  level: "grand-word-level",
  owner: "grand-editor-owner",
  school: "grand-word-school",
  controller: "grand-word-controller",
  home: "grand-word-home",
  active: "grand-editor-active",
  year: "grand-word-year",
  coins: "grand-word-coins",
};
