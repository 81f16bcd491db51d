import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import type { CandidateTask } from "@vaardig/contract/candidates/candidateTasks";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { useNotifyErrors } from "../../../lib/useNotifyErrors.ts";
import { usePath } from "../../../lib/usePath.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { useTickTaskMutation } from "../applications.api.ts";

/** A task with its checkbox: title, person, job and due date. `today` is a local date. */
export function TaskLine({ task, today }: { task: CandidateTask; today: string }) {
  const { t } = useTranslation("applications");
  const format = useFormat();
  const pathTo = usePath();
  const { show } = useSnackbar();
  const notifyErrors = useNotifyErrors();
  const [tick, { isLoading }] = useTickTaskMutation();
  const { id, title, type, candidate, vacancy, activity_date: day, can } = task;
  const done = () =>
    notifyErrors(async () => {
      const next = await tick({ body: { id, version: task.version, done: true } }).unwrap();
      const undo = () =>
        void notifyErrors(() => tick({ body: { id, version: next.version, done: false } }).unwrap());
      show(t("task-done"), "success", { undo });
    });
  // An internal applicant has no candidate profile, so the link leads to the job's board.
  const to = candidate.internal
    ? vacancy && pathTo("recruiting-job-pipeline", { jobId: vacancy.id })
    : pathTo("candidate-tasks", { candidateId: candidate.id });
  const isLate = day < today;
  const due = isLate
    ? t("overdue", { date: format.date(day) })
    : day === today
      ? t("today")
      : format.date(day);
  return (
    <Box component="li" sx={{ display: "flex", gap: 1, alignItems: "flex-start" }}>
      {can.includes("complete") && (
        <Checkbox
          size="small"
          checked={false}
          disabled={isLoading}
          onChange={() => void done()}
          slotProps={{ input: { "aria-label": t("task-tick", { title, name: candidate.name }) } }}
          sx={{ mt: -2, ml: -2 }}
        />
      )}
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 500, overflowWrap: "anywhere" }}>
          {t(`task-types.${type}`)}: {title}
        </Typography>
        <Typography
          variant="caption"
          component="p"
          sx={{ color: "text.secondary", overflowWrap: "anywhere" }}
        >
          {to ? (
            <Link component={RouterLink} to={to}>
              {candidate.name}
            </Link>
          ) : (
            candidate.name
          )}
          {vacancy && ` · ${vacancy.name}`}
          <Box
            component="span"
            sx={{ display: "block", ...(isLate && { color: "warning.main", fontWeight: 500 }) }}
          >
            {due}
          </Box>
        </Typography>
      </Box>
    </Box>
  );
}
