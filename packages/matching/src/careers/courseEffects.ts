import { adjacencyStrength } from "../adjacencyStrength.ts";
import { prepareClaims } from "../assess.ts";
import { adjacentCredit, claimCode, codeLevel, directCredit } from "../claimCode.ts";
import type { CompiledJob } from "../compileJob.ts";
import type { Claim, SkillFacts } from "../model.ts";
import { UNKNOWN_LEVEL } from "../scorerConfig.ts";

/** A course as input for selection: its hours, and the levels from and to which it raises each skill. */
export interface CourseOffer {
  id: string;
  hours: number;
  skills: readonly { skillId: string; levelFrom: number; levelTo: number }[];
}

/** Level by canonical skill id; an unstated level has the scorer's default. */
export type Levels = ReadonlyMap<string, number>;

/** Returns the levels that claims amount to. */
export function levelsOf(claims: readonly Claim[], facts: SkillFacts): Map<string, number> {
  const levels = new Map<string, number>();
  for (const { skillId, code } of prepareClaims(claims, facts))
    levels.set(skillId, Math.max(levels.get(skillId) ?? 0, codeLevel(code) || UNKNOWN_LEVEL));
  return levels;
}

/** Returns courses with canonical skill ids, as the other functions here require. */
export function canonicalCourses(courses: readonly CourseOffer[], facts: SkillFacts): CourseOffer[] {
  return courses.map(({ skills, ...rest }) => ({
    ...rest,
    skills: skills.map(({ skillId, ...levels }) => ({ skillId: facts.canonical(skillId), ...levels })),
  }));
}

/** Returns whether the entry levels of a course are met; level 0 requires nothing. */
function canBegin({ skills }: CourseOffer, levels: Levels): boolean {
  return skills.every(({ skillId, levelFrom }) => (levels.get(skillId) ?? 0) >= levelFrom);
}

/**
 * Takes courses in a feasible order as far as possible; returns the resulting levels and the courses taken,
 * in that order.
 */
export function takeCourses(
  courses: readonly CourseOffer[],
  levels: Levels,
): { levels: Map<string, number>; taken: CourseOffer[] } {
  const after = new Map(levels);
  const taken: CourseOffer[] = [];
  let waiting = courses;
  for (let isMoving = true; isMoving; ) {
    const left: CourseOffer[] = [];
    for (const course of waiting) {
      if (!canBegin(course, after)) {
        left.push(course);
        continue;
      }
      for (const { skillId, levelTo } of course.skills)
        after.set(skillId, Math.max(after.get(skillId) ?? 0, levelTo));
      taken.push(course);
    }
    isMoving = left.length > 0 && left.length < waiting.length;
    waiting = left;
  }
  return { levels: after, taken };
}

/** Returns the claims added by changed levels: self-stated and current, one per raised skill. */
export function claimsAfter(before: Levels, after: Levels): Claim[] {
  return [...after]
    .filter(([skillId, level]) => level > (before.get(skillId) ?? 0))
    .map(([skillId, level]) => ({ skillId, level, source: "self", lastUsedYears: 0 }));
}

/** Returns the credit of one self-stated, current claim on each requirement of a job. */
export function creditsOfLevel(
  skillId: string,
  level: number,
  job: CompiledJob,
  facts: SkillFacts,
): Float64Array {
  const code = claimCode({ level, source: "self", lastUsedYears: 0 });
  return Float64Array.from(job.requirements, (requirement) => {
    if (requirement.skillId === skillId) return directCredit(code, requirement.level);
    if (!job.adjacency) return 0;
    return adjacentCredit(
      adjacencyStrength(requirement.skillId, skillId, facts),
      codeLevel(code),
      requirement.level,
    );
  });
}
