/** What makes a spreadsheet take a text for a formula when it stands first. */
const FORMULA = /^[=+\-@\t\r]/;
const NEUTRALISED = /^'(?=[=+\-@\t\r])/;

/** A text that no spreadsheet calculates: an apostrophe goes before what would be a formula. */
export function neutralFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** Takes the apostrophe away again, so that what was downloaded can be uploaded and means the same. */
export function plainFormula(text: string): string {
  return text.replace(NEUTRALISED, "");
}
