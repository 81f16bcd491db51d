import type { ReactNode } from "react";
import type { Selected } from "../../lib/selection.ts";

export interface NamedRow {
  id: string;
  name: string;
}

/** Selectable people, in a table or as cards. */
export interface ListProps<Row extends NamedRow> {
  rows: readonly Row[];
  isFetching: boolean;
  selected: Selected;
  onSelect: (rows: readonly Row[], on: boolean) => void;
}

export type RenderRow<Row> = (row: Row) => ReactNode;
