import type { Theme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useStored } from "../../lib/useStored.ts";
import { readView, type View } from "./ViewSwitch.tsx";

/** What a list can show, and where on this device it is kept how someone looks at it. */
export interface LookOptions<Column extends string> {
  viewKey: string;
  columnsKey: string;
  /** Columns beside the name, in their order. */
  all: readonly Column[];
  /** Columns to begin with. */
  first: readonly Column[];
}

export interface ListLook<Column extends string> {
  view: View;
  setView: (view: View) => void;
  /** A table has no place. */
  isNarrow: boolean;
  all: readonly Column[];
  /** The chosen ones. */
  columns: readonly Column[];
  setColumns: (chosen: readonly string[]) => void;
}

/** A table with chosen columns, or cards: remembered on this device. */
export function useListLook<Column extends string>(options: LookOptions<Column>): ListLook<Column> {
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
