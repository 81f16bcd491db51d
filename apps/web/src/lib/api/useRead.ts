import type { Endpoint } from "@vaardig/contract/endpoint";
import { useCallback, useEffect, useRef, useState } from "react";
import { useCurrentLanguage } from "../language/useCurrentLanguage.ts";
import { type Outcome, useOutcome } from "../useOutcome.ts";
import type { Argument } from "./call.ts";
import { discardFirstRead, firstRead } from "./firstRead.ts";
import type { CallInput } from "./requestOf.ts";

/** Reads data for a screen, again when the input or the language changes; `null` reads nothing. */
export function useRead<E extends Endpoint>(
  endpoint: E,
  input: Argument<E> | null,
): Outcome<E> & { again: () => void } {
  const language = useCurrentLanguage();
  const [first] = useState(() => firstRead(endpoint, input as CallInput | null, language));
  const { data, error, run } = useOutcome(endpoint, first);
  // Compared as text, because every render creates a new input object.
  const wanted = JSON.stringify({ input, language });
  const known = useRef(first === undefined ? null : wanted);

  const again = useCallback(() => {
    const { input } = JSON.parse(wanted) as { input: Argument<E> | null };
    if (input !== null) void run(input);
  }, [run, wanted]);
  useEffect(() => {
    if (known.current === wanted) return discardFirstRead();
    known.current = null;
    again();
  }, [again, wanted]);

  return { data, error, again };
}
