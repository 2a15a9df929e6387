/** How far apart two estimates have to be to be told apart in words: even, better, much better, won. */
const STEPS = [
  { from: 0.7, word: "ui-estimate-winning" },
  { from: 0.35, word: "ui-estimate-better" },
  { from: 0.1, word: "ui-estimate-slight" },
] as const;

/** An estimate with its sign, in a language's way. */
export function estimate(value: number, language: string): string {
  return new Intl.NumberFormat(language, { signDisplay: "exceptZero", minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(value);
}

/** Who stands best, and the words for it; nobody where the best two are about equal. */
export function verdict(values: readonly number[]): { readonly seat: number | null; readonly word: string } {
  const ranked = values.map((value, seat) => ({ value, seat })).sort((a, b) => b.value - a.value);
  const [best, next] = ranked;
  if (best === undefined || next === undefined) return { seat: null, word: "ui-estimate-even" };
  const lead = (best.value - next.value) / 2;
  const step = STEPS.find(({ from }) => lead >= from);
  return step === undefined ? { seat: null, word: "ui-estimate-even" } : { seat: best.seat, word: step.word };
}

/** How much of a bar each seat has, adding up to 1. */
export function shares(values: readonly number[]): readonly number[] {
  const parts = values.map((value) => 1 + Math.min(1, Math.max(-1, value)));
  const whole = parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part) => (whole === 0 ? 1 / parts.length : part / whole));
}
