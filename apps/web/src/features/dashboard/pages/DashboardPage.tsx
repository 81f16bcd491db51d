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
import { FigurePanel } from "../figures/FigurePanel.tsx";
import { Pictures } from "../figures/Pictures.tsx";
import { greetingAt } from "../greeting.ts";
import { BestJobs } from "../own/BestJobs.tsx";
import { JobGaps } from "../own/JobGaps.tsx";
import { NextStep } from "../own/NextStep.tsx";
import { TeamCard } from "../team/TeamCard.tsx";
import { FirstSteps } from "../todo/FirstSteps.tsx";
import { TodoPanel } from "../todo/TodoPanel.tsx";

/** Roles whose dashboard shows their own job; the other dashboards are about the company. */
const WITH_OWN_JOB: readonly (Role | undefined)[] = ["employee", "manager"];

const gap = { xs: 4, sm: 6 };
const beside = {
  display: "grid",
  gap,
  alignItems: "start",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 360px" },
};
/** Layout of a new company, which has only its first steps. */
const alone = { maxWidth: 760 };
const side = {
  display: "grid",
  gap,
  gridTemplateColumns: "repeat(auto-fit, minmax(min(340px, 100%), 1fr))",
  "&:empty": { display: "none" },
};

/** The dashboard: to-do items and key figures. */
export function DashboardPage() {
  const { t } = useTranslation("dashboard");
  const { user } = useAuth();
  const format = useFormat();
  const { data, error, refetch } = useGetDashboardQuery(undefined, { refetchOnMountOrArgChange: true });
  const now = new Date();
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
          <Box sx={beside}>
            <Card sx={{ p: gap }}>
              <ListSkeleton rows={4} />
            </Card>
            <Card sx={{ p: gap }}>
              <ListSkeleton rows={3} />
            </Card>
          </Box>
        )
      ) : (
        <Box sx={{ display: "grid", gap }}>
          {user?.system_role === "employee" && <NextStep />}
          {user?.system_role === "manager" && <TeamCard />}
          <Box sx={data.figures.length > 0 ? beside : alone}>
            <Box sx={{ display: "grid", gap, minWidth: 0 }}>
              {data.first_steps.length > 0 && <FirstSteps steps={data.first_steps} />}
              {(data.todo.length > 0 || data.first_steps.length === 0) && <TodoPanel todo={data.todo} />}
            </Box>
            {data.figures.length > 0 && <FigurePanel title={t("figures-title")} figures={data.figures} />}
          </Box>
          <Box sx={side}>
            {data.hiring.length > 0 && <FigurePanel title={t("hiring.title")} figures={data.hiring} />}
            <Pictures figures={data.hiring} />
          </Box>
          <Box sx={side}>
            <Pictures figures={data.figures} />
            {WITH_OWN_JOB.includes(user?.system_role) && (
              <>
                <BestJobs />
                <JobGaps />
              </>
            )}
          </Box>
        </Box>
      )}
    </>
  );
}
