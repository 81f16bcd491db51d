import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import type { CellKey } from "./useGridKeys.ts";

/** The cell through which a table was last left, with its history entry. */
let left: { step: string; cell: CellKey } | undefined;

/**
 * Restores the focus to the cell through which the table was left, after a step back; `grid` is the table's
 * ref. `cell` is that cell, undefined otherwise.
 */
export function useCellLeft<E extends HTMLElement>() {
  const { key: step } = useLocation();
  const hasSteppedBack = useNavigationType() === "POP";
  const cell = useRef(hasSteppedBack && left?.step === step ? left.cell : undefined).current;
  const grid = useRef<E>(null);
  useEffect(() => {
    if (!cell) return undefined;
    // Delayed, because the frame focuses the content when it opens.
    const after = setTimeout(() =>
      grid.current?.querySelector<HTMLElement>("[data-at][tabindex='0']")?.focus(),
    );
    return () => clearTimeout(after);
  }, [cell]);
  const leave = (through: CellKey) => {
    left = { step, cell: through };
  };
  return { cell, grid, leave };
}
