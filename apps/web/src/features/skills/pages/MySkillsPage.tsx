import { useTranslation } from "react-i18next";
import { Outlet } from "react-router";
import { PageHeader } from "../../../ui/PageHeader.tsx";
import { ScreenTabs } from "../../../ui/ScreenTabs.tsx";

/** My Skills: own skills, and job requirements, as tabs. */
export function MySkillsPage() {
  const { t } = useTranslation("skills");
  return (
    <>
      <PageHeader title={t("title")} description={t("help")} />
      <ScreenTabs />
      <Outlet />
    </>
  );
}
