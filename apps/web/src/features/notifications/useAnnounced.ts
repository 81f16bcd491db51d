import { useEffect, useRef, useState } from "react";

/** The shortest pause between two announcements. */
const PAUSE_MS = 20_000;
/** What comes within this long is announced together. */
const GATHER_MS = 1_500;

/** How many came since the last announcement, for a screen reader: several are said together, and not each at once. */
export function useAnnounced(unread: number): number {
  const [announced, setAnnounced] = useState(0);
  const said = useRef<number | null>(null);
  const last = useRef(0);
  useEffect(() => {
    // What was there when the screen opened is said by the button, and what was read is no news.
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
