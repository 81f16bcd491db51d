import { useTranslation } from "react-i18next";
import { Outlet, useParams } from "react-router";
import { usePath } from "../../../lib/usePath.ts";
import { BackLink } from "../../../ui/BackLink.tsx";
import { RecordError } from "../../../ui/RecordError.tsx";
import { ScreenTabs } from "../../../ui/ScreenTabs.tsx";
import { DetailSkeleton } from "../../../ui/Skeletons.tsx";
import { useGetVacancyQuery } from "../jobs.api.ts";
import { VacancyHeader } from "../recruiting/VacancyHeader.tsx";

/** Tab → what one must be allowed to for it. */
const NEEDED = {
  "recruiting-job-pipeline": "see_pipeline",
  "recruiting-job-message": "move_pipeline",
} as const;
const GUARDED = Object.keys(NEEDED) as (keyof typeof NEEDED)[];

/** One job for those who fill it: header, and the tabs below it. */
export function RecruitingJobPage() {
  const { t } = useTranslation("jobs");
  const { jobId = "" } = useParams();
  const pathTo = usePath();
  const { data, error, refetch } = useGetVacancyQuery({ query: { id: jobId } });
  if (error && !data)
    return (
      <RecordError missing={t("detail-missing")} failed={t("job-failed")} error={error} onRetry={refetch} />
    );
  return (
    <>
      <BackLink to={pathTo("recruiting-jobs") ?? ""}>{t("back-to-jobs")}</BackLink>
      {data ? (
        <>
          <VacancyHeader key={data.id} vacancy={data} refetch={refetch} />
          <ScreenTabs without={GUARDED.filter((tab) => !data.can.includes(NEEDED[tab]))} />
          <Outlet />
        </>
      ) : (
        <DetailSkeleton />
      )}
    </>
  );
}
