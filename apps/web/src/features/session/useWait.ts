import { useEffect, useState } from "react";
import { isApiError } from "../../lib/api/apiError.ts";
import { secondsUntil } from "./wait.ts";

/** Default wait in seconds, when the server sends none. */
const UNTOLD_SECONDS = 60;

export interface WaitState {
  /** Remaining seconds; 0 when the wait is over, null without one. */
  left: number | null;
  /** Duration of the whole wait, in seconds. */
  total: number;
  /** Wraps a submit function: starts the wait on "too many attempts", and ignores submits meanwhile. */
  guard: <T>(submit: (values: T) => Promise<unknown>) => (values: T) => Promise<unknown>;
}

/** Returns the wait after too many attempts, counted down per second. */
export function useWait(): WaitState {
  const [wait, setWait] = useState<{ until: number; total: number } | null>(null);
  const [now, setNow] = useState(0);
  const left = wait && secondsUntil(wait.until, now);
  const running = left !== null && left > 0;

  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [running]);

  const guard: WaitState["guard"] = (submit) => async (values) => {
    if (wait && secondsUntil(wait.until, Date.now()) > 0) return;
    try {
      const outcome = await submit(values);
      setWait(null);
      return outcome;
    } catch (error) {
      if (!isApiError(error) || error.status !== 429) {
        setWait(null);
        throw error;
      }
      const total = error.retryAfter ?? UNTOLD_SECONDS;
      setNow(Date.now());
      setWait({ until: Date.now() + total * 1000, total });
    }
  };

  return { left, total: wait?.total ?? 0, guard };
}
