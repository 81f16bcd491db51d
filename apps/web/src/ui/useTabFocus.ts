import { useEffect, useRef } from "react";

/** Gives the focus to the current tab where the tabs moved to another place of the page and lost it. */
export function useTabFocus(place: unknown): void {
  const last = useRef(place);
  useEffect(() => {
    if (last.current === place) return;
    last.current = place;
    if (document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>(".MuiTab-root[aria-current=page]")?.focus({ preventScroll: true });
  }, [place]);
}
