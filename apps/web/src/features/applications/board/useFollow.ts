import { useCallback, useEffect, useRef, useState } from "react";
import type { BoardState } from "./boardState.ts";

interface Aim {
  /** Ids of the affected cards. */
  ids: readonly string[];
  /** Neighbours in the column they leave, the next one first, and that column. */
  beside: readonly string[];
  stage: string | null;
}

/** Number of neighbours remembered, because some may leave too. */
const BESIDE = 5;

/** Milliseconds until a closing menu, dialog or message has been removed together with its focus. */
const CLOSED_MS = 400;

/** Returns the focus target for moving cards: the first of them, or a neighbour. */
export function focusTargetOf({ columns }: BoardState, ids: readonly string[]): Aim {
  const column = columns.find(({ cards }) => cards.some(({ id }) => ids.includes(id)));
  if (!column) return { ids, beside: [], stage: null };
  const at = column.cards.findIndex(({ id }) => ids.includes(id));
  const staying = (cards: BoardState["columns"][number]["cards"]) =>
    cards.map(({ id }) => id).filter((id) => !ids.includes(id));
  const after = staying(column.cards.slice(at));
  const before = staying(column.cards.slice(0, at)).reverse();
  return { ids, beside: [...after, ...before].slice(0, BESIDE), stage: column.stage };
}

/** Returns the rendered element to focus: a moved card, a neighbour, or the header of the column. */
function targetOf({ ids, beside, stage }: Aim): HTMLElement | undefined {
  const places = [...ids, ...beside].map((id) => `[data-card="${id}"] [role=button]`);
  const all = stage ? [...places, `[data-stage="${stage}"]`] : places;
  for (const place of all) {
    const element = document.querySelector<HTMLElement>(place);
    // Never focuses anything behind an open dialog.
    if (element) return element.closest("[aria-hidden=true]") ? undefined : element;
  }
  return undefined;
}

/**
 * Returns whether the focus may be moved: it was lost, is in a temporary message, or was set here
 * provisionally.
 */
function isFree(put: Element | null): boolean {
  const { activeElement: held, body } = document;
  return held === null || held === body || held === put || held.closest(".MuiSnackbar-root") !== null;
}

/**
 * Keeps the focus on cards affected by a command, whose elements unmount when they move. Call `follow`
 * before the command; a focus set by the user meanwhile is kept. `keptIds` must be rendered.
 */
export function useFollow(state: BoardState) {
  const [aim, setAim] = useState<Aim | null>(null);
  const put = useRef<Element | null>(null);
  const shown = useRef(state);
  shown.current = state;
  const follow = useCallback((ids: readonly string[]) => {
    setAim((before) => {
      const next = focusTargetOf(shown.current, ids);
      // Already gone from the board: keeps the earlier target.
      return next.stage === null && before?.ids.join() === ids.join() ? before : next;
    });
  }, []);
  useEffect(() => {
    if (!aim) return;
    const leave = ({ target }: Event) => {
      if (!(target instanceof Element) || target.closest(".MuiSnackbar-root")) return;
      const card = target.closest<HTMLElement>("[data-card]")?.dataset.card;
      const isAim = card ? [...aim.ids, ...aim.beside].includes(card) : target.closest("[data-stage]");
      if (!isAim) setAim(null);
    };
    document.addEventListener("focusin", leave);
    document.addEventListener("pointerdown", leave);
    return () => {
      document.removeEventListener("focusin", leave);
      document.removeEventListener("pointerdown", leave);
    };
  }, [aim]);
  useEffect(() => {
    if (!aim) return;
    const go = () => {
      const target = targetOf(aim);
      if (!target || target === document.activeElement || !isFree(put.current)) return;
      target.focus();
      // The card itself is preferred to its neighbour when it appears later.
      put.current = target;
    };
    go();
    const later = setTimeout(go, CLOSED_MS);
    return () => clearTimeout(later);
  });
  return { follow, keptIds: aim ? [...aim.ids.slice(0, 1), ...aim.beside.slice(0, 1)] : [] };
}
