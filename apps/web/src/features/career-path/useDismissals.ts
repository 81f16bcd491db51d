import { useTranslation } from "react-i18next";
import { useSnackbar } from "../../lib/useSnackbar.ts";
import { useDismissCareerJobMutation, useRestoreCareerJobMutation } from "./career-path.api.ts";

interface Job {
  id: string;
  name: string;
}

/** Returns functions that dismiss and restore a job, with undo and error messages. */
export function useDismissals() {
  const { t } = useTranslation("career-path");
  const { show } = useSnackbar();
  const [dismissJob] = useDismissCareerJobMutation();
  const [restoreJob] = useRestoreCareerJobMutation();
  const failed = (error: unknown) => {
    const { message } = error as { message?: string };
    show(message ?? t("dismiss.failed"), "error");
  };
  const restore = (id: string) => {
    restoreJob({ query: { id } }).unwrap().catch(failed);
  };
  const dismiss = ({ id, name }: Job) => {
    dismissJob({ body: { id } })
      .unwrap()
      .then(() => show(t("dismiss.done", { name }), "success", { undo: () => restore(id) }))
      .catch(failed);
  };
  return { dismiss, restore };
}
