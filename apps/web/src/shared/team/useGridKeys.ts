import { type KeyboardEvent, useState } from "react";

/** A cell by row and column index. */
export interface GridPosition {
  row: number;
  column: number;
}

type Move = (at: GridPosition, last: GridPosition) => GridPosition;

const ROWS_A_PAGE = 10;

const MOVES: Record<string, Move> = {
  ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
  ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
  ArrowLeft: ({ row, column }) => ({ row, column: column - 1 }),
  ArrowRight: ({ row, column }) => ({ row, column: column + 1 }),
  PageUp: ({ row, column }) => ({ row: row - ROWS_A_PAGE, column }),
  PageDown: ({ row, column }) => ({ row: row + ROWS_A_PAGE, column }),
  Home: ({ row }) => ({ row, column: 0 }),
  End: ({ row }, { column }) => ({ row, column }),
};

/**
 * Returns the target of a key from a cell; undefined for other keys. With Ctrl, Home and End go to the
 * corners.
 */
export function nextPlace(
  { key, ctrlKey, metaKey }: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey">,
  at: GridPosition,
  last: GridPosition,
): GridPosition | undefined {
  if ((ctrlKey || metaKey) && key === "Home") return { row: 0, column: 0 };
  if ((ctrlKey || metaKey) && key === "End") return last;
  const next = MOVES[key]?.(at, last);
  if (!next || ctrlKey || metaKey) return undefined;
  const within = (value: number, most: number) => Math.min(Math.max(value, 0), most);
  return { row: within(next.row, last.row), column: within(next.column, last.column) };
}

/** Returns the position of a cell from its attribute; undefined for other elements. */
export function placeOf(target: EventTarget): GridPosition | undefined {
  const said = target instanceof HTMLElement ? target.dataset.at : undefined;
  const [row, column] = (said ?? "").split("-").map(Number);
  return said && row !== undefined && column !== undefined ? { row, column } : undefined;
}

/** A cell by the ids of its row and column, which survive sorting. */
export interface CellKey {
  row: string;
  column: string;
}

/**
 * Returns the grid's single tabbable cell, and its key handler; cells declare their position in `data-at`.
 * The cell is identified by row and column ids, initially the first one.
 */
export function useGridKeys(rows: readonly string[], columns: readonly string[], first?: CellKey) {
  const [held, setHeld] = useState(first);
  const last = { row: rows.length - 1, column: columns.length - 1 };
  const active = {
    row: Math.max(0, rows.indexOf(held?.row ?? "")),
    column: Math.max(0, columns.indexOf(held?.column ?? "")),
  };
  const keyAt = ({ row, column }: GridPosition): CellKey => ({
    row: rows[row] ?? "",
    column: columns[column] ?? "",
  });
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const from = placeOf(event.target);
    const next = from && nextPlace(event, from, last);
    if (!next) return;
    event.preventDefault();
    setHeld(keyAt(next));
    event.currentTarget.querySelector<HTMLElement>(`[data-at="${next.row}-${next.column}"]`)?.focus();
  };
  const onFocus = (event: { target: EventTarget }) => {
    const place = placeOf(event.target);
    if (place) setHeld(keyAt(place));
  };
  return { active, keyAt, onKeyDown, onFocus };
}
