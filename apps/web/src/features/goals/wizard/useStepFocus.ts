import { useEffect, useRef } from "react";

/**
 * Returns the focus handling of the wizard's buttons: the first invalid field, otherwise the heading of the
 * step, above its errors. `heading` must be in the same card as the fields.
 */
export function useStepFocus(step: number, issues: Readonly<Record<string, string>>) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isAsked = useRef(false);
  const shown = useRef(step);

  useEffect(() => {
    const isMoved = shown.current !== step;
    shown.current = step;
    if (!isAsked.current) return;
    isAsked.current = false;
    const isWrong = Object.keys(issues).length > 0;
    const field = heading.current?.parentElement?.querySelector<HTMLElement>("[aria-invalid=true]");
    if (isWrong && field) field.focus();
    else if (isWrong || isMoved) heading.current?.focus();
  }, [step, issues]);

  return {
    heading,
    /** Runs a button's action, and moves the focus after the result renders. */
    after: (act: () => void) => {
      isAsked.current = true;
      act();
    },
  };
}
