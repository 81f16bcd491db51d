import { useTranslation } from "react-i18next";

/** Returns the texts of an Autocomplete's buttons and of its empty list; MUI's own are English. */
export function useAutocompleteTexts() {
  const { t } = useTranslation("common");
  return {
    clearText: t("clear"),
    openText: t("options.open"),
    closeText: t("close"),
    noOptionsText: t("options.none"),
  };
}
