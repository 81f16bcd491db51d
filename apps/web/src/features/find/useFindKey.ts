import { useEffect, useEffectEvent } from "react";

const isApple = /Mac|iPhone|iPad/.test(navigator.platform);

/** The keys as they are read on this machine, and as `aria-keyshortcuts` has them. */
export const FIND_KEYS = {
  title: isApple ? "⌘K" : "Ctrl+K",
  shortcut: isApple ? "Meta+K" : "Control+K",
} as const;

/** Ctrl+K, and ⌘K on a Mac, also while someone types. */
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
