import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import type { CandidateTask } from "@vaardig/contract/candidates/candidateTasks";
import TodoIcon from "lucide-react/icons/circle-check-big";
import MailIcon from "lucide-react/icons/mail";
import EditIcon from "lucide-react/icons/pencil";
import CallIcon from "lucide-react/icons/phone";
import DeleteIcon from "lucide-react/icons/trash-2";
import { useTranslation } from "react-i18next";
import { localDay } from "../../lib/language/localDay.ts";
import { useFormat } from "../../lib/language/useFormat.ts";
import { useTaskActions } from "./useTaskActions.ts";

const ICONS = { "to-do": TodoIcon, call: CallIcon, mail: MailIcon };

/** A task with its checkbox: title, date, job and author. */
export function Task({ task, onEdit }: { task: CandidateTask; onEdit: () => void }) {
  const { t } = useTranslation("tasks");
  const format = useFormat();
  const { complete, remove } = useTaskActions();
  const { title, description, type, activity_date: day, remind_at: reminder, done_at: doneAt, can } = task;
  const Icon = ICONS[type];
  const isLate = doneAt === null && day < localDay();
  const facts = [
    format.date(day),
    task.vacancy?.name,
    task.assignee?.name,
    doneAt === null && reminder !== null ? t("reminds", { at: format.dateTime(reminder) }) : null,
    doneAt === null ? null : t("done-at", { date: format.date(doneAt) }),
  ].filter(Boolean);
  return (
    <Box
      component="li"
      sx={{
        display: "flex",
        gap: 2,
        alignItems: "flex-start",
        py: 3,
        borderTop: 1,
        borderColor: "divider",
        "&:first-of-type": { borderTop: 0 },
      }}
    >
      <Checkbox
        checked={doneAt !== null}
        disabled={!can.includes("complete") && !can.includes("reopen")}
        onChange={() => void complete(task, doneAt === null)}
        slotProps={{ input: { "aria-label": t("complete", { title }) } }}
        sx={{ mt: -2, ml: -2 }}
      />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography
          sx={{
            display: "flex",
            gap: 2,
            alignItems: "center",
            fontWeight: 600,
            overflowWrap: "anywhere",
            ...(doneAt !== null && { color: "text.secondary", textDecoration: "line-through" }),
          }}
        >
          <Box
            component={Icon}
            size={20}
            role="img"
            aria-label={t(`types.${type}`)}
            sx={{ color: "text.secondary" }}
          />
          {title}
        </Typography>
        {description && (
          <Typography sx={{ mt: 1, whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
            {description}
          </Typography>
        )}
        <Typography
          variant="caption"
          component="p"
          sx={{ mt: 1, color: isLate ? "warning.main" : "text.secondary" }}
        >
          {isLate && `${t("late")} · `}
          {facts.join(" · ")}
        </Typography>
      </Box>
      {can.includes("edit") && (
        <IconButton size="small" aria-label={t("edit", { title })} onClick={onEdit}>
          <EditIcon size={20} />
        </IconButton>
      )}
      {can.includes("delete") && (
        <IconButton size="small" aria-label={t("delete", { title })} onClick={() => void remove(task)}>
          <DeleteIcon size={20} />
        </IconButton>
      )}
    </Box>
  );
}
