import type { MailTemplate } from "@vaardig/contract/mail-templates/mailTemplates";
import { useTranslation } from "react-i18next";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { useDeleteMailTemplateMutation, useSaveMailTemplateMutation } from "../mail-templates.api.ts";

/** Returns a function that deletes a template of a job or the company, with undo. */
export function useRemoveTemplate() {
  const { t } = useTranslation("mail-templates");
  const { show } = useSnackbar();
  const [remove] = useDeleteMailTemplateMutation();
  const [save] = useSaveMailTemplateMutation();
  return async (template: MailTemplate, jobId: string | undefined, onRemoved: () => void) => {
    const { temp_name: name, words, source } = template;
    const ofJob = source === "job" && jobId !== undefined;
    const outcome = await remove({ query: { temp_name: name, ...(ofJob && { job_id: jobId }) } });
    if (outcome.error) {
      if ("message" in outcome.error) show(outcome.error.message ?? "", "error");
      return;
    }
    onRemoved();
    const body = { job_id: ofJob ? jobId : null, temp_name: name, words };
    show(t("template-removed"), "success", { undo: () => void save({ body }) });
  };
}
