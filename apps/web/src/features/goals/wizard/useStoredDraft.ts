import { useEffect, useRef } from "react";
import { isSame } from "../../../lib/form/isSame.ts";
import { type GoalContext, type GoalValues, isTouched, toDraft } from "./goalValues.ts";
import { useDraftCalls } from "./useDraftCalls.ts";

/** Milliseconds without input after which a draft is stored. */
const PAUSE = 1_000;

interface Filled {
  values: GoalValues;
  initial: GoalValues;
  frame: GoalContext;
  step: number;
  /** When the continued draft was stored; null for a new one. */
  keptAt: string | null;
}

/** Stores input on the server after a pause and on leaving. `done` stops it. */
export function useStoredDraft(isOn: boolean, { values, initial, frame, step, keptAt }: Filled) {
  const { calls, isOtherKept } = useDraftCalls(keptAt);
  const pending = useRef<(() => void) | null>(null);
  const isDone = useRef(false);
  const isChanged = useRef(false);

  useEffect(() => {
    if (!isOn || isDone.current) return;
    // An unchanged draft is not stored.
    isChanged.current ||= !isSame(values, initial);
    if (!isChanged.current || !isTouched(values)) return;
    const send = () => {
      // Already sent when the page was about to close.
      if (pending.current !== send) return;
      pending.current = null;
      calls.save(toDraft(values, frame, step));
    };
    pending.current = send;
    const timer = setTimeout(send, PAUSE);
    return () => clearTimeout(timer);
  }, [isOn, values, initial, frame, step, calls]);

  useEffect(() => () => pending.current?.(), []);

  useEffect(() => {
    // Closing or reloading during the pause: the browser asks, and the draft is stored meanwhile.
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!pending.current) return;
      pending.current();
      event.preventDefault();
    };
    window.addEventListener("beforeunload", onUnload);
    return () => window.removeEventListener("beforeunload", onUnload);
  }, []);

  return {
    /** True when another draft is stored: from another tab, or an earlier one. */
    isOtherKept,
    keepThis: () => calls.replace(toDraft(values, frame, step)),
    discard: calls.discard,
    done: () => {
      isDone.current = true;
      pending.current = null;
    },
  };
}
