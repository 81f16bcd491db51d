import type { ReactNode } from "react";
import type { Selected } from "../../lib/selection.ts";

export interface Named {
  id: string;
  name: string;
}

/** Selectable people, in a table or as cards. */
export interface ListProps<Row extends Named> {
  rows: readonly Row[];
  isFetching: boolean;
  selected: Selected;
  onSelect: (rows: readonly Row[], on: boolean) => void;
}

export type Draw<Row> = (row: Row) => ReactNode;
