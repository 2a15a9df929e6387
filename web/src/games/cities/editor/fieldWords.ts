/** The words for the fields of a set-up that a complaint may name. */
export const FIELD_WORDS: Readonly<Record<string, string>> = {
  level: "cities-word-level",
  tp: "cities-word-time-points",
  spirit: "cities-word-spirit",
  health: "cities-word-health",
  siege_cost: "cities-word-price-of-abandoning",
  used: "cities-editor-used",
  number: "cities-editor-number",
  home: "cities-word-home",
  ctrl: "cities-word-controller",
  slot: "cities-editor-slot",
  round: "cities-word-round",
  quiet_rounds: "cities-word-quiet-rounds",
  round_limit: "cities-editor-round-limit",
};
