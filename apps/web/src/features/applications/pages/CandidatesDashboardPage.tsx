import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { StageCount } from "@vaardig/contract/applications/applications";
import { STAGES, type Stage } from "@vaardig/contract/applications/pipeline";
import type { ListedJob } from "@vaardig/contract/jobs/recruitingJobs";
import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useDispatch } from "react-redux";
import { Link } from "react-router";
import { useAuth } from "../../../lib/libState.ts";
import { usePath } from "../../../lib/usePath.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { PageHeader } from "../../../ui/PageHeader.tsx";
import { CardsSkeleton } from "../../../ui/Skeletons.tsx";
import { useListDashboardVacanciesQuery } from "../applications.api.ts";
import { Board } from "../board/Board.tsx";
import { pipelineLoaded, useCandidatesDashboard, vacancySelected } from "../candidatesDashboard.slice.ts";
import { JobPicker } from "../dashboard/JobPicker.tsx";
import { MyTasks } from "../dashboard/MyTasks.tsx";
import { StatusCounters } from "../dashboard/StatusCounters.tsx";
import { StatusList } from "../dashboard/StatusList.tsx";
import { TodayInterviews } from "../dashboard/TodayInterviews.tsx";
import { useStageCounts } from "../dashboard/useStageCounts.ts";
import { WaitingApplications } from "../dashboard/WaitingApplications.tsx";

const waiting = ({ applicants }: ListedJob) =>
  applicants.find(({ stage }) => stage === "Application")?.count ?? 0;

/** Sorts jobs by the number of applicants awaiting review, highest first. */
function busiestFirst(vacancies: readonly ListedJob[]): ListedJob[] {
  return [...vacancies].sort((a, b) => waiting(b) - waiting(a));
}

/** Returns the number of applications per stage over several jobs. */
function totals(counts: readonly StageCount[]): { stage: Stage; count: number; recent: number }[] {
  return STAGES.map((stage) => {
    const of = counts.filter((one) => one.stage === stage);
    const sum = (key: "count" | "recent") => of.reduce((all, one) => all + one[key], 0);
    return { stage, count: sum("count"), recent: sum("recent") };
  });
}

/** The recruiter's dashboard: due tasks, jobs, and the board of the selected job. */
export function CandidatesDashboardPage() {
  const { t } = useTranslation(["applications", "common"]);
  const { user } = useAuth();
  const pathTo = usePath();
  const dispatch = useDispatch();
  const { selectedVacancy, selectedStatus } = useCandidatesDashboard();
  const { data, error, refetch } = useListDashboardVacanciesQuery(
    { query: { filter: "mine", size: 100 } },
    { refetchOnMountOrArgChange: true },
  );
  // A job that is chosen shows its board, which would open below the fold. Only once it was read: until then the page
  // may be replaced by its placeholder, and its scroll position with it.
  const board = useRef<HTMLElement>(null);
  const isChosenNow = useRef(false);
  const [shown, setShown] = useState(0);
  const onLoaded = useCallback(() => {
    dispatch(pipelineLoaded());
    if (!isChosenNow.current) return;
    isChosenNow.current = false;
    setShown((times) => times + 1);
  }, [dispatch]);
  useEffect(() => {
    if (shown === 0) return;
    board.current?.scrollIntoView({ block: "start" });
    board.current?.focus({ preventScroll: true });
  }, [shown]);
  const open = busiestFirst(data?.data.filter(({ publication }) => publication !== "closed") ?? []);
  const chosen = open.find(({ id }) => id === selectedVacancy);
  const { counts, stream } = useStageCounts(open);
  const looked = chosen ? [chosen] : open;
  const stages = counts && totals(counts.filter((one) => looked.some(({ id }) => id === one.job_vacancy_id)));
  const create = pathTo("create-job");
  const wholeBoard = chosen && pathTo("recruiting-job-pipeline", { jobId: chosen.id });
  return (
    <>
      <PageHeader
        title={t("dashboard-title", { name: user?.first_name ?? "" })}
        description={t("dashboard-text")}
        action={
          create && (
            <Button component={Link} to={create} variant="contained">
              {t("create-job")}
            </Button>
          )
        }
      />
      {error ? (
        <ErrorState title={t("vacancies-failed")} error={error} onRetry={refetch} />
      ) : !data ? (
        <CardsSkeleton />
      ) : (
        <Box sx={{ display: "grid", gap: 6, gridTemplateColumns: "minmax(0, 1fr)" }}>
          <Box
            sx={{
              display: "grid",
              gap: { xs: 4, sm: 6 },
              alignItems: "start",
              gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 344px" },
            }}
          >
            <Box sx={{ minWidth: 0 }}>
              {open.length === 0 ? (
                <EmptyState
                  title={t("first-title")}
                  description={t("first-text")}
                  action={
                    create && (
                      <Button component={Link} to={create} variant="outlined">
                        {t("create-job")}
                      </Button>
                    )
                  }
                />
              ) : (
                <Box sx={{ display: "grid", gap: 6 }}>
                  <JobPicker
                    vacancies={open}
                    counts={counts}
                    selected={selectedVacancy}
                    onSelect={(id) => {
                      isChosenNow.current = true;
                      dispatch(vacancySelected(id));
                    }}
                  />
                  <Box component="section" aria-label={t("counters")}>
                    <StatusCounters counts={stages} canSelect={chosen !== undefined} />
                  </Box>
                  <Box
                    sx={{
                      display: "grid",
                      gap: { xs: 4, sm: 6 },
                      alignItems: "start",
                      gridTemplateColumns: "repeat(auto-fit, minmax(min(280px, 100%), 1fr))",
                    }}
                  >
                    <WaitingApplications stage="Application" />
                    <WaitingApplications stage="Job offer" />
                  </Box>
                </Box>
              )}
            </Box>
            <Box sx={{ display: "grid", gap: { xs: 4, sm: 6 } }}>
              <TodayInterviews />
              <MyTasks />
            </Box>
          </Box>
          {chosen && (
            <Box
              component="section"
              aria-label={chosen.name}
              ref={board}
              tabIndex={-1}
              sx={{ outline: 0, scrollMarginTop: 64, minHeight: "calc(100vh - 120px)" }}
            >
              <Box sx={{ display: "flex", flexWrap: "wrap", gap: 3, alignItems: "center", mb: 4 }}>
                <Box component="h2" sx={{ m: 0, typography: "h2", flex: "1 1 auto" }}>
                  {chosen.name}
                </Box>
                {wholeBoard && (
                  <Button component={Link} to={wholeBoard} size="small">
                    {t("open-job")}
                  </Button>
                )}
              </Box>
              {selectedStatus ? (
                <StatusList
                  key={`${chosen.id} ${selectedStatus}`}
                  vacancyId={chosen.id}
                  status={selectedStatus}
                  count={stages?.find(({ stage }) => stage === selectedStatus)?.count}
                />
              ) : (
                stream && (
                  <Board
                    key={chosen.id}
                    vacancyId={chosen.id}
                    onLoaded={onLoaded}
                    followBy={stream.followBy}
                  />
                )
              )}
            </Box>
          )}
        </Box>
      )}
    </>
  );
}
