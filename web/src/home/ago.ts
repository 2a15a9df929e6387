const STEPS: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number])[] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];
const LONG_AGO_S = 7 * 86_400;

/** How long ago something was, in words; a date when it is more than a week. */
export function ago(then: Date, now: Date, language: string): string {
  const seconds = Math.max(0, (now.getTime() - then.getTime()) / 1000);
  if (seconds > LONG_AGO_S) return new Intl.DateTimeFormat(language, { dateStyle: "medium" }).format(then);
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const [unit, size] = STEPS.find(([, length]) => seconds >= length) ?? ["second", seconds + 1];
  return words.format(-Math.floor(seconds / size), unit);
}
