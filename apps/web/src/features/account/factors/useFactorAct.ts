import { useTranslation } from "react-i18next";
import { isApiError } from "../../../lib/api/apiError.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";

/** Does an act of a button and says why, where it did not work. */
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
