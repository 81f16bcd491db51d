import { getChallenge } from "@vaardig/contract/session/session";
import { useCallback, useEffect, useRef, useState } from "react";
import { callOnce } from "../../lib/api/callOnce.ts";

/** A solution is accepted for ten minutes; one older than this is not sent any more. */
const FRESH_MS = 9 * 60_000;

export type BotCheckState = "idle" | "working" | "done" | "failed";

export interface BotCheckHandle {
  state: BotCheckState;
  /** Begins, where it has not. */
  start: () => void;
  /** Begins again, e.g. after a solution was used: each is good for one call. */
  renew: () => void;
  /** The solution, waited for while the work is still done; empty when it could not be done. */
  token: () => Promise<string>;
}

interface Attempt {
  token: Promise<string>;
  startedAt: number;
  failed: boolean;
  stop: () => void;
}

/**
 * Solves a proof of work in the background: from the moment the form is there, or a `patient` one from `start` on,
 * where most people only read.
 */
export function useBotCheck({ patient = false } = {}): BotCheckHandle {
  const [state, setState] = useState<BotCheckState>(patient ? "idle" : "working");
  const attempt = useRef<Attempt | null>(null);

  const begin = useCallback((): Attempt => {
    attempt.current?.stop();
    const abort = new AbortController();
    setState("working");
    const solved = (async () => {
      const [challenge, { solve }] = await Promise.all([
        callOnce(getChallenge),
        import(/* webpackChunkName: "bot-check" */ "./solve.ts"),
      ]);
      return solve(challenge, abort.signal);
    })();
    const token = solved.then(
      (solution) => {
        if (!abort.signal.aborted) setState("done");
        return solution;
      },
      () => {
        made.failed = true;
        if (!abort.signal.aborted) setState("failed");
        return "";
      },
    );
    const made: Attempt = { token, startedAt: Date.now(), failed: false, stop: () => abort.abort() };
    attempt.current = made;
    return made;
  }, []);

  useEffect(() => {
    if (!patient) begin();
    return () => {
      attempt.current?.stop();
      attempt.current = null;
    };
  }, [begin, patient]);

  const start = useCallback(() => {
    if (!attempt.current) begin();
  }, [begin]);

  const token = useCallback(() => {
    const current = attempt.current;
    // One that failed may have had no connection, which may be back.
    const fresh = current && !current.failed && Date.now() - current.startedAt < FRESH_MS;
    return (fresh ? current : begin()).token;
  }, [begin]);

  const renew = useCallback(() => {
    // Signed in meanwhile: no one needs another one.
    if (attempt.current) begin();
  }, [begin]);

  return { state, start, renew, token };
}
