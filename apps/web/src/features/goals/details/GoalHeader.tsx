import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import CardContent from "@mui/material/CardContent";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import type { GoalDetail } from "@vaardig/contract/goals/goals";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { useAuth } from "../../../lib/libState.ts";
import { usePath } from "../../../lib/usePath.ts";
import { GoalStateChip } from "../list/GoalStateChip.tsx";
import { ProgressBar } from "../list/ProgressBar.tsx";
import { GoalActs } from "./GoalActs.tsx";
import { MultilineText } from "./MultilineText.tsx";

/** Header of a goal: name, owner, progress and actions. */
export function GoalHeader({ goal }: { goal: GoalDetail }) {
  const { t } = useTranslation("goals");
  const format = useFormat();
  const { user } = useAuth();
  const isMine = user?.id === goal.owner.id;
  const person = usePath()("employee-details", { candidateId: goal.owner.id });
  const about = [
    t("dates", { from: format.date(goal.start_date), to: format.date(goal.due_date) }),
    goal.completed_at && t("completed-on", { date: format.date(goal.completed_at) }),
    goal.assigned_by && t("assigned-by", { name: goal.assigned_by }),
    goal.job_profile && t("wizard.for-job", { job: goal.job_profile.name }),
  ];
  return (
    <Card component="header" sx={{ mb: 6 }}>
      <CardContent>
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 4, alignItems: "flex-start" }}>
          <Box sx={{ flex: "1 1 320px", minWidth: 0 }}>
            <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 3, rowGap: 1, alignItems: "center" }}>
              <Typography variant="h1" sx={{ overflowWrap: "anywhere" }}>
                {goal.name}
              </Typography>
              <GoalStateChip goal={goal} />
            </Box>
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
            <Typography sx={{ mt: 1, color: "text.secondary" }}>
              {about.filter(Boolean).join(" · ")}
            </Typography>
          </Box>
          <GoalActs goal={goal} />
        </Box>
        <MultilineText text={goal.description} />
        {goal.reason && <Typography sx={{ mt: 3 }}>{t("reason", { reason: goal.reason })}</Typography>}
        <Box sx={{ mt: 5, maxWidth: 480 }}>
          <ProgressBar value={goal.progress} label={t("progress-of", { name: goal.name })} />
        </Box>
      </CardContent>
    </Card>
  );
}
