import { type KeyboardEvent, useState } from "react";

/** A cell by its row and column. */
export interface GridPlace {
  row: number;
  column: number;
}

type Move = (at: GridPlace, last: GridPlace) => GridPlace;

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

/** Where a key leads from a cell; undefined for a key that moves nothing. With Ctrl, Home and End go to the corners. */
export function nextPlace(
  { key, ctrlKey, metaKey }: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey">,
  at: GridPlace,
  last: GridPlace,
): GridPlace | undefined {
  if ((ctrlKey || metaKey) && key === "Home") return { row: 0, column: 0 };
  if ((ctrlKey || metaKey) && key === "End") return last;
  const next = MOVES[key]?.(at, last);
  if (!next || ctrlKey || metaKey) return undefined;
  const within = (value: number, most: number) => Math.min(Math.max(value, 0), most);
  return { row: within(next.row, last.row), column: within(next.column, last.column) };
}

/** Where a cell says that it is; undefined for what is no cell. */
function placeOf(target: EventTarget): GridPlace | undefined {
  const said = target instanceof HTMLElement ? target.dataset.at : undefined;
  const [row, column] = (said ?? "").split("-").map(Number);
  return said && row !== undefined && column !== undefined ? { row, column } : undefined;
}

/** The one cell of a grid that Tab reaches, and the keys that move it; cells say where they are in `data-at`. */
export function useGridKeys(rows: number, columns: number) {
  const [active, setActive] = useState<GridPlace>({ row: 0, column: 0 });
  const last = { row: rows - 1, column: columns - 1 };
  const at = {
    row: Math.max(0, Math.min(active.row, last.row)),
    column: Math.max(0, Math.min(active.column, last.column)),
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const from = placeOf(event.target);
    const next = from && nextPlace(event, from, last);
    if (!next) return;
    event.preventDefault();
    setActive(next);
    event.currentTarget.querySelector<HTMLElement>(`[data-at="${next.row}-${next.column}"]`)?.focus();
  };
  const onFocus = (event: { target: EventTarget }) => {
    const place = placeOf(event.target);
    if (place) setActive(place);
  };
  return { active: at, onKeyDown, onFocus };
}
