import type { Education } from "@vaardig/contract/profile";
import { useTranslation } from "react-i18next";
import { isApiError } from "../../../lib/apiError.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { useAddEducationMutation, useDeleteEducationMutation } from "../profile.api.ts";

/** Deletes an education, which can be taken back; the list is read again after each. */
export function useEducationActions(userId: string) {
  const { t } = useTranslation("profile");
  const { show } = useSnackbar();
  const [deleteEntry] = useDeleteEducationMutation();
  const [addEntry] = useAddEducationMutation();

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
    remove: async ({ id, degree, institution, level, started, finished }: Education) => {
      const body = { degree, institution, level, started, finished };
      if (!(await told(deleteEntry({ query: { id } }).unwrap()))) return;
      show(t("education.deleted"), "success", {
        undo: () => void told(addEntry({ body: { ...body, user_id: userId } }).unwrap()),
      });
    },
  };
}
