import { type RefObject, useEffect } from "react";

const ACTS = ["beforeinput", "keydown", "mousedown", "click", "paste", "drop"] as const;
/** Keys that do not change fields. */
const HARMLESS = ["Tab", "Escape"];

/**
 * Blocks changes to a form while `isHeld`, because a form that closes after its response would lose them.
 * Keeps the focus, which disabled fields would lose.
 */
export function useFreezeForm(element: RefObject<HTMLElement | null>, isHeld: RefObject<boolean>): void {
  useEffect(() => {
    const form = element.current;
    const hold = (event: Event) => {
      if (!isHeld.current) return;
      if (event instanceof KeyboardEvent && HARMLESS.includes(event.key)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    for (const act of ACTS) form?.addEventListener(act, hold, true);
    return () => {
      for (const act of ACTS) form?.removeEventListener(act, hold, true);
    };
  }, [element, isHeld]);
}
