import { useTranslation } from "react-i18next";
import { useNotifyErrors } from "../../../lib/useNotifyErrors.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { useDismissDuplicateMutation, useRestoreDuplicateMutation } from "../candidates.api.ts";

/** Returns functions that mark two candidates as different people and revert that; each offers undo. */
export function useDismissDuplicate() {
  const { t } = useTranslation("candidates");
  const { show } = useSnackbar();
  const notifyErrors = useNotifyErrors();
  const [dismissDuplicate, keeping] = useDismissDuplicateMutation();
  const [restoreDuplicate, suspecting] = useRestoreDuplicateMutation();
  const tell = (ids: readonly [string, string], isApart: boolean): Promise<boolean> =>
    notifyErrors(async () => {
      const act = isApart ? dismissDuplicate : restoreDuplicate;
      await act({ body: { user_ids: [...ids] } }).unwrap();
      show(t(isApart ? "duplicates.kept-apart" : "duplicates.suspected-again"), "success", {
        undo: () => void tell(ids, !isApart),
      });
    });
  return { tell, isBusy: keeping.isLoading || suspecting.isLoading };
}
