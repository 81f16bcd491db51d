import type { Goal } from "@vaardig/contract/goals/goals";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { isApiError } from "../../../lib/api/apiError.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import {
  useAcceptGoalMutation,
  useCancelGoalMutation,
  useCompleteGoalMutation,
  useDeclineGoalMutation,
  useDeleteGoalMutation,
  useReopenGoalMutation,
  useStartGoalMutation,
} from "../goals.api.ts";

export type GoalCommand = "accept" | "decline" | "start" | "complete" | "reopen" | "cancel" | "delete";

/** Additional fields of a command on a goal. */
export interface CommandFields {
  reason?: string;
  levels?: { skill_id: string; level: number }[];
  evidence?: string;
}

/** Returns the commands on a goal, with messages; `problem` is the last error message. */
export function useGoalActs({ id, version }: Pick<Goal, "id" | "version">) {
  const { t } = useTranslation("goals");
  const { show } = useSnackbar();
  const [accept] = useAcceptGoalMutation();
  const [decline] = useDeclineGoalMutation();
  const [start] = useStartGoalMutation();
  const [complete] = useCompleteGoalMutation();
  const [reopen] = useReopenGoalMutation();
  const [cancel] = useCancelGoalMutation();
  const [remove] = useDeleteGoalMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  // Ignores a second press before the busy state renders.
  const isSending = useRef(false);
  const of = { id, version };
  const calls: Record<GoalCommand, (words: CommandFields) => Promise<unknown>> = {
    accept: () => accept({ body: of }).unwrap(),
    decline: ({ reason = "" }) => decline({ body: { ...of, reason } }).unwrap(),
    start: () => start({ body: of }).unwrap(),
    complete: ({ levels = [], evidence = "" }) => complete({ body: { ...of, levels, evidence } }).unwrap(),
    reopen: () => reopen({ body: of }).unwrap(),
    cancel: ({ reason = "" }) => cancel({ body: { ...of, reason } }).unwrap(),
    delete: () => remove({ query: of }).unwrap(),
  };
  const run = async (command: GoalCommand, words: CommandFields = {}): Promise<boolean> => {
    if (isSending.current) return false;
    isSending.current = true;
    setProblem(null);
    setBusy(true);
    try {
      await calls[command](words);
      show(t(`done.${command}`));
      return true;
    } catch (error) {
      if (!isApiError(error)) throw error;
      const said = Object.values(error.fields ?? {})[0] ?? error.message;
      setProblem(said);
      show(said, "error");
      return false;
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  };
  return { run, problem, isBusy };
}
