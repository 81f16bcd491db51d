import { useEffect } from "react";
import { useTranslation } from "react-i18next";

/** Names the page in the browser's tab, history and for screen readers. */
export function useDocumentTitle(title: string | undefined): void {
  const { t } = useTranslation();
  useEffect(() => {
    document.title = title ? `${title} · ${t("app-name")}` : t("app-name");
  }, [title, t]);
}
