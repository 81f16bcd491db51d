import type { MatchSheet } from "@vaardig/contract/matching";
import type { PersonSkill, Skill } from "@vaardig/contract/skills/skills";
import { ConfirmForm } from "../../../shared/skills/confirm/ConfirmForm.tsx";
import { SkillHistorySheet } from "../../../shared/skills/history/SkillHistorySheet.tsx";
import { useGetSkillHistoryQuery } from "../../../shared/skills/skills.api.ts";

interface Props {
  userId: string;
  skillId: string;
  sheet: MatchSheet | null;
  /** The person's skills. */
  skills: readonly PersonSkill[];
  canConfirm: boolean;
  onClose: () => void;
}

/** Sheet of a person's skill: its history, and the level to confirm next to the required one. */
export function FitSkillSheet({ userId, skillId, sheet, skills, canConfirm, onClose }: Props) {
  const current = skills.find((one) => one.skill.id === skillId);
  const requirement = sheet?.requirements.find((one) => one.skill.id === skillId);
  const known: Skill | undefined = current?.skill ?? requirement?.skill;
  // A skill that neither the person nor the job has gets its name from the history.
  const { data } = useGetSkillHistoryQuery({ query: { skill_id: skillId, user_id: userId } });
  const skill = known ?? data?.skill;
  if (!skill) return null;
  return (
    <SkillHistorySheet skill={skill} userId={userId} onClose={onClose}>
      {canConfirm && current?.source !== "language" && (
        <ConfirmForm
          key={current?.updated_at}
          userId={userId}
          skill={skill}
          current={current}
          required={requirement?.need}
        />
      )}
    </SkillHistorySheet>
  );
}
