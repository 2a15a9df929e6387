/** The value of an exact fraction as the server writes it: `3/4`, `5`. */
export function valueOf(fraction: string): number {
  const [above = "0", below = "1"] = fraction.split("/");
  return Number(above) / Number(below);
}

/** A fraction as a percentage in a language's way. */
export function percent(fraction: string, language: string): string {
  const form = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 1 });
  return form.format(valueOf(fraction));
}

/** A fraction as a decimal number in a language's way. */
export function decimal(fraction: string, language: string): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(valueOf(fraction));
}
