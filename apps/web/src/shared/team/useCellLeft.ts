import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import type { CellKey } from "./useGridKeys.ts";

/** The cell through which a table was left last, and the step of the history at which it stood. */
let left: { step: string; cell: CellKey } | undefined;

/**
 * Brings the keyboard back to the cell through which someone left a table, when they step back to it; `grid` is on the
 * table. `cell` is that cell, or undefined for who comes another way.
 */
export function useCellLeft<E extends HTMLElement>() {
  const { key: step } = useLocation();
  const hasSteppedBack = useNavigationType() === "POP";
  const cell = useRef(hasSteppedBack && left?.step === step ? left.cell : undefined).current;
  const grid = useRef<E>(null);
  useEffect(() => {
    if (!cell) return undefined;
    // The frame moves the focus to the page as it opens; this comes after it.
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
