import type { Endpoint, Payload } from "@vaardig/contract/endpoint";
import { useCallback, useRef, useState } from "react";
import { type ApiError, isApiError } from "./api/apiError.ts";
import type { Argument } from "./api/call.ts";
import { callOnce } from "./api/callOnce.ts";

export interface Outcome<E extends Endpoint> {
  /** The last payload; kept while the call is repeated. */
  data?: Payload<E>;
  error?: ApiError;
}

/** Returns the outcome of the last `run`, initially `first`, together with `run`. */
export function useOutcome<E extends Endpoint>(
  endpoint: E,
  first?: Payload<E>,
): Outcome<E> & { run: (input: Argument<E>) => Promise<void> } {
  const [outcome, setOutcome] = useState<Outcome<E>>(first === undefined ? {} : { data: first });
  const runs = useRef(0);

  const run = useCallback(
    async (input: Argument<E>) => {
      runs.current += 1;
      const mine = runs.current;
      const settle = (settled: Outcome<E>) =>
        setOutcome((last) => (mine === runs.current ? { data: last.data, ...settled } : last));
      settle({});
      try {
        settle({ data: await callOnce(endpoint, input) });
      } catch (error) {
        if (!isApiError(error)) throw error;
        settle({ error });
      }
    },
    [endpoint],
  );

  return { ...outcome, run };
}
