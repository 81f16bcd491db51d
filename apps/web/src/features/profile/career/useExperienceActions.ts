import type { Experience } from "@vaardig/contract/profile/profile";
import { useTranslation } from "react-i18next";
import { useNotifyErrors } from "../../../lib/useNotifyErrors.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { useAddExperienceMutation, useDeleteExperienceMutation } from "../profile.api.ts";

/** Returns a function that deletes a work experience, with undo; the list is refetched. */
export function useExperienceActions(userId: string) {
  const { t } = useTranslation("profile");
  const { show } = useSnackbar();
  const notifyErrors = useNotifyErrors();
  const [deleteEntry] = useDeleteExperienceMutation();
  const [addEntry] = useAddExperienceMutation();

  return {
    remove: async ({ id, position, company, start_date, end_date, current_job, description }: Experience) => {
      const body = { position, company, start_date, end_date, current_job, description };
      if (!(await notifyErrors(() => deleteEntry({ query: { id } }).unwrap()))) return;
      show(t("experience.deleted"), "success", {
        undo: () => void notifyErrors(() => addEntry({ body: { ...body, user_id: userId } }).unwrap()),
      });
    },
  };
}
