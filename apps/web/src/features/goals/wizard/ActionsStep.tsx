import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import RemoveIcon from "lucide-react/icons/x";
import { useTranslation } from "react-i18next";
import { useIssueText } from "../../../lib/form/useIssueText.ts";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import { AddActivity } from "./AddActivity.tsx";
import { CoursesToAdd } from "./CoursesToAdd.tsx";
import { ProjectsToAdd } from "./ProjectsToAdd.tsx";
import type { GoalWizard } from "./useGoalWizard.ts";

/** Step 3: actions of the goal: activities, and courses and projects for its skills. */
export function ActionsStep({ wizard }: { wizard: GoalWizard }) {
  const { t } = useTranslation("goals");
  const textOf = useIssueText();
  const { actions, skills } = wizard.values;
  const problem = textOf(wizard.issueAt("actions"));
  const issueOf = (at: number) => {
    const field = Object.keys(wizard.issues).find((one) => one.startsWith(`actions.${at}.`));
    return field ? textOf(wizard.issueAt(field)) : undefined;
  };
  return (
    <Box sx={{ display: "grid", gap: 6 }}>
      {problem && <Alert severity="error">{problem}</Alert>}
      {actions.length > 0 && (
        <Box
          component="ul"
          aria-label={t("wizard.chosen")}
          sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 2 }}
        >
          {actions.map((action, at) => (
            <Box
              component="li"
              key={action.id ?? action.course_id ?? action.project_id ?? `${at} ${action.title}`}
              sx={{ pl: 4, pr: 2, py: 2, border: 1, borderColor: "divider", borderRadius: 1 }}
            >
              <Box sx={{ display: "flex", alignItems: "center", gap: 3 }}>
                <Typography sx={{ flex: 1, minWidth: 0, overflowWrap: "anywhere" }}>
                  {action.title}
                </Typography>
                <StatusChip label={t(`kind.${action.kind}`)} />
                <IconButton
                  aria-label={t("wizard.remove", { name: action.title })}
                  onClick={() => wizard.change({ actions: actions.filter((one) => one !== action) })}
                >
                  <RemoveIcon size={20} />
                </IconButton>
              </Box>
              {issueOf(at) && (
                <Typography variant="caption" role="alert" sx={{ color: "error.main" }}>
                  {issueOf(at)}
                </Typography>
              )}
            </Box>
          ))}
        </Box>
      )}
      <AddActivity wizard={wizard} />
      {skills.length > 0 && <CoursesToAdd wizard={wizard} />}
      {skills.length > 0 && <ProjectsToAdd wizard={wizard} />}
    </Box>
  );
}
