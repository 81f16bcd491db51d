import { useEffect, useEffectEvent } from "react";

const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The keys that take the last act back, for assistive technology and for reading. */
export const UNDO_KEYS = isApple()
  ? { shortcut: "Meta+Z", title: "⌘Z" }
  : { shortcut: "Control+Z", title: "Ctrl+Z" };

/** Fields in which the same keys take back what was typed. */
const TYPED = "input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable=true]";

const isUndo = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === "z" && (ctrlKey || metaKey) && !shiftKey && !altKey;

/** While the snackbar offers it, Ctrl+Z undoes: with the keyboard its button is further away than it stays. */
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
