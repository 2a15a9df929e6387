import type { DeclarationOdds, LayoutAdvice, Ledger, PurseOdds, SpellOdds } from "../../generated/grand";

// What the game says of a plan, told apart by what only one of them has.
const has = (summary: unknown, name: string): boolean => typeof summary === "object" && summary !== null && name in summary;

export const isDeclaration = (summary: unknown): summary is DeclarationOdds => has(summary, "now");
export const isSpell = (summary: unknown): summary is SpellOdds => has(summary, "faces");
export const isLayout = (summary: unknown): summary is LayoutAdvice => has(summary, "mix");
export const isPurse = (summary: unknown): summary is PurseOdds => has(summary, "before") && !isSpell(summary);

/** What a year brings. */
export const net = ({ gross, upkeep }: Ledger): number => gross - upkeep;

export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);
