import type { MergeUndo } from "@vaardig/contract/organization/organization";
import { useTranslation } from "react-i18next";
import { isApiError } from "../../../lib/api/apiError.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { useUnitCalls } from "../edit/useUnitCalls.ts";

/** Returns the undo function of the snackbar after a unit was removed with its contents. */
export function useUndoMerge(): (name: string, undo: MergeUndo) => () => void {
  const { t } = useTranslation("organization");
  const { show } = useSnackbar();
  const { undoMerge } = useUnitCalls();
  return (name, undo) => () => {
    undoMerge(undo).then(
      () => show(t("edit.restored", { name })),
      (error: unknown) => {
        const isTaken = isApiError(error) && error.code === "conflict";
        if (isTaken) show(t("edit.undo-taken", { name }), "error");
        else show(isApiError(error) ? error.message : t("edit.undo-failed"), "error");
      },
    );
  };
}
