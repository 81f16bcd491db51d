import { useEffect, useRef, useState } from "react";

/** Minimum milliseconds between two announcements. */
const PAUSE_MS = 20_000;
/** Milliseconds in which new notifications are announced together. */
const GATHER_MS = 1_500;

/** Returns the number of notifications since the last announcement for screen readers, grouped over time. */
export function useAnnouncedCount(unread: number): number {
  const [announced, setAnnounced] = useState(0);
  const said = useRef<number | null>(null);
  const last = useRef(0);
  useEffect(() => {
    // Initial notifications are in the button's name, and reading some is no news.
    if (said.current === null || unread <= said.current) {
      said.current = unread;
      return undefined;
    }
    const wait = Math.max(GATHER_MS, last.current + PAUSE_MS - Date.now());
    const timer = setTimeout(() => {
      setAnnounced(unread - (said.current ?? 0));
      said.current = unread;
      last.current = Date.now();
    }, wait);
    return () => clearTimeout(timer);
  }, [unread]);
  return announced;
}
