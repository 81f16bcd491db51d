import type { CandidateTask } from "@vaardig/contract/candidates/candidateTasks";
import { useTranslation } from "react-i18next";
import { useNotifyErrors } from "../../lib/useNotifyErrors.ts";
import { useSnackbar } from "../../lib/useSnackbar.ts";
import {
  useAddCandidateTaskMutation,
  useDeleteCandidateTaskMutation,
  useSaveCandidateTaskMutation,
} from "./tasks.api.ts";

/** Returns functions that complete, reopen and delete tasks, all with undo. */
export function useTaskActions() {
  const { t } = useTranslation("tasks");
  const { show } = useSnackbar();
  const notifyErrors = useNotifyErrors();
  const [save] = useSaveCandidateTaskMutation();
  const [removeTask] = useDeleteCandidateTaskMutation();
  const [add] = useAddCandidateTaskMutation();
  const complete = (task: CandidateTask, done: boolean): Promise<boolean> =>
    notifyErrors(async () => {
      const next = await save({ body: { id: task.id, version: task.version, done } }).unwrap();
      show(t(done ? "completed" : "reopened"), "success", {
        undo: () => void complete(next, !done),
      });
    });
  const remove = (task: CandidateTask): Promise<boolean> =>
    notifyErrors(async () => {
      const { id, candidate, vacancy, assignee, title, description, type, activity_date, remind_at } = task;
      await removeTask({ query: { id } }).unwrap();
      const again = { user_id: candidate.id, title, description, type, activity_date, remind_at };
      const body = {
        ...again,
        vacancy_id: vacancy?.id ?? null,
        ...(assignee && { assignee_id: assignee.id }),
      };
      const undo = () => void notifyErrors(() => add({ body }).unwrap());
      show(t("deleted"), "success", { undo });
    });
  return { complete, remove };
}
