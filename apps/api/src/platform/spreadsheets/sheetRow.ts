/** A non-empty row; `number` is the row number in spreadsheet programs, starting with 1. */
export interface SheetRow {
  number: number;
  cells: string[];
}
