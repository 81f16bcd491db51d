import type { Theme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useStored } from "../../lib/useStored.ts";
import { readView, type View } from "./ViewSwitch.tsx";

/** Available columns of a list, and the storage keys of its display settings. */
export interface ListDisplayOptions<Column extends string> {
  viewKey: string;
  columnsKey: string;
  /** Available columns besides the name, in order. */
  all: readonly Column[];
  /** Default columns. */
  first: readonly Column[];
}

export interface ListDisplay<Column extends string> {
  view: View;
  setView: (view: View) => void;
  /** True when the screen is too narrow for a table. */
  isNarrow: boolean;
  all: readonly Column[];
  /** Selected columns. */
  columns: readonly Column[];
  setColumns: (chosen: readonly string[]) => void;
}

/** Returns the display settings of a list, stored on this device: a table with selected columns, or cards. */
export function useListDisplay<Column extends string>(
  options: ListDisplayOptions<Column>,
): ListDisplay<Column> {
  const { viewKey, columnsKey, all, first } = options;
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down("table"));
  const [view, setView] = useStored(viewKey, readView);
  const [columns, setColumns] = useStored(columnsKey, (stored) =>
    Array.isArray(stored) ? all.filter((column) => stored.includes(column)) : first,
  );
  return {
    view: isNarrow ? "cards" : view,
    setView,
    isNarrow,
    all,
    columns,
    setColumns: (chosen) => setColumns(all.filter((column) => chosen.includes(column))),
  };
}
