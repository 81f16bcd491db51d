import Box from "@mui/material/Box";
import type { Theme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useTranslation } from "react-i18next";
import { Outlet, useParams } from "react-router";
import { useMenuMatch } from "../../../lib/useMenuMatch.ts";
import { usePath } from "../../../lib/usePath.ts";
import { RecordState } from "../../../shared/approval/RecordState.tsx";
import { BackLink } from "../../../ui/BackLink.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { RecordError } from "../../../ui/RecordError.tsx";
import { ScreenTabs } from "../../../ui/ScreenTabs.tsx";
import { DetailSkeleton } from "../../../ui/Skeletons.tsx";
import { useTabFocus } from "../../../ui/useTabFocus.ts";
import { useGetJobQuery } from "../jobs.api.ts";
import { JobAbout } from "../recruiting/JobAbout.tsx";
import { JobHeader } from "../recruiting/JobHeader.tsx";

/** Tab → required permission. */
const NEEDED = {
  "recruiting-job-pipeline": "see_pipeline",
  "recruiting-job-message": "move_pipeline",
} as const;
const GUARDED = Object.keys(NEEDED) as (keyof typeof NEEDED)[];

/** Tab with the job's description, below the full header. */
const DETAILS = "recruiting-job-details";

/** Page of one job for its team: header and tabs; on tabs about people the header collapses to one line. */
export function RecruitingJobPage() {
  const { t } = useTranslation("jobs");
  const { jobId = "" } = useParams();
  const pathTo = usePath();
  const { chain } = useMenuMatch();
  const { data, error, refetch } = useGetJobQuery({ query: { id: jobId } });
  const isFolded = !chain.some(({ key }) => key === DETAILS);
  // A phone has the facts below the tabs, so that the page begins with them.
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down("sm"), { noSsr: true });
  const isBar = isFolded || isPhone;
  useTabFocus(isBar);
  if (error && !data)
    return (
      <RecordError missing={t("detail-missing")} failed={t("job-failed")} error={error} onRetry={refetch} />
    );
  if (!data) return <DetailSkeleton />;
  const closed = GUARDED.filter((tab) => !data.can.includes(NEEDED[tab]));
  const tabs = <ScreenTabs without={closed} />;
  return (
    <>
      {!isBar && <BackLink to={pathTo("recruiting-jobs") ?? ""}>{t("back-to-jobs")}</BackLink>}
      <JobHeader key={data.id} job={data} refetch={refetch} {...(isBar && { tabs })} />
      {!isBar && tabs}
      {isPhone && !isFolded && (
        <Box sx={{ mb: 4 }}>
          <Box sx={{ mb: 2 }}>
            <RecordState record={data} hasChange={data.change_waiting} />
          </Box>
          <JobAbout job={data} />
        </Box>
      )}
      {closed.some((tab) => chain.some(({ key }) => key === tab)) ? (
        <EmptyState title={t("tab-closed")} description={t("tab-closed-text")} />
      ) : (
        <Outlet />
      )}
    </>
  );
}
