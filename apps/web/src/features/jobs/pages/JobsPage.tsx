import Button from "@mui/material/Button";
import { useTranslation } from "react-i18next";
import { Link, Outlet } from "react-router";
import { usePath } from "../../../lib/usePath.ts";
import { PageHeader } from "../../../ui/PageHeader.tsx";
import { ScreenTabs } from "../../../ui/ScreenTabs.tsx";
import { OpennessCard } from "../parts/OpennessCard.tsx";

/** Job search, with the tabs matches and saved jobs. */
export function JobsPage() {
  const { t } = useTranslation("jobs");
  const pathTo = usePath();
  const skills = pathTo("your-skills");
  return (
    <>
      <PageHeader
        title={t("title")}
        description={t("description")}
        action={
          skills && (
            <Button variant="outlined" component={Link} to={skills}>
              {t("improve-action")}
            </Button>
          )
        }
      />
      <ScreenTabs />
      <OpennessCard />
      <Outlet />
    </>
  );
}
