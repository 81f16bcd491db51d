import { useTranslation } from "react-i18next";
import { isApiError } from "../../../lib/api/apiError.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";

/** Returns a function that runs an action and shows its error. */
export function useFactorAct(): (act: () => Promise<unknown>) => Promise<void> {
  const { t } = useTranslation();
  const { show } = useSnackbar();
  return async (act) => {
    try {
      await act();
    } catch (error) {
      show(isApiError(error) ? error.message : t("operation-failed"), "error");
    }
  };
}
