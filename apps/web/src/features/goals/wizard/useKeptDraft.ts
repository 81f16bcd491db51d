import { useEffect, useRef } from "react";
import { isSame } from "../../../lib/form/isSame.ts";
import { useSaveGoalDraftMutation } from "../goals.api.ts";
import { type GoalFrame, type GoalValues, isTouched, toDraft } from "./goalValues.ts";

/** Milliseconds without typing after which a goal that is not set yet is kept. */
const PAUSE = 1_000;

/** Keeps on the server what is filled in, after a pause and when the wizard is left. `done` ends it. */
export function useKeptDraft(
  isOn: boolean,
  { values, initial }: Record<"values" | "initial", GoalValues>,
  frame: GoalFrame,
  step: number,
): { done: () => void } {
  const [save] = useSaveGoalDraftMutation();
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
      void save({ body: toDraft(values, frame, step) });
    };
    pending.current = send;
    const timer = setTimeout(send, PAUSE);
    return () => clearTimeout(timer);
  }, [isOn, values, initial, frame, step, save]);

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
    done: () => {
      isDone.current = true;
      pending.current = null;
    },
  };
}
