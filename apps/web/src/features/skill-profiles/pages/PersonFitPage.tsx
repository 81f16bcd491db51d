import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import type { MatchRequirement } from "@vaardig/contract/matching";
import type { Skill } from "@vaardig/contract/skills/skills";
import VerifiedIcon from "lucide-react/icons/badge-check";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { useAddress } from "../../../lib/useAddress.ts";
import { ConfirmQueue } from "../../../shared/skills/confirm/ConfirmQueue.tsx";
import { toConfirm } from "../../../shared/skills/confirm/toConfirm.ts";
import {
  useGetJobRequirementsQuery,
  useGetSkillProficiencyQuery,
} from "../../../shared/skills/skills.api.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { DetailSkeleton } from "../../../ui/Skeletons.tsx";
import { FitSkillSheet } from "../fit/FitSkillSheet.tsx";
import { GoalButton } from "../fit/GoalButton.tsx";
import { JobFit } from "../fit/JobFit.tsx";

/** A person's match with their own job, for people who answer for them, with levels to confirm. */
export function PersonFitPage() {
  const { t } = useTranslation(["skill-profiles", "rating"]);
  const { candidateId = "" } = useParams();
  const address = useAddress();
  const [isQueueOpen, setQueueOpen] = useState(false);
  const query = { user_id: candidateId };
  const { currentData: fit, error, refetch } = useGetJobRequirementsQuery({ query });
  const { currentData: skills } = useGetSkillProficiencyQuery({ query });
  const chosen = address.get("skill");
  const canConfirm = fit?.can.includes("confirm") ?? false;
  const open = ({ id }: Skill) => address.set({ skill: id });

  if (!fit) {
    return error ? (
      <ErrorState title={t("skill-profiles:fit.not-loaded")} error={error} onRetry={refetch} />
    ) : (
      <DetailSkeleton lines={8} />
    );
  }
  const { sheet } = fit;
  const asked = new Set(sheet?.requirements.map(({ skill }) => skill.id));
  const waiting = toConfirm(skills?.data ?? []).filter(({ skill }) => asked.has(skill.id));
  const isWaiting = ({ skill }: MatchRequirement) => waiting.some((one) => one.skill.id === skill.id);
  const confirmButton = (skill: Skill) =>
    canConfirm && (
      <Button
        size="small"
        variant="outlined"
        aria-label={`${t("skill-profiles:fit.rate")}: ${skill.name}`}
        onClick={() => open(skill)}
      >
        {t("skill-profiles:fit.rate")}
      </Button>
    );
  return (
    <>
      {sheet ? (
        <JobFit
          sheet={sheet}
          title={sheet.title}
          help={t("skill-profiles:fit.help", { name: sheet.person.name })}
          action={
            canConfirm &&
            waiting.length > 0 && (
              <Button variant="contained" startIcon={<VerifiedIcon />} onClick={() => setQueueOpen(true)}>
                {t("rating:give.queue", { count: waiting.length })}
              </Button>
            )
          }
          gapActs={(skill, level) => (
            <>
              {confirmButton(skill)}
              <GoalButton
                sheet={sheet}
                jobProfile={fit.job_profile_id}
                skill={skill}
                person={candidateId}
                level={level}
              />
            </>
          )}
          rowAction={(requirement) => isWaiting(requirement) && confirmButton(requirement.skill)}
        />
      ) : (
        <Card>
          <EmptyState
            drawing="path"
            title={t("skill-profiles:fit.none-title")}
            description={t("skill-profiles:fit.none-help")}
          />
        </Card>
      )}
      {chosen && (
        <FitSkillSheet
          key={chosen}
          userId={candidateId}
          skillId={chosen}
          sheet={sheet}
          skills={skills?.data ?? []}
          canConfirm={canConfirm}
          onClose={() => address.set({ skill: null })}
        />
      )}
      {isQueueOpen && (
        <ConfirmQueue userId={candidateId} skills={waiting} onClose={() => setQueueOpen(false)} />
      )}
    </>
  );
}
