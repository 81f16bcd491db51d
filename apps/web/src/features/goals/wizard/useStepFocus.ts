import { useEffect, useRef } from "react";

/**
 * Where the keyboard goes on after a button of the wizard: to the first field that is wrong, else to the heading of the
 * step that came. Its `heading` stands in the same card as the fields.
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
    else if (isMoved) heading.current?.focus();
  }, [step, issues]);

  return {
    heading,
    /** Does what a button does, and moves the focus once its result is shown. */
    after: (act: () => void) => {
      isAsked.current = true;
      act();
    },
  };
}
