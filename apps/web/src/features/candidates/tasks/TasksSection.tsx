import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import AddIcon from "lucide-react/icons/plus";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { Pagination } from "../../../ui/Pagination.tsx";
import { ListSkeleton } from "../../../ui/Skeletons.tsx";
import { candidateSlice } from "../candidate.slice.ts";
import { useGetCandidateTasksQuery } from "../candidates.api.ts";
import { Task } from "./Task.tsx";
import { TaskSheet } from "./TaskSheet.tsx";

const SIZE = 20;

/** Tasks of a person: open ones by day, then completed ones. */
export function TasksSection({ userId }: { userId: string }) {
  const { t } = useTranslation("candidates");
  const id = useId();
  const [page, setPage] = useState(0);
  const [open, setOpen] = candidateSlice.usePart("tasks");
  const { data, error, refetch } = useGetCandidateTasksQuery({
    query: { user_id: userId, page, size: SIZE },
  });
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 4, sm: 6 }, maxWidth: 840 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, justifyContent: "space-between", mb: 4 }}>
        <Typography id={id} variant="h2">
          {t("tasks.title")}
        </Typography>
        {data?.can.includes("add") && (
          <Button variant="outlined" startIcon={<AddIcon />} onClick={() => setOpen("new")}>
            {t("tasks.add")}
          </Button>
        )}
      </Box>
      {!data ? (
        error ? (
          <ErrorState title={t("tasks.not-loaded")} error={error} onRetry={refetch} />
        ) : (
          <ListSkeleton rows={3} />
        )
      ) : data.data.length === 0 ? (
        <Typography sx={{ color: "text.secondary" }}>{t("tasks.empty")}</Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
          {data.data.map((task) => (
            <Task key={task.id} task={task} onEdit={() => setOpen(task)} />
          ))}
        </Box>
      )}
      {data && <Pagination page={page} size={SIZE} total={data.total} onPage={setPage} />}
      {open && (
        <TaskSheet userId={userId} task={open === "new" ? null : open} onClose={() => setOpen(null)} />
      )}
    </Card>
  );
}
