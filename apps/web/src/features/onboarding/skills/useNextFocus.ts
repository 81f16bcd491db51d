import { type RefObject, useEffect, useRef } from "react";

/**
 * Keeps the focus in a list whose items disappear when used: it moves to the item that takes the position.
 * Focus targets have the attribute `data-step-focus`.
 */
export function useNextFocus<E extends HTMLElement>(): {
  list: RefObject<E | null>;
  used: (at: number) => void;
} {
  const list = useRef<E>(null);
  const place = useRef<number | null>(null);

  useEffect(() => {
    const at = place.current;
    place.current = null;
    if (at === null || document.activeElement !== document.body) return;
    const items = list.current?.querySelectorAll<HTMLElement>("[data-step-focus]") ?? [];
    (items[at] ?? items[items.length - 1] ?? list.current)?.focus();
  });

  return {
    list,
    used: (at) => {
      place.current = at;
    },
  };
}
