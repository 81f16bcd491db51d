import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import type { Role } from "@vaardig/contract/roles";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { useAuth } from "../../../lib/libState.ts";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { PageHeader } from "../../../ui/PageHeader.tsx";
import { ListSkeleton } from "../../../ui/Skeletons.tsx";
import { useGetDashboardQuery } from "../dashboard.api.ts";
import { FigurePanel, FigureStrip } from "../figures/FigurePanel.tsx";
import { chartsOf } from "../figures/Pictures.tsx";
import { greetingAt } from "../greeting.ts";
import { BestJobs } from "../own/BestJobs.tsx";
import { JobGaps } from "../own/JobGaps.tsx";
import { NextStep } from "../own/NextStep.tsx";
import { TeamCard } from "../team/TeamCard.tsx";
import { TeamStep } from "../team/TeamStep.tsx";
import { FirstSteps } from "../todo/FirstSteps.tsx";
import { TodoPanel } from "../todo/TodoPanel.tsx";

/** Roles whose dashboard shows their own job; the other dashboards are about the company. */
const WITH_OWN_JOB: readonly (Role | undefined)[] = ["employee", "manager"];

const gap = { xs: 4, sm: 6 };
/** Two columns that end together: the last of each takes what is left. */
const beside = {
  display: "grid",
  gap,
  gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 400px" },
};
const column = {
  display: "flex",
  flexDirection: "column",
  gap,
  minWidth: 0,
  "& > :last-child": { flexGrow: 1 },
};
/** Layout of a new company, which has only its first steps. */
const alone = { maxWidth: 760 };
/** Pictures two by two; a last one alone is as wide as both. */
const grid = {
  display: "grid",
  gap,
  gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
  "& > :last-child:nth-child(odd)": { gridColumn: "1 / -1" },
};

/** The dashboard: to-do items and key figures. */
export function DashboardPage() {
  const { t } = useTranslation("dashboard");
  const { user } = useAuth();
  const format = useFormat();
  const { data, error, refetch } = useGetDashboardQuery(undefined, { refetchOnMountOrArgChange: true });
  const now = new Date();
  const role = user?.system_role;
  const hasOwnJob = WITH_OWN_JOB.includes(role);
  const isAboutPeople = role !== "employee" && (data?.figures.length ?? 0) > 0;
  const figures = [...(data?.figures ?? []), ...(data?.hiring ?? [])];
  const aside = [
    ...(role === "employee" && data
      ? [<FigurePanel key="own" title={t("figures-title")} figures={data.figures} />]
      : []),
    ...(data && data.hiring.length > 0
      ? [<FigurePanel key="hiring" title={t("hiring.title")} figures={data.hiring} />]
      : []),
    ...(hasOwnJob ? [<JobGaps key="gaps" />] : []),
    ...(role === "manager" ? [<BestJobs key="jobs" />] : []),
    ...(hasOwnJob ? [] : chartsOf(figures, ["running"])),
  ];
  const pictures = chartsOf(
    figures,
    hasOwnJob ? ["skill_cover", "running", "hires"] : ["skill_cover", "headcount", "joined", "hires"],
  );
  return (
    <>
      <PageHeader
        title={t(`hello.${greetingAt(now.getHours())}`, { name: user?.first_name ?? "" })}
        description={
          <Box component="span" sx={{ "&::first-letter": { textTransform: "uppercase" }, display: "block" }}>
            {format.weekday(now.toISOString())}
          </Box>
        }
      />
      {!data ? (
        error ? (
          <ErrorState title={t("load-failed")} error={error} onRetry={refetch} />
        ) : (
          <Box sx={{ ...beside, alignItems: "start" }}>
            <Card sx={{ p: gap }}>
              <ListSkeleton rows={4} />
            </Card>
            <Card sx={{ p: gap }}>
              <ListSkeleton rows={3} />
            </Card>
          </Box>
        )
      ) : (
        <Box sx={{ display: "grid", gap, gridTemplateColumns: "minmax(0, 1fr)" }}>
          {role === "employee" && <NextStep />}
          {role === "manager" && <TeamStep figures={data.figures} />}
          {isAboutPeople && <FigureStrip title={t("figures-title")} figures={data.figures} />}
          {role === "manager" && <TeamCard />}
          <Box sx={aside.length > 0 ? beside : alone}>
            <Box sx={column}>
              {data.first_steps.length > 0 && <FirstSteps steps={data.first_steps} />}
              {(data.todo.length > 0 || data.first_steps.length === 0) && <TodoPanel todo={data.todo} />}
              {role === "employee" && <BestJobs />}
            </Box>
            {aside.length > 0 && <Box sx={column}>{aside}</Box>}
          </Box>
          {pictures.length > 0 && <Box sx={grid}>{pictures}</Box>}
        </Box>
      )}
    </>
  );
}
