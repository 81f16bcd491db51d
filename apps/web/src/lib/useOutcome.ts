import type { Endpoint, Payload } from "@vaardig/contract/endpoint";
import { useCallback, useRef, useState } from "react";
import { type ApiError, isApiError } from "./api/apiError.ts";
import type { Argument } from "./api/call.ts";
import { callOnce } from "./api/callOnce.ts";

export interface Outcome<E extends Endpoint> {
  /** The last payload; stays while the call is made again. */
  data?: Payload<E>;
  error?: ApiError;
}

/** A call that a screen shows the outcome of: that of the last `run`, before it what is known at `first`. */
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
