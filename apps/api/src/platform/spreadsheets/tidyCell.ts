import { plainFormula } from "./neutralFormula.ts";
import { sheetLimits } from "./sheetLimits.ts";

/** A cell's text without what marks it as one, and without what a database cannot keep. */
export function tidyCell(cell: string): string {
  const text = plainFormula(cell.trim()).trim().slice(0, sheetLimits.cellCharacters);
  return text.replaceAll("\0", "").toWellFormed();
}
