import { type RefCallback, useCallback } from "react";

const ROW = "li, tr";
const CONTROLS = "a[href], button:not(:disabled), input:not(:disabled)";

/** The row that has the keyboard, where it stands, and in which list. */
interface Held {
  row: Element;
  list: Element | null;
  at: number;
}

const firstControl = (part: Element | undefined): HTMLElement | null =>
  part?.querySelector<HTMLElement>(CONTROLS) ?? null;

/** Where the keyboard goes on: the row that moved into the place, else the one before it, else what the part begins with. */
function nextTo({ list, at }: Held, part: Element): HTMLElement | null {
  const rows = list && part.contains(list) ? list.children : [];
  return firstControl(rows[at] ?? rows[at - 1]) ?? firstControl(part);
}

/**
 * Keeps the keyboard in a part of a page when the row that has it goes, by a deletion or its undoing. The first control
 * of the next row gets the focus, which is not the one that deletes.
 */
export function useRowFocus<E extends HTMLElement>(): RefCallback<E> {
  return useCallback((part: E | null) => {
    if (!part) return;
    let held: Held | null = null;
    const hold = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest(ROW) : null;
      const list = row?.parentElement ?? null;
      held = row && part.contains(row) ? { row, list, at: [...(list?.children ?? [])].indexOf(row) } : null;
    };
    const watch = new MutationObserver(() => {
      if (!held || held.row.isConnected) return;
      const next = nextTo(held, part);
      held = null;
      if (document.activeElement === document.body) next?.focus();
    });
    part.addEventListener("focusin", hold);
    watch.observe(part, { childList: true, subtree: true });
    return () => {
      part.removeEventListener("focusin", hold);
      watch.disconnect();
    };
  }, []);
}
