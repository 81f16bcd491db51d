import type { CareerTarget } from "@vaardig/contract/career-path/careerPath";
import type { GoalStart } from "../../../shared/goals/addGoalPath.ts";

/** Maximum number of skills per goal, to keep it achievable. */
const SKILLS_MAX = 10;

/** Returns a goal for a job's gap: the costliest skills first, at the required levels. */
export function goalOf({ job, sheet }: CareerTarget, personId: string | undefined): GoalStart {
  const skills = sheet.requirements
    .filter(({ status }) => status !== "met" && status !== "level_unknown")
    .sort((a, b) => b.lost - a.lost)
    .slice(0, SKILLS_MAX)
    .map(({ skill, need }) => ({ id: skill.id, level: need }));
  return { name: job.name, jobProfile: job.id, skills, ...(personId && { person: personId }) };
}
