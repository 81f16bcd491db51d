import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { Goal } from "@vaardig/contract/goals/goals";
import { LIMITS } from "@vaardig/contract/limits";
import { use, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { useAuth } from "../../../lib/libState.ts";
import { usePath } from "../../../lib/usePath.ts";
import { ActionDialog } from "../../../ui/ActionDialog.tsx";
import { type MenuAct, MoreMenu } from "../../../ui/ActsMenu.tsx";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { LongText } from "../../../ui/LongText.tsx";
import { PausedContext } from "../../../ui/whilePaused.ts";
import { ReachedDialog } from "./ReachedDialog.tsx";
import { type GoalCommand, useGoalActs } from "./useGoalActs.ts";

/** Actions shown as buttons; the others are in the menu. */
export const GOAL_BUTTONS = ["accept", "decline", "start", "complete", "reopen"] as const;
const ASKS: readonly GoalCommand[] = ["decline", "cancel", "complete", "delete"];

interface Props {
  goal: Goal;
  /** Limits the buttons to these. */
  only?: readonly GoalCommand[];
  /** Shows the menu of the other actions; by default where the buttons are not limited. */
  hasMenu?: boolean;
}

/** Actions on a goal; those that end it ask for confirmation. */
export function GoalActs({ goal, only, hasMenu = !only }: Props) {
  const { t } = useTranslation("goals");
  const pathTo = usePath();
  const navigate = useNavigate();
  const { user } = useAuth();
  const { run, problem, isBusy } = useGoalActs(goal);
  const [asked, setAsked] = useState<GoalCommand | null>(null);
  const [reason, setReason] = useState("");
  const close = () => {
    setAsked(null);
    setReason("");
  };
  const act = (command: GoalCommand) => (ASKS.includes(command) ? setAsked(command) : void run(command));
  const edit = pathTo("add-goal");
  const acts: MenuAct[] = [
    ...(goal.can.includes("edit") && edit
      ? [{ key: "edit", label: t("act.edit"), to: `${edit}?goal=${goal.id}` }]
      : []),
    ...(["cancel", "delete"] as const).flatMap((key) =>
      goal.can.includes(key)
        ? [{ key, label: t(`act.${key}`), isFinal: key === "delete", onAct: () => act(key) }]
        : [],
    ),
  ];
  const answer = async (command: GoalCommand) => {
    if (!(await run(command, { reason }))) return;
    close();
    const isMine = goal.owner.id === user?.id;
    const list = (isMine ? undefined : pathTo("line-goals")) ?? pathTo("goals");
    if (command === "delete" && list) navigate(list, { replace: true });
  };
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, alignItems: "center" }}>
      {GOAL_BUTTONS.filter((one) => goal.can.includes(one) && (only?.includes(one) ?? true)).map(
        (one, at) => (
          <Button
            key={one}
            variant={at === 0 && one !== "reopen" ? "contained" : "outlined"}
            aria-disabled={isBusy}
            aria-label={only ? t("act-on", { act: t(`act.${one}`), name: goal.name }) : undefined}
            onClick={() => act(one)}
          >
            {t(`act.${one}`)}
          </Button>
        ),
      )}
      {hasMenu && <MoreMenu label={t("more", { name: goal.name })} acts={acts} />}
      {asked === "complete" && (
        <ReachedDialog
          goal={goal}
          title={t("reached.goal-title")}
          unfinished={goal.actions_count - goal.actions_done}
          confirm={t("act.complete")}
          skillIds={goal.skills.map(({ skill }) => skill.id)}
          isBusy={isBusy}
          problem={problem}
          onConfirm={async (words) => {
            if (await run("complete", words)) close();
          }}
          onClose={close}
        />
      )}
      {(asked === "decline" || asked === "cancel") && (
        <ActionDialog
          title={t(`ask.${asked}`, { name: goal.name })}
          confirm={t(`act.${asked}`)}
          disabled={asked === "cancel" && reason.trim() === ""}
          isBusy={isBusy}
          problem={problem}
          onConfirm={() => void answer(asked)}
          onClose={close}
        >
          {use(PausedContext)}
          <LongText
            label={t(asked === "cancel" ? "ask.reason" : "ask.reason-optional")}
            value={reason}
            onChange={setReason}
            limit={LIMITS.description}
            required={asked === "cancel"}
          />
        </ActionDialog>
      )}
      <ConfirmDialog
        open={asked === "delete"}
        title={t("ask.delete", { name: goal.name })}
        text={t("ask.delete-text")}
        confirm={t("act.delete")}
        isBusy={isBusy}
        onConfirm={() => void answer("delete")}
        onClose={close}
      />
    </Box>
  );
}
