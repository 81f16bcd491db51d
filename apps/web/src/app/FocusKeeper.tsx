import { type ReactNode, useLayoutEffect, useRef } from "react";

/**
 * Gives a page its focus back after words that load late have hidden it: browsers take the focus from what is hidden,
 * and a sheet that opened meanwhile could not return it to its button.
 */
export function FocusKeeper({ children }: { children: ReactNode }) {
  const left = useRef<Element | null>(null);
  // Suspense ends layout effects before it hides a page, and begins them again when it shows it.
  useLayoutEffect(() => {
    if (left.current instanceof HTMLElement && document.activeElement === document.body)
      left.current.focus({ preventScroll: true });
    return () => {
      left.current = document.activeElement;
    };
  }, []);
  return children;
}
