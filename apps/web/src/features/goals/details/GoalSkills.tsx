import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import CardContent from "@mui/material/CardContent";
import Typography from "@mui/material/Typography";
import type { GoalDetail } from "@vaardig/contract/goals/goals";
import type { LevelProposal } from "@vaardig/contract/goals/levelProposals";
import { useTranslation } from "react-i18next";
import { useNotifyErrors } from "../../../lib/useNotifyErrors.ts";
import { LevelSteps } from "../../../shared/skills/LevelSteps.tsx";
import { asLevel } from "../../../shared/skills/levelNames.ts";
import { useGetLevelProposalsQuery, useWithdrawLevelProposalMutation } from "../goals.api.ts";

/** Skills of a goal: current level, target level outlined, and state of a proposed level. */
export function GoalSkills({ goal }: { goal: GoalDetail }) {
  const { t } = useTranslation("goals");
  const { data } = useGetLevelProposalsQuery({ query: { goal_id: goal.id } });
  const proposalOf = (id: string) => data?.data.find(({ skill }) => skill.id === id);
  return (
    <Card component="section" aria-labelledby="goal-skills">
      <CardContent>
        <Typography id="goal-skills" variant="h2">
          {t("wizard.step.skills")}
        </Typography>
        <Box component="ul" sx={{ m: 0, mt: 3, p: 0, listStyle: "none" }}>
          {goal.skills.map(({ skill, level, current }) => {
            const proposal = proposalOf(skill.id);
            return (
              <Box component="li" key={skill.id} sx={{ py: 3, borderTop: 1, borderColor: "divider" }}>
                <Typography sx={{ fontWeight: 500, mb: 1, overflowWrap: "anywhere" }}>
                  {skill.name}
                </Typography>
                <LevelSteps level={current} required={level} kind={skill.kind} />
                {proposal && <ProposalLine proposal={proposal} />}
              </Box>
            );
          })}
        </Box>
      </CardContent>
    </Card>
  );
}

function ProposalLine({ proposal }: { proposal: LevelProposal }) {
  const { t } = useTranslation(["goals", "common"]);
  const notifyErrors = useNotifyErrors();
  const [withdraw, { isLoading }] = useWithdrawLevelProposalMutation();
  const { declined } = proposal;
  const level = t(`common:levels.${asLevel(proposal.level) ?? 1}`);
  return (
    <Box sx={{ mt: 2, display: "flex", flexWrap: "wrap", gap: 2, alignItems: "center" }}>
      <Typography variant="caption" sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>
        {declined
          ? t("goals:proposal.declined", {
              level,
              name: declined.by ?? t("goals:someone"),
              reason: declined.reason,
            })
          : t("goals:proposal.waits", { level })}
      </Typography>
      {proposal.can.includes("withdraw") && (
        <Button
          size="small"
          disabled={isLoading}
          onClick={() => void notifyErrors(() => withdraw({ query: { id: proposal.id } }).unwrap())}
        >
          {t(declined ? "goals:proposal.dismiss" : "goals:proposal.withdraw")}
        </Button>
      )}
    </Box>
  );
}
