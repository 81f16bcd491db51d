import { type RefObject, useEffect } from "react";

const ACTS = ["beforeinput", "keydown", "mousedown", "click", "paste", "drop"] as const;
/** Keys that change no field. */
const HARMLESS = ["Tab", "Escape"];

/**
 * While `isHeld`, takes no changes to a form. A form that closes with the answer would lose what is typed until then; the
 * focus stays where it is, which a disabled field would drop.
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
