import { useEffect, useState } from "react";
import { isApiError } from "../../lib/api/apiError.ts";
import { secondsUntil } from "./wait.ts";

/** How long to wait when the server does not say. */
const UNTOLD_SECONDS = 60;

export interface Wait {
  /** Seconds still to wait; 0 when the wait is over, null when there was none. */
  left: number | null;
  /** What the whole wait was, in seconds. */
  total: number;
  /** Makes a submit that starts the wait on "too many attempts", and does nothing while it lasts. */
  guard: <T>(submit: (values: T) => Promise<unknown>) => (values: T) => Promise<unknown>;
}

/** The wait after too many attempts, counted down second by second. */
export function useWait(): Wait {
  const [wait, setWait] = useState<{ until: number; total: number } | null>(null);
  const [now, setNow] = useState(0);
  const left = wait && secondsUntil(wait.until, now);
  const running = left !== null && left > 0;

  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [running]);

  const guard: Wait["guard"] = (submit) => async (values) => {
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
