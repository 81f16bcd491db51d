import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import type { GoalAction } from "@vaardig/contract/goals/goals";
import OpenIcon from "lucide-react/icons/circle";
import DoneIcon from "lucide-react/icons/circle-check";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { usePath } from "../../../lib/usePath.ts";
import { StatusChip } from "../../../ui/StatusChip.tsx";

interface Props {
  action: GoalAction;
  canAct: boolean;
  onDone: () => void;
  onUndo: () => void;
}

/** An action with its progress; a course follows its enrolment, so that here only a level can be proposed. */
export function GoalActionRow({ action, canAct, onDone, onUndo }: Props) {
  const { t } = useTranslation("goals");
  const format = useFormat();
  const pathTo = usePath();
  const isDone = action.progress === 100;
  const isCourse = action.kind === "course";
  const projectPath =
    action.project_id && !action.is_closed && pathTo("project-details", { projectId: action.project_id });
  const coursePath =
    action.course_id && action.skill_id && pathTo("course-details", { courseId: action.course_id });
  const target = projectPath || (coursePath && `${coursePath}?skill=${action.skill_id}`);
  const Icon = isDone ? DoneIcon : OpenIcon;
  const state = isDone ? "done" : action.progress > 0 ? "started" : "open";
  const about = [
    isCourse && t(`course.${state}`),
    action.done_at && t("done-on", { date: format.date(action.done_at) }),
  ];
  return (
    <Box
      component="li"
      sx={{
        py: 3,
        display: "flex",
        flexWrap: "wrap",
        columnGap: 3,
        rowGap: 2,
        alignItems: "center",
        borderTop: 1,
        borderColor: "divider",
      }}
    >
      <Box
        component={Icon}
        size={20}
        aria-hidden
        sx={{ color: isDone ? "primary.main" : "controlLine", flex: "none" }}
      />
      <Box sx={{ flex: "1 1 200px", minWidth: 0 }}>
        <Typography sx={{ overflowWrap: "anywhere" }}>
          {target ? (
            <Link component={RouterLink} to={target}>
              {action.title}
            </Link>
          ) : (
            action.title
          )}
        </Typography>
        <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
          {about.filter(Boolean).join(" · ")}
        </Typography>
      </Box>
      {action.is_closed && (
        <StatusChip label={t(isCourse ? "closed.course" : "closed.project")} tone="attention" />
      )}
      {canAct && !isDone && !isCourse && (
        <Button
          variant="outlined"
          aria-label={t("act-on", { act: t("act.done"), name: action.title })}
          onClick={onDone}
        >
          {t("act.done")}
        </Button>
      )}
      {canAct && isDone && !isCourse && (
        <Button aria-label={t("act-on", { act: t("act.undo"), name: action.title })} onClick={onUndo}>
          {t("act.undo")}
        </Button>
      )}
      {canAct && isDone && isCourse && (
        <Button
          variant="outlined"
          aria-label={t("act-on", { act: t("reached.propose"), name: action.title })}
          onClick={onDone}
        >
          {t("reached.propose")}
        </Button>
      )}
    </Box>
  );
}
