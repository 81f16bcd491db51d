import { useEffect, useEffectEvent } from "react";

const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Undo shortcuts, for `aria-keyshortcuts` and for display. */
export const UNDO_KEYS = isApple()
  ? { shortcut: "Meta+Z", title: "⌘Z" }
  : { shortcut: "Control+Z", title: "Ctrl+Z" };

/** Fields in which the shortcut undoes typing. */
const TYPED = "input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable=true]";

const isUndo = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === "z" && (ctrlKey || metaKey) && !shiftKey && !altKey;

/**
 * Maps Ctrl+Z to undo while the snackbar offers it, because its button disappears before it can be reached
 * by keyboard.
 */
export function useUndoKey(isOffered: boolean, undo: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isUndo(event) || (event.target instanceof Element && event.target.closest(TYPED))) return;
    event.preventDefault();
    undo();
  });
  useEffect(() => {
    if (!isOffered) return;
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [isOffered]);
}
