import Box from "@mui/material/Box";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { Pagination } from "../../../ui/Pagination.tsx";
import { SideSheet } from "../../../ui/SideSheet.tsx";
import { ListSkeleton } from "../../../ui/Skeletons.tsx";
import { useListMyTasksQuery } from "../applications.api.ts";
import { TaskLine } from "./TaskLine.tsx";

const SIZE = 20;

/** Sheet with all open tasks of the reader, by day. Mounted while open. */
export function AllTasksSheet({ today, onClose }: { today: string; onClose: () => void }) {
  const { t } = useTranslation("applications");
  const [page, setPage] = useState(0);
  const { data, error, refetch } = useListMyTasksQuery(
    { query: { assignee: "me", open: "true", page, size: SIZE } },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <SideSheet open onClose={onClose} title={t("all-tasks")} subtitle={t("all-tasks-help")}>
      {error ? (
        <ErrorState title={t("tasks-failed")} error={error} onRetry={refetch} />
      ) : !data ? (
        <ListSkeleton rows={6} />
      ) : data.total === 0 ? (
        <EmptyState title={t("no-open-tasks")} description={t("no-open-tasks-help")} heading="h3" />
      ) : (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 4 }}>
          {data.data.map((task) => (
            <TaskLine key={task.id} task={task} today={today} />
          ))}
        </Box>
      )}
      {data && <Pagination page={page} size={SIZE} total={data.total} onPage={setPage} />}
    </SideSheet>
  );
}
