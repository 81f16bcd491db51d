/** The table of a chart, also exported as CSV. */
export interface TableData {
  /** Accessible name of the table. */
  label: string;
  columns: readonly { key: string; label: string; isNumber?: boolean }[];
  rows: readonly { key: string; cells: readonly TableCell[] }[];
}

export interface TableCell {
  text: string;
  /** Link target of the cell. */
  to?: string | undefined;
  /** A short placeholder for a hidden or unknown value. */
  isQuiet?: boolean;
}
