import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import type { Theme } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import useMediaQuery from "@mui/material/useMediaQuery";
import type { GoalDetail } from "@vaardig/contract/goals/goals";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { useAuth } from "../../../lib/libState.ts";
import { usePath } from "../../../lib/usePath.ts";
import { FoldingRecordHeader } from "../../../ui/FoldingRecordHeader.tsx";
import { ThumbBar } from "../../../ui/ThumbBar.tsx";
import { GoalStateChip } from "../list/GoalStateChip.tsx";
import { ProgressBar } from "../list/ProgressBar.tsx";
import { GOAL_BUTTONS, GoalActs } from "./GoalActs.tsx";
import { MultilineText } from "./MultilineText.tsx";

/** Header of a goal: name, owner, progress and actions; a phone has the buttons at the thumb. */
export function GoalHeader({ goal }: { goal: GoalDetail }) {
  const { t } = useTranslation("goals");
  const format = useFormat();
  const { user } = useAuth();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down("sm"), { noSsr: true });
  const isMine = user?.id === goal.owner.id;
  const person = usePath()("employee-details", { candidateId: goal.owner.id });
  const dates = t("dates", { from: format.date(goal.start_date), to: format.date(goal.due_date) });
  const facts = [
    dates,
    goal.completed_at && t("completed-on", { date: format.date(goal.completed_at) }),
    goal.assigned_by && t("assigned-by", { name: goal.assigned_by }),
    goal.job_profile && t("wizard.for-job", { job: goal.job_profile.name }),
  ];
  const about = [
    goal.overdue ? t("overdue") : t(`state.${goal.state}`),
    format.percent(goal.progress / 100),
    isMine ? dates : `${t("goal-of")} ${goal.owner.name}`,
  ];
  return (
    <>
      <FoldingRecordHeader
        name={goal.name}
        about={about.join(" · ")}
        chips={<GoalStateChip goal={goal} />}
        acts={!isPhone && <GoalActs goal={goal} />}
        menu={() => isPhone && <GoalActs goal={goal} only={[]} hasMenu />}
      >
        {!isMine && (
          <Typography sx={{ mt: 1 }}>
            {t("goal-of")}{" "}
            {person ? (
              <Link component={RouterLink} to={person}>
                {goal.owner.name}
              </Link>
            ) : (
              goal.owner.name
            )}
          </Typography>
        )}
        <Typography sx={{ mt: 1, color: "text.secondary" }}>{facts.filter(Boolean).join(" · ")}</Typography>
        <MultilineText text={goal.description} />
        {goal.reason && <Typography sx={{ mt: 3 }}>{t("reason", { reason: goal.reason })}</Typography>}
        <Box sx={{ mt: 5, maxWidth: 480 }}>
          <ProgressBar value={goal.progress} label={t("progress-of", { name: goal.name })} />
        </Box>
      </FoldingRecordHeader>
      {isPhone && GOAL_BUTTONS.some((one) => goal.can.includes(one)) && (
        <ThumbBar>
          <GoalActs goal={goal} only={GOAL_BUTTONS} />
        </ThumbBar>
      )}
    </>
  );
}
