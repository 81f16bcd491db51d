import { type RefCallback, useCallback } from "react";

/** What is not a list's `li` or a table's `tr` says so. */
const ROW = "li, tr, [data-row]";
const CONTROLS = ["a[href]", "button:not(:disabled)", "input:not(:disabled)"]
  .map((one) => `${one}:not([type=file]):not([tabindex="-1"])`)
  .join();

/** The row that has the keyboard, where it stands, and the row around it. */
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

/** Where the keyboard goes on: what moved into the place, else what stood before it, the row around it, or the part. */
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
 * Keeps the keyboard in a part of a page when the row that has it goes, deleted or moved, at once or by a dialog that
 * was opened from it. The first control of the next row gets the focus, which is not the one that deletes.
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
    // A dialog gives the focus back, or loses it, as it leaves the end of the page.
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
