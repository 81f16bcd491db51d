/** Digits alone, or in groups of three by the mark that does not stand before the cents. */
const FORMS = [
  /^(\d+)(?:[.,](\d{1,2}))?$/,
  /^(\d{1,3}(?:\.\d{3})+)(?:,(\d{1,2}))?$/,
  /^(\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$/,
];

/** An amount as people type it, "9", "9,50" or "€ 1.250,00", in cents; undefined where it is none. */
export function euroCents(text: string): number | undefined {
  const plain = text.replace(/[€\s\u00a0]/g, "");
  const parts = FORMS.map((form) => form.exec(plain)).find((found) => found !== null);
  if (!parts) return undefined;
  const [, whole = "", fraction = ""] = parts;
  return Number(whole.replace(/[.,]/g, "")) * 100 + Number(fraction.padEnd(2, "0"));
}

/** Hundredths of a percent as they are typed: "21", "5.5". */
export const typedPercent = (hundredths: number) => String(hundredths / 100);

/** Cents as they are typed: "9.50". */
export const typedEuros = (cents: number) => (cents / 100).toFixed(2);
