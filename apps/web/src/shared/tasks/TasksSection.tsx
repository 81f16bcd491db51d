import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { CandidateTask } from "@vaardig/contract/candidates/candidateTasks";
import AddIcon from "lucide-react/icons/plus";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Pagination } from "../../ui/Pagination.tsx";
import { ListSkeleton } from "../../ui/Skeletons.tsx";
import { Task } from "./Task.tsx";
import { TaskSheet } from "./TaskSheet.tsx";
import { useGetCandidateTasksQuery } from "./tasks.api.ts";

/** The task that is open beside the list. */
export type OpenTask = CandidateTask | "new" | null;

interface Props {
  userId: string;
  open: OpenTask;
  onOpen: (open: OpenTask) => void;
  /** Jobs that a task may be about. */
  vacancies: readonly { id: string; name: string }[];
  /** Id of the job that a new task is about. */
  vacancyId?: string;
  /** Tasks per page. */
  size?: number;
  /** True for a part of a sheet. */
  isPart?: boolean;
}

/** Tasks of a person: open ones by day, then completed ones. */
export function TasksSection(props: Props) {
  const { userId, open, onOpen, vacancies, vacancyId, size = 20, isPart = false } = props;
  const { t } = useTranslation("tasks");
  const id = useId();
  const [page, setPage] = useState(0);
  const { currentData, data, error, refetch } = useGetCandidateTasksQuery({
    query: { user_id: userId, page, size },
  });
  const shown = currentData ?? (isPart ? undefined : data);
  return (
    <Box component="section" aria-labelledby={id}>
      <Box
        sx={{
          display: "flex",
          flexWrap: "wrap",
          gap: 2,
          justifyContent: "space-between",
          alignItems: "center",
          mb: isPart ? 1 : 4,
        }}
      >
        <Typography id={id} variant={isPart ? "h3" : "h2"}>
          {t("title")}
        </Typography>
        {shown?.can.includes("add") && (
          <Button
            {...(isPart ? { size: "small" } : { variant: "outlined" })}
            startIcon={<AddIcon />}
            onClick={() => onOpen("new")}
          >
            {t("add")}
          </Button>
        )}
      </Box>
      {!shown ? (
        error ? (
          <ErrorState title={t("not-loaded")} error={error} onRetry={refetch} />
        ) : (
          <ListSkeleton rows={isPart ? 1 : 3} />
        )
      ) : shown.data.length === 0 ? (
        <Typography sx={{ color: "text.secondary" }}>{t("empty")}</Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
          {shown.data.map((task) => (
            <Task key={task.id} task={task} onEdit={() => onOpen(task)} />
          ))}
        </Box>
      )}
      {shown && <Pagination page={page} size={size} total={shown.total} onPage={setPage} />}
      {open && (
        <TaskSheet
          userId={userId}
          task={open === "new" ? null : open}
          vacancies={vacancies}
          vacancyId={vacancyId}
          onClose={() => onOpen(null)}
        />
      )}
    </Box>
  );
}
