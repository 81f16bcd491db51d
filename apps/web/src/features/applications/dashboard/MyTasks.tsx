import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { localDay } from "../../../lib/language/localDay.ts";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { ListSkeleton } from "../../../ui/Skeletons.tsx";
import { useListMyTasksQuery } from "../applications.api.ts";
import { AllTasksSheet } from "./AllTasksSheet.tsx";
import { TaskLine } from "./TaskLine.tsx";

const FEW = 8;

/** The reader's open tasks that are due or overdue, with a link to all of them. */
export function MyTasks() {
  const { t } = useTranslation("applications");
  const [isOpen, setOpen] = useState(false);
  const { data, error, refetch } = useListMyTasksQuery(
    { query: { assignee: "me", open: "true", size: 50 } },
    { refetchOnMountOrArgChange: true },
  );
  const today = localDay();
  const due = data?.data.filter(({ activity_date: day }) => day <= today) ?? [];
  return (
    <Card component="section" aria-labelledby="my-tasks" sx={{ p: { xs: 4, sm: 6 } }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, alignItems: "baseline" }}>
        <Typography id="my-tasks" variant="h3" component="h2" sx={{ flex: "1 1 auto" }}>
          {t("my-tasks")}
        </Typography>
        {data && data.total > 0 && (
          <Button size="small" aria-haspopup="dialog" onClick={() => setOpen(true)} sx={{ my: -1 }}>
            {t("all-tasks-count", { count: data.total })}
          </Button>
        )}
      </Box>
      <Box sx={{ mt: 3 }}>
        {error ? (
          <ErrorState title={t("tasks-failed")} error={error} onRetry={refetch} />
        ) : !data ? (
          <ListSkeleton rows={3} />
        ) : due.length === 0 ? (
          <Typography sx={{ color: "text.secondary" }}>{t("no-tasks")}</Typography>
        ) : (
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 3 }}>
            {due.slice(0, FEW).map((task) => (
              <TaskLine key={task.id} task={task} today={today} />
            ))}
          </Box>
        )}
      </Box>
      {isOpen && <AllTasksSheet today={today} onClose={() => setOpen(false)} />}
    </Card>
  );
}
