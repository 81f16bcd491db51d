import type { MyApplication } from "@vaardig/contract/my-applications/myApplications";
import { useTranslation } from "react-i18next";
import { isApiError } from "../../lib/api/apiError.ts";
import { useSnackbar } from "../../lib/useSnackbar.ts";
import {
  useUndoWithdrawalMutation,
  useWithdrawApplicationMutation,
} from "../../shared/apply/myApplications.api.ts";

/** Returns a function that withdraws an application, with undo. */
export function useWithdraw() {
  const { t } = useTranslation(["my-applications", "common"]);
  const { show } = useSnackbar();
  const [withdraw, { isLoading }] = useWithdrawApplicationMutation();
  const [undo] = useUndoWithdrawalMutation();

  const tell = (error: unknown) =>
    show(isApiError(error) ? error.message : t("common:operation-failed"), "error");

  const start = async ({ id, version, vacancy }: MyApplication) => {
    try {
      const gone = await withdraw({ body: { id, version } }).unwrap();
      const takeBack = () =>
        undo({ body: { id, version: gone.version } })
          .unwrap()
          .then(() => show(t("my-applications:back")), tell);
      show(t("my-applications:withdrawn", { name: vacancy.name }), "success", {
        undo: () => void takeBack(),
      });
    } catch (error) {
      tell(error);
    }
  };
  return { start, isLoading };
}
