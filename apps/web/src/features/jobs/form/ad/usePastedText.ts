import { useEffect, useRef } from "react";

/** Shorter texts are no ad: a name or a line that was meant for a field. */
const LEAST = 80;
const FIELDS = "input, textarea, select, [contenteditable=true], [role=dialog]";

/** Calls back with a long text that is pasted on the page outside its fields. */
export function usePastedText(isOn: boolean, onText: (text: string) => void): void {
  const told = useRef(onText);
  told.current = onText;
  useEffect(() => {
    if (!isOn) return;
    const paste = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData("text/plain") ?? "";
      const isInField = event.target instanceof Element && event.target.closest(FIELDS) !== null;
      if (isInField || text.trim().length < LEAST) return;
      // Otherwise the text would go into the field that gets the focus meanwhile, too.
      event.preventDefault();
      told.current(text);
    };
    document.addEventListener("paste", paste);
    return () => document.removeEventListener("paste", paste);
  }, [isOn]);
}
