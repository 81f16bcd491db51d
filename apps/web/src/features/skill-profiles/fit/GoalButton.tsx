import type { MatchSheet } from "@vaardig/contract/matching";
import type { Skill } from "@vaardig/contract/skills/skills";
import { MakeGoalButton } from "../../../shared/goals/MakeGoalButton.tsx";

interface Props {
  sheet: MatchSheet;
  jobProfile: string | null;
  skill: Skill;
  /** Owner of the goal; absent for the reader's own. */
  person?: string;
  /** Level to reach; the required one by default. */
  level?: number | undefined;
}

/** Button that starts a goal for the required level of a skill. */
export function GoalButton({ sheet, jobProfile, skill, person, level }: Props) {
  const required = sheet.requirements.find((one) => one.skill.id === skill.id)?.need ?? 1;
  return (
    <MakeGoalButton
      name={skill.name}
      start={{
        skills: [{ id: skill.id, level: level ?? required }],
        ...(person && { person }),
        ...(jobProfile && { jobProfile }),
      }}
    />
  );
}
