import { useEffect, useRef } from "react";

export const FOCUS_TARGET = "content";

/**
 * Moves the focus to the content when `place` changes, so that a screen reader starts at the new page. With
 * `ifLost`, only when the focused element was removed and the new page set no focus.
 */
export function useFocusOnNavigation(place: string, { ifLost = false } = {}): void {
  const last = useRef(place);
  useEffect(() => {
    if (last.current === place) return;
    last.current = place;
    if (ifLost && document.activeElement !== document.body) return;
    document.getElementById(FOCUS_TARGET)?.focus({ preventScroll: true });
  }, [place, ifLost]);
}
