import { useTranslation } from "react-i18next";
import { Outlet } from "react-router";
import { PageHeader } from "../../../ui/PageHeader.tsx";
import { ScreenTabs } from "../../../ui/ScreenTabs.tsx";

/** Courses for gaps, and own courses, as tabs. */
export function CoursesPage() {
  const { t } = useTranslation("courses");
  return (
    <>
      <PageHeader title={t("title")} description={t("help")} />
      <ScreenTabs />
      <Outlet />
    </>
  );
}
