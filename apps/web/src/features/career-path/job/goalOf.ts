import type { CareerTarget } from "@vaardig/contract/career-path/careerPath";
import type { GoalStart } from "../../../shared/goals/addGoalPath.ts";

/** A goal is worked on; it holds no more skills than this. */
const SKILLS_MAX = 10;

/** A job as a goal: its gap, what costs most first, at the levels asked. */
export function goalOf({ job, sheet }: CareerTarget, personId: string | undefined): GoalStart {
  const skills = sheet.requirements
    .filter(({ status }) => status !== "met" && status !== "level_unknown")
    .sort((a, b) => b.lost - a.lost)
    .slice(0, SKILLS_MAX)
    .map(({ skill, need }) => ({ id: skill.id, level: need }));
  return { name: job.name, jobProfile: job.id, skills, ...(personId && { person: personId }) };
}
