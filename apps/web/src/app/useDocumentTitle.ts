import { useEffect } from "react";
import { useTranslation } from "react-i18next";

/** Sets the document title, for the browser's tab, its history and screen readers. */
export function useDocumentTitle(title: string | undefined): void {
  const { t } = useTranslation();
  useEffect(() => {
    document.title = title ? `${title} · ${t("app-name")}` : t("app-name");
  }, [title, t]);
}
