import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router";
import { useFormat } from "../../../lib/useFormat.ts";
import { usePath } from "../../../lib/usePath.ts";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { ListSkeleton } from "../../../ui/Skeletons.tsx";
import { useListMyTasksQuery } from "../applications.api.ts";

const FEW = 8;

/** The reader's open tasks that are due today or were before. */
export function MyTasks() {
  const { t } = useTranslation("applications");
  const format = useFormat();
  const pathTo = usePath();
  const { data, error, refetch } = useListMyTasksQuery(
    { query: { assignee: "me", open: "true", size: 50 } },
    { refetchOnMountOrArgChange: true },
  );
  const today = new Date().toLocaleDateString("sv");
  const due = data?.data.filter(({ activity_date: day }) => day <= today) ?? [];
  return (
    <Card component="section" aria-labelledby="my-tasks" sx={{ p: { xs: 4, sm: 6 } }}>
      <Typography id="my-tasks" variant="h3" component="h2">
        {t("my-tasks")}
      </Typography>
      <Box sx={{ mt: 3 }}>
        {error ? (
          <ErrorState title={t("tasks-failed")} error={error} onRetry={refetch} />
        ) : !data ? (
          <ListSkeleton rows={3} />
        ) : due.length === 0 ? (
          <Typography sx={{ color: "text.secondary" }}>{t("no-tasks")}</Typography>
        ) : (
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 3 }}>
            {due.slice(0, FEW).map((task) => {
              const to = pathTo("candidate-profile", { candidateId: task.candidate.id });
              return (
                <li key={task.id}>
                  <Typography sx={{ fontWeight: 500, overflowWrap: "anywhere" }}>
                    {t(`task-types.${task.type}`)}: {task.title}
                  </Typography>
                  <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
                    {to ? (
                      <Link component={RouterLink} to={to}>
                        {task.candidate.name}
                      </Link>
                    ) : (
                      task.candidate.name
                    )}
                    {" · "}
                    {task.activity_date < today
                      ? t("overdue", { date: format.date(task.activity_date) })
                      : t("today")}
                  </Typography>
                </li>
              );
            })}
          </Box>
        )}
      </Box>
    </Card>
  );
}
