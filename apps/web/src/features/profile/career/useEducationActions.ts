import type { Education } from "@vaardig/contract/profile/profile";
import { useTranslation } from "react-i18next";
import { useNotifyErrors } from "../../../lib/useNotifyErrors.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { useAddEducationMutation, useDeleteEducationMutation } from "../profile.api.ts";

/** Returns a function that deletes an education, with undo; the list is refetched. */
export function useEducationActions(userId: string) {
  const { t } = useTranslation("profile");
  const { show } = useSnackbar();
  const notifyErrors = useNotifyErrors();
  const [deleteEntry] = useDeleteEducationMutation();
  const [addEntry] = useAddEducationMutation();

  return {
    remove: async ({ id, degree, institution, level, started, finished }: Education) => {
      const body = { degree, institution, level, started, finished };
      if (!(await notifyErrors(() => deleteEntry({ query: { id } }).unwrap()))) return;
      show(t("education.deleted"), "success", {
        undo: () => void notifyErrors(() => addEntry({ body: { ...body, user_id: userId } }).unwrap()),
      });
    },
  };
}
