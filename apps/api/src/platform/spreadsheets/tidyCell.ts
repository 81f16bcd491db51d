import { unescapeFormula } from "./escapeFormula.ts";
import { sheetLimits } from "./sheetLimits.ts";

/**
 * Returns a cell's text, trimmed and truncated, without the formula apostrophe and characters that the
 * database cannot store.
 */
export function tidyCell(cell: string): string {
  const text = unescapeFormula(cell.trim()).trim().slice(0, sheetLimits.cellCharacters);
  return text.replaceAll("\0", "").toWellFormed();
}
