/** A table beside a picture: what it shows is what is saved as CSV. */
export interface TableData {
  /** Names the table. */
  label: string;
  columns: readonly { key: string; label: string; isNumber?: boolean }[];
  rows: readonly { key: string; cells: readonly TableCell[] }[];
}

export interface TableCell {
  text: string;
  /** Where the cell leads. */
  to?: string | undefined;
  /** A short word for what is hidden or not known. */
  isQuiet?: boolean;
}
