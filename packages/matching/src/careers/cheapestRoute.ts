import type { CompiledJob } from "../compileJob.ts";
import { type Change, findLift } from "../lift.ts";
import type { Band, Claim, SkillFacts } from "../model.ts";
import { scoreCompiled } from "../scorer.ts";
import { chooseCourses } from "./chooseCourses.ts";
import { type CourseOffer, canonicalCourses, claimsAfter, levelsOf, takeCourses } from "./courseEffects.ts";

/** How a person reaches the next band of a job: ordered courses, and level changes that no course covers. */
export interface CheapestRoute {
  band: Band;
  courseIds: string[];
  hours: number;
  changes: readonly Change[];
  approximate: boolean;
}

/**
 * Returns the fewest hours to the next band: courses alone when they suffice; otherwise the fewest level
 * changes needed besides all courses, then the fewest course hours given those changes. Null in the best
 * band and without a score.
 */
export function cheapestRoute(problem: {
  job: CompiledJob;
  claims: readonly Claim[];
  courses: readonly CourseOffer[];
  facts: SkillFacts;
}): CheapestRoute | null {
  const { job, claims, courses, facts } = problem;
  if (scoreCompiled(job, claims, facts).band === null) return null;
  const alone = chooseCourses(problem);
  if (alone) return { ...alone, changes: [] };
  const levels = levelsOf(claims, facts);
  const studied = claimsAfter(levels, takeCourses(canonicalCourses(courses, facts), levels).levels);
  const lift = findLift(job, scoreCompiled(job, [...claims, ...studied], facts), facts);
  if (!lift) return null;
  const { band, changes } = lift;
  const raised = changes.map(
    ({ skillId, toLevel }): Claim => ({ skillId, level: toLevel, source: "self", lastUsedYears: 0 }),
  );
  const before = scoreCompiled(job, [...claims, ...raised], facts);
  const isEnough = before.band === band;
  const beside = isEnough ? null : chooseCourses({ job, claims: [...claims, ...raised], courses, facts });
  const { courseIds = [], hours = 0, approximate = false } = beside ?? {};
  return { band, courseIds, hours, changes, approximate };
}
