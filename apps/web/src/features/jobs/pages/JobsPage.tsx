import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useTranslation } from "react-i18next";
import { Link, Outlet } from "react-router";
import { useAuth } from "../../../lib/libState.ts";
import { usePath } from "../../../lib/usePath.ts";
import { PageHeader } from "../../../ui/PageHeader.tsx";
import { ScreenTabs } from "../../../ui/ScreenTabs.tsx";
import { useBarSlot } from "../../../ui/useBarSlot.ts";
import { OpennessCard } from "../parts/OpennessCard.tsx";

/** Job search, with the tabs matches and saved jobs; on a phone the jobs come before what else one may do here. */
export function JobsPage() {
  const { t } = useTranslation("jobs");
  const pathTo = usePath();
  const isOutside = useAuth().user?.system_role === "freelancer";
  const skills = pathTo("your-skills");
  const isPhone = useBarSlot() !== null;
  const openness = <OpennessCard />;
  const improve = skills && (
    <Button variant="outlined" component={Link} to={skills}>
      {t("improve-action")}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={t(isOutside ? "title-outside" : "title")}
        description={t("description")}
        action={!isPhone && improve}
      />
      <ScreenTabs />
      {!isPhone && openness}
      <Outlet />
      {isPhone && (
        <Box sx={{ mt: 6, display: "grid", justifyItems: "start" }}>
          {openness}
          {improve}
        </Box>
      )}
    </>
  );
}
