import { getChallenge } from "@vaardig/contract/session/session";
import { useCallback, useEffect, useRef, useState } from "react";
import { callOnce } from "../../lib/api/callOnce.ts";

/** The server accepts a solution for ten minutes; older ones than this are not sent. */
const FRESH_MS = 9 * 60_000;

export type BotCheckState = "idle" | "working" | "done" | "failed";

export interface BotCheckHandle {
  state: BotCheckState;
  /** Starts the check, when it has not started. */
  start: () => void;
  /** Starts a new check, for example after a solution was used: each is valid for one call. */
  renew: () => void;
  /** Resolves to the solution once the work is done; empty on failure. */
  token: () => Promise<string>;
}

interface Attempt {
  token: Promise<string>;
  startedAt: number;
  failed: boolean;
  stop: () => void;
}

/**
 * Solves a proof of work in the background: immediately, or with `patient` from `start` on, for pages that
 * most people only read.
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
    // A failed attempt is retried, because the connection may be back.
    const fresh = current && !current.failed && Date.now() - current.startedAt < FRESH_MS;
    return (fresh ? current : begin()).token;
  }, [begin]);

  const renew = useCallback(() => {
    // Not started after signing in, which needs no further check.
    if (attempt.current) begin();
  }, [begin]);

  return { state, start, renew, token };
}
