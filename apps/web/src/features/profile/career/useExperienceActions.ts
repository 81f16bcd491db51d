import type { Experience } from "@vaardig/contract/profile";
import { useTranslation } from "react-i18next";
import { isApiError } from "../../../lib/apiError.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { useAddExperienceMutation, useDeleteExperienceMutation } from "../profile.api.ts";

/** Deletes a work experience, which can be taken back; the list is read again after each. */
export function useExperienceActions(userId: string) {
  const { t } = useTranslation("profile");
  const { show } = useSnackbar();
  const [deleteEntry] = useDeleteExperienceMutation();
  const [addEntry] = useAddExperienceMutation();

  const told = async (act: Promise<unknown>) => {
    try {
      await act;
      return true;
    } catch (error) {
      if (!isApiError(error)) throw error;
      show(error.message, "error");
      return false;
    }
  };

  return {
    remove: async ({ id, position, company, start_date, end_date, current_job, description }: Experience) => {
      const body = { position, company, start_date, end_date, current_job, description };
      if (!(await told(deleteEntry({ query: { id } }).unwrap()))) return;
      show(t("experience.deleted"), "success", {
        undo: () => void told(addEntry({ body: { ...body, user_id: userId } }).unwrap()),
      });
    },
  };
}
