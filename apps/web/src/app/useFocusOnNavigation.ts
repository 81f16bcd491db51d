import { useEffect, useRef } from "react";

export const FOCUS_TARGET = "content";

/** Moves the focus to the content when the place changes, so that a screen reader starts at the new page. */
export function useFocusOnNavigation(place: string): void {
  const last = useRef(place);
  useEffect(() => {
    if (last.current === place) return;
    last.current = place;
    document.getElementById(FOCUS_TARGET)?.focus({ preventScroll: true });
  }, [place]);
}
