import { useCallback, useEffect, useRef, useState } from "react";
import type { BoardState } from "./boardState.ts";

interface Aim {
  /** Cards that something is done with. */
  ids: readonly string[];
  /** Those beside them in the column they leave, the next one first, and that column. */
  beside: readonly string[];
  stage: string | null;
}

/** How many cards beside are remembered: some may leave as well. */
const BESIDE = 5;

/** Milliseconds after which a menu, a dialog or a message that closes is gone, and the focus that it had with it. */
const CLOSED_MS = 400;

/** Where the focus goes when a board's cards move: to the first of them, or else to the one beside it. */
export function aimOf({ columns }: BoardState, ids: readonly string[]): Aim {
  const column = columns.find(({ cards }) => cards.some(({ id }) => ids.includes(id)));
  if (!column) return { ids, beside: [], stage: null };
  const at = column.cards.findIndex(({ id }) => ids.includes(id));
  const staying = (cards: BoardState["columns"][number]["cards"]) =>
    cards.map(({ id }) => id).filter((id) => !ids.includes(id));
  const after = staying(column.cards.slice(at));
  const before = staying(column.cards.slice(0, at)).reverse();
  return { ids, beside: [...after, ...before].slice(0, BESIDE), stage: column.stage };
}

/** What takes the focus of those that are drawn: a moved card, one beside it, or the name of the column they left. */
function targetOf({ ids, beside, stage }: Aim): HTMLElement | undefined {
  const places = [...ids, ...beside].map((id) => `[data-card="${id}"] [role=button]`);
  const all = stage ? [...places, `[data-stage="${stage}"]`] : places;
  for (const place of all) {
    const element = document.querySelector<HTMLElement>(place);
    // Beside an open dialog nothing takes the focus.
    if (element) return element.closest("[aria-hidden=true]") ? undefined : element;
  }
  return undefined;
}

/** Whether no one misses the focus where it is: it was lost, is in a message that passes, or was put there for now. */
function isFree(put: Element | null): boolean {
  const { activeElement: held, body } = document;
  return held === null || held === body || held === put || held.closest(".MuiSnackbar-root") !== null;
}

/**
 * Keeps the focus with cards that something is done with: their elements go when they move, and the focus with them.
 * `follow` is told before; what someone turns to meanwhile keeps the focus. `keptIds` have to be drawn for it.
 */
export function useFollow(state: BoardState) {
  const [aim, setAim] = useState<Aim | null>(null);
  const put = useRef<Element | null>(null);
  const shown = useRef(state);
  shown.current = state;
  const follow = useCallback((ids: readonly string[]) => {
    setAim((before) => {
      const next = aimOf(shown.current, ids);
      // Gone from the board already: as it was told when it was there.
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
      // A card that comes later is better than the one beside it.
      put.current = target;
    };
    go();
    const later = setTimeout(go, CLOSED_MS);
    return () => clearTimeout(later);
  });
  return { follow, keptIds: aim ? [...aim.ids.slice(0, 1), ...aim.beside.slice(0, 1)] : [] };
}
