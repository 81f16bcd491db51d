import type { Endpoint } from "@vaardig/contract/endpoint";
import { useCallback, useEffect } from "react";
import type { Argument } from "./call.ts";
import { useCurrentLanguage } from "./useCurrentLanguage.ts";
import { type Outcome, useOutcome } from "./useOutcome.ts";

/** Reads what a screen needs, anew for another input and in another language; `null` reads nothing. */
export function useRead<E extends Endpoint>(
  endpoint: E,
  input: Argument<E> | null,
): Outcome<E> & { again: () => void } {
  const { data, error, run } = useOutcome(endpoint);
  // Equal inputs are one reading, though each drawing makes a new object.
  const wanted = JSON.stringify({ input, language: useCurrentLanguage() });

  const again = useCallback(() => {
    const { input } = JSON.parse(wanted) as { input: Argument<E> | null };
    if (input !== null) void run(input);
  }, [run, wanted]);
  useEffect(again, [again]);

  return { data, error, again };
}
