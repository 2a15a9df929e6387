/** The words for the fields of a set-up that a complaint may name. */
export const FIELD_WORDS: Readonly<Record<string, string>> = {
  damage: "cerilia-word-damage",
  commander: "cerilia-word-commander",
  bless_until: "cerilia-word-blessed",
  level: "cerilia-word-fort-level",
  bonus: "cerilia-word-fort-bonus",
  round: "cerilia-word-round",
  initiative: "cerilia-word-initiative",
  round_limit: "cerilia-editor-round-limit",
  fort: "cerilia-word-fort",
  fog: "cerilia-word-fog",
  until: "cerilia-word-until",
};
