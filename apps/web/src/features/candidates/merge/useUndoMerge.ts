import { useTranslation } from "react-i18next";
import { isApiError } from "../../../lib/api/apiError.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { useUndoMergeMutation } from "../candidates.api.ts";

/** Returns a function that undoes a merge and shows a message. */
export function useUndoMerge(): (id: string) => Promise<void> {
  const { t } = useTranslation("candidates");
  const { show } = useSnackbar();
  const [undo] = useUndoMergeMutation();
  return async (id) => {
    try {
      await undo({ body: { id } }).unwrap();
      show(t("merge.undone"));
    } catch (error) {
      if (!isApiError(error)) throw error;
      show(error.message, "error");
    }
  };
}
