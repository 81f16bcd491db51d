import type { Theme } from "@vaardig/contract/account/preferences";
import { useTranslation } from "react-i18next";
import { isApiError } from "../api/apiError.ts";
import { useSavePreferencesMutation } from "../api/me.api.ts";
import { useSnackbar } from "../useSnackbar.ts";
import { useTheme } from "./useTheme.ts";

/**
 * Returns the current theme and a setter that also saves it to the account; on failure the earlier theme is
 * restored.
 */
export function useChooseTheme(): { theme: Theme; chooseTheme: (theme: Theme) => Promise<void> } {
  const { t } = useTranslation();
  const { theme, setTheme } = useTheme();
  const { show } = useSnackbar();
  const [save] = useSavePreferencesMutation();
  const chooseTheme = async (chosen: Theme) => {
    setTheme(chosen);
    try {
      await save({ body: { theme: chosen } }).unwrap();
    } catch (error) {
      setTheme(theme);
      show(isApiError(error) ? error.message : t("operation-failed"), "error");
    }
  };
  return { theme, chooseTheme };
}
