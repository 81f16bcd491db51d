import { useTranslation } from "react-i18next";
import { PageHeader } from "../../../ui/PageHeader.tsx";

export function Component() {
  const { t } = useTranslation();
  return <PageHeader title={t("app-name")} />;
}
