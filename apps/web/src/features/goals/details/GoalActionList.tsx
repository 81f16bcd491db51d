import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import CardContent from "@mui/material/CardContent";
import Typography from "@mui/material/Typography";
import { ACTION_KINDS, type GoalAction, type GoalDetail } from "@vaardig/contract/goals/goals";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isApiError } from "../../../lib/api/apiError.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { useCompleteGoalActionMutation, useReopenGoalActionMutation } from "../goals.api.ts";
import { GoalActionRow } from "./GoalActionRow.tsx";
import { ReachedDialog } from "./ReachedDialog.tsx";
import type { CommandFields } from "./useGoalActs.ts";

const LIST_OF = { course: "courses", project: "projects", activity: "activities" } as const;

/** A goal's actions by kind; completing one may propose a level. */
export function GoalActionList({ goal }: { goal: GoalDetail }) {
  const { t } = useTranslation("goals");
  const { show } = useSnackbar();
  const [complete, completing] = useCompleteGoalActionMutation();
  const [reopen] = useReopenGoalActionMutation();
  const [asked, setAsked] = useState<GoalAction | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const of = { id: goal.id, version: goal.version };
  const canAct = goal.can.includes("complete_action");

  const refuse = (error: unknown) => {
    if (!isApiError(error)) throw error;
    setProblem(error.message);
    show(error.message, "error");
  };
  const done = async (action: GoalAction, { levels = [], evidence = "" }: CommandFields) => {
    setProblem(null);
    try {
      await complete({ body: { ...of, action_id: action.id, levels, evidence } }).unwrap();
      show(t(levels.length > 0 ? "done.action-proposed" : "done.action"));
      setAsked(null);
    } catch (error) {
      refuse(error);
    }
  };
  const undo = async (action: GoalAction) => {
    try {
      await reopen({ body: { ...of, action_id: action.id } }).unwrap();
    } catch (error) {
      refuse(error);
    }
  };
  return (
    <Card component="section" aria-labelledby="goal-actions">
      <CardContent>
        <Typography id="goal-actions" variant="h2">
          {t("wizard.step.actions")}
        </Typography>
        {ACTION_KINDS.map((kind) => {
          const list = goal.actions[LIST_OF[kind]];
          if (list.length === 0) return null;
          return (
            <Box key={kind} sx={{ mt: 4 }}>
              <Typography variant="h4" component="h3" sx={{ mb: 1 }}>
                {t(`kinds.${kind}`)}
              </Typography>
              <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
                {list.map((action) => (
                  <GoalActionRow
                    key={action.id}
                    action={action}
                    canAct={canAct}
                    onDone={() => {
                      setProblem(null);
                      setAsked(action);
                    }}
                    onUndo={() => void undo(action)}
                  />
                ))}
              </Box>
            </Box>
          );
        })}
        {asked && (
          <ReachedDialog
            goal={goal}
            title={t("reached.action-title", { name: asked.title })}
            confirm={t(asked.kind === "course" ? "reached.propose" : "act.done")}
            skillIds={asked.skill_id ? [asked.skill_id] : goal.skills.map(({ skill }) => skill.id)}
            isBusy={completing.isLoading}
            problem={problem}
            onConfirm={(words) => void done(asked, words)}
            onClose={() => setAsked(null)}
          />
        )}
      </CardContent>
    </Card>
  );
}
