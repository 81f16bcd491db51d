import { type RefCallback, useCallback } from "react";

/** Rows that are neither `li` nor `tr` have the attribute `data-row`. */
const ROW = "li, tr, [data-row]";
const CONTROLS = ["a[href]", "button:not(:disabled)", "input:not(:disabled)"]
  .map((one) => `${one}:not([type=file]):not([tabindex="-1"])`)
  .join();

/** The focused row, its position, and the row around it. */
interface Held {
  row: Element;
  list: Element | null;
  at: number;
  outer: Element | null;
}

function heldBy(target: Element): Held | null {
  const row = target.closest(ROW);
  if (!row) return null;
  const list = row.parentElement;
  return { row, list, at: [...(list?.children ?? [])].indexOf(row), outer: list?.closest(ROW) ?? null };
}

/**
 * Returns the next control to focus: in the row that moved up, otherwise the previous row, the row around
 * it, or the part.
 */
function nextTo({ list, at, outer }: Held, part: Element): HTMLElement | null {
  const rows = list && part.contains(list) ? list.children : [];
  const places = [rows[at], rows[at - 1], outer && part.contains(outer) ? outer : undefined, part];
  for (const place of places) {
    const control = place?.querySelector<HTMLElement>(CONTROLS);
    if (control) return control;
  }
  return null;
}

const isLost = (): boolean => document.activeElement === document.body;

/**
 * Keeps the focus in a part of a page when the focused row is deleted or moved, directly or through a
 * dialog. Focuses the first control of the next row, which never deletes.
 */
export function useRowFocus<E extends HTMLElement>(): RefCallback<E> {
  return useCallback((part: E | null) => {
    if (!part) return;
    let held: Held | null = null;
    const hold = ({ target }: FocusEvent) => {
      held = target instanceof Element && part.contains(target) ? heldBy(target) : null;
    };
    const goOn = () => {
      if (!held || held.row.isConnected || !isLost()) return;
      nextTo(held, part)?.focus();
    };
    const inside = new MutationObserver(goOn);
    // A closing dialog is removed from the end of the body, and restores or loses the focus then.
    const around = new MutationObserver(goOn);
    part.addEventListener("focusin", hold);
    inside.observe(part, { childList: true, subtree: true });
    around.observe(document.body, { childList: true });
    return () => {
      part.removeEventListener("focusin", hold);
      inside.disconnect();
      around.disconnect();
    };
  }, []);
}
