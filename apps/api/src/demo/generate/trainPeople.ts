import type { personSkills } from "../../domain/skills/personSkills.table.ts";
import { workdayBefore } from "../demoDates.ts";
import { demoId } from "../demoId.ts";
import { demoRandom } from "../demoRandom.ts";
import type { TrainingPlan } from "../plan.ts";
import type { DemoContext } from "./demoContext.ts";

type SkillRow = typeof personSkills.$inferInsert;

/** Share of the people with the skill who took the course. */
const TOOK_PART = 0.75;
/** The course was given in groups, over this many days. */
const GROUPS = 45;

/**
 * Returns skills with levels raised by the company's courses: earlier statements of these skills become the
 * level below.
 */
export function trainPeople(
  skills: readonly SkillRow[],
  trainings: readonly TrainingPlan[],
  context: DemoContext,
): SkillRow[] {
  const days = new Map(trainings.map(({ skill, daysAgo }) => [context.skillId(skill), daysAgo]));
  const trained = new Set<string>();
  const keyOf = ({ userId, skillId }: SkillRow) => `${userId} ${skillId}`;
  const changed = skills.flatMap((row): SkillRow[] => {
    const daysAgo = days.get(row.skillId);
    if (daysAgo === undefined || row.validTo || !row.level || row.level === 1) return [row];
    const random = demoRandom(`${row.userId} training ${row.skillId}`);
    if (!random.chance(TOOK_PART)) return [row];
    trained.add(keyOf(row));
    const finished = daysAgo - random.int(0, GROUPS);
    const at = workdayBefore(context.today, finished);
    const before: SkillRow = {
      ...row,
      id: demoId(row.userId, "skill", row.skillId, "before the course"),
      level: row.level - 1,
      source: "self",
      words: null,
      createdBy: row.userId,
      evidence: null,
      validFrom: workdayBefore(context.today, finished + random.int(300, 420)),
      validTo: at,
    };
    return [before, { ...row, validFrom: at }];
  });
  // Earlier levels that were drawn would overlap.
  const isKept = (row: SkillRow) =>
    !row.validTo ||
    !trained.has(keyOf(row)) ||
    row.id === demoId(row.userId, "skill", row.skillId, "before the course");
  return changed.filter(isKept);
}
