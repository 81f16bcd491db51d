/** Leading characters that make a spreadsheet treat a text as a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const NEUTRALISED = /^'(?=[=+\-@\t\r])/;

/** Returns a text that no spreadsheet evaluates: with an apostrophe before a possible formula. */
export function escapeFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** Removes that apostrophe, so that a downloaded file keeps its meaning when it is uploaded. */
export function unescapeFormula(text: string): string {
  return text.replace(NEUTRALISED, "");
}
