/** Plain digits, or groups of three separated by the mark that is not the decimal one. */
const FORMS = [
  /^(\d+)(?:[.,](\d{1,2}))?$/,
  /^(\d{1,3}(?:\.\d{3})+)(?:,(\d{1,2}))?$/,
  /^(\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$/,
];

/** Parses a typed amount such as "9", "9,50" or "€ 1.250,00"; returns cents, or undefined when invalid. */
export function euroCents(text: string): number | undefined {
  const plain = text.replace(/[€\s\u00a0]/g, "");
  const parts = FORMS.map((form) => form.exec(plain)).find((found) => found !== null);
  if (!parts) return undefined;
  const [, whole = "", fraction = ""] = parts;
  return Number(whole.replace(/[.,]/g, "")) * 100 + Number(fraction.padEnd(2, "0"));
}

/** Returns hundredths of a percent as field text: "21", "5.5". */
export const typedPercent = (hundredths: number) => String(hundredths / 100);

/** Returns cents as field text: "9.50". */
export const typedEuros = (cents: number) => (cents / 100).toFixed(2);
