import type { PeopleMatchAct } from "@vaardig/contract/jobs/jobs";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { isApiError } from "../../lib/api/apiError.ts";
import { usePath } from "../../lib/usePath.ts";
import { useSnackbar } from "../../lib/useSnackbar.ts";
import { useAddToJobListsMutation } from "./addTo.api.ts";

/**
 * Returns a function that adds matching people to the job's pipeline, and with `email` then opens the email
 * screen for them; resolves to whether it succeeded.
 */
export function useMatchActs(vacancyId: string) {
  const { t } = useTranslation("add-to");
  const { show } = useSnackbar();
  const pathTo = usePath();
  const navigate = useNavigate();
  const [send, { isLoading }] = useAddToJobListsMutation();
  const add = async (ids: readonly string[], name: string | undefined): Promise<boolean> => {
    try {
      const body = { job_vacancy_ids: [vacancyId], selection: { user_ids: [...ids] } };
      const { added } = await send({ body }).unwrap();
      if (added > 0) show(t(name ? "pipeline-added-name" : "pipeline-added", { count: added, name }));
      return true;
    } catch (error) {
      if (!isApiError(error)) throw error;
      show(error.message, "error");
      return false;
    }
  };
  const act = async (what: PeopleMatchAct, ids: readonly string[], name?: string): Promise<boolean> => {
    if (!(await add(ids, name))) return false;
    const message = pathTo("recruiting-job-message", { jobId: vacancyId });
    if (what === "email" && message) await navigate(message, { state: { user_ids: ids } });
    return true;
  };
  return { act, isBusy: isLoading };
}
