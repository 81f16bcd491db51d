import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { isApiError } from "../../../lib/api/apiError.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { useUndoSkillMergeMutation } from "../catalogue.api.ts";

/** Returns a function that undoes a merge and shows a message. */
export function useUndoMerge(): (id: string) => void {
  const { t } = useTranslation("skill-catalogue");
  const { show } = useSnackbar();
  const [undo] = useUndoSkillMergeMutation();
  return useCallback(
    (id) => {
      undo({ body: { id } })
        .unwrap()
        .then(
          ({ from }) => show(t("merges.undone", { name: from.name })),
          (error: unknown) => show(isApiError(error) ? error.message : undefined, "error"),
        );
    },
    [undo, show, t],
  );
}
