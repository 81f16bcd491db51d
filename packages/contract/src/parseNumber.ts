/** Plain digits, or groups of three separated by the mark that is not the decimal one. */
const FORMS = [
  /^(\d+)(?:[.,](\d{1,2}))?$/,
  /^(\d{1,3}(?:\.\d{3})+)(?:,(\d{1,2}))?$/,
  /^(\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$/,
];

/**
 * Parses a typed number with at most two decimals, in Dutch or English style: "8000", "8.000", "36,5" or
 * "1,250.75". Three digits after a mark are thousands. Returns undefined when it is not such a number.
 */
export function parseNumber(text: string): number | undefined {
  const plain = text.replace(/\s/g, "");
  const parts = FORMS.map((form) => form.exec(plain)).find((found) => found !== null);
  if (!parts) return undefined;
  const [, whole = "", fraction = ""] = parts;
  return Number(`${whole.replace(/[.,]/g, "")}.${fraction || 0}`);
}
