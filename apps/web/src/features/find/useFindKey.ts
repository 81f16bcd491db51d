import { useEffect, useEffectEvent } from "react";

const isApple = /Mac|iPhone|iPad/.test(navigator.platform);

/** The shortcut for display on this machine, and for `aria-keyshortcuts`. */
export const FIND_KEYS = {
  title: isApple ? "⌘K" : "Ctrl+K",
  shortcut: isApple ? "Meta+K" : "Control+K",
} as const;

/** Calls `onKey` on Ctrl+K, or ⌘K on a Mac, also during typing. */
export function useFindKey(onKey: () => void): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const isAsked = event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey);
    if (!isAsked || event.altKey || event.shiftKey || event.defaultPrevented) return;
    event.preventDefault();
    onKey();
  });
  useEffect(() => {
    document.addEventListener("keydown", hear);
    return () => document.removeEventListener("keydown", hear);
  }, []);
}
