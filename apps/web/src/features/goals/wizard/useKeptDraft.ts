import { useEffect, useRef } from "react";
import { isSame } from "../../../lib/form/isSame.ts";
import { type GoalFrame, type GoalValues, isTouched, toDraft } from "./goalValues.ts";
import { useDraftCalls } from "./useDraftCalls.ts";

/** Milliseconds without typing after which a goal that is not set yet is kept. */
const PAUSE = 1_000;

interface Filled {
  values: GoalValues;
  initial: GoalValues;
  frame: GoalFrame;
  step: number;
  /** When the goal that is gone on with was kept; null for a new one. */
  keptAt: string | null;
}

/** Keeps on the server what is filled in, after a pause and when the wizard is left. `done` ends it. */
export function useKeptDraft(isOn: boolean, { values, initial, frame, step, keptAt }: Filled) {
  const { calls, isOtherKept } = useDraftCalls(keptAt);
  const pending = useRef<(() => void) | null>(null);
  const isDone = useRef(false);
  const isChanged = useRef(false);

  useEffect(() => {
    if (!isOn || isDone.current) return;
    // What was just opened is not worth keeping before anything is changed.
    isChanged.current ||= !isSame(values, initial);
    if (!isChanged.current || !isTouched(values)) return;
    const send = () => {
      // Sent already when the page was about to close.
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
    // Closing or reloading within the pause: the browser asks, and meanwhile it is kept.
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!pending.current) return;
      pending.current();
      event.preventDefault();
    };
    window.addEventListener("beforeunload", onUnload);
    return () => window.removeEventListener("beforeunload", onUnload);
  }, []);

  return {
    /** Whether another goal is kept: in another tab, or one that was left. */
    isOtherKept,
    keepThis: () => calls.replace(toDraft(values, frame, step)),
    discard: calls.discard,
    done: () => {
      isDone.current = true;
      pending.current = null;
    },
  };
}
