/** A row that is not empty; `number` is what spreadsheet programs show beside it, the first being 1. */
export interface SheetRow {
  number: number;
  cells: string[];
}
