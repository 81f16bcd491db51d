import { compileJob } from "@vaardig/matching/compileJob";
import type { Band, Claim, Requirement, SkillFacts } from "@vaardig/matching/model";
import { scoreCompiled } from "@vaardig/matching/scorer";
import { UNKNOWN_LEVEL } from "@vaardig/matching/scorerConfig";
import type { TeachingCourse } from "./courses.queries.ts";
import type { TaughtSkill } from "./taughtSkill.ts";

/** The effect of a course on a person. */
export interface CourseGain {
  basis: "job" | "skill" | "none";
  /** Points, 0–100. */
  gain: number;
  /** The match band after the course; null when the band does not change. */
  band: Band | null;
  /** Entry levels of the course that the person has not reached. */
  needs: readonly { skillId: string; level: number }[];
}

interface Reader {
  claims: readonly Claim[];
  /** Requirements of the person's own job profile; empty without one. */
  required: readonly Requirement[];
}

type Levels = ReadonlyMap<string, number>;

function levelsOf(claims: readonly Claim[], facts: SkillFacts): Levels {
  const levels = new Map<string, number>();
  for (const claim of claims) {
    const id = facts.canonical(claim.skillId);
    levels.set(id, Math.max(levels.get(id) ?? 0, claim.level ?? UNKNOWN_LEVEL));
  }
  return levels;
}

/**
 * Returns the claim a person could make after a course, with the same evidence as "what would lift it"
 * assumes.
 */
const learned = ({ skillId, levelTo }: TaughtSkill): Claim => ({
  skillId,
  level: levelTo,
  source: "self",
  lastUsedYears: 0,
});

/**
 * Returns a function for the points and band that a course adds to a match, computed by the common scorer;
 * each set of skills is scored once.
 */
function gainsFor(required: readonly Requirement[], claims: readonly Claim[], facts: SkillFacts) {
  const job = compileJob(required, facts);
  const before = job && scoreCompiled(job, claims, facts);
  const known = new Map<string, { gain: number; band: Band | null }>();
  return (course: TeachingCourse) => {
    if (!job || !before) return { gain: 0, band: null };
    const key = course.skills.map(({ skillId, levelTo }) => `${skillId}${levelTo}`).join();
    const scored = known.get(key);
    if (scored) return scored;
    const after = scoreCompiled(job, [...claims, ...course.skills.map(learned)], facts);
    const gain = 100 * ((after.score ?? 0) - (before.score ?? 0));
    const made = { gain, band: after.band === before.band ? null : after.band };
    known.set(key, made);
    return made;
  };
}

/**
 * Returns what each course adds to the match with the person's own job profile. When no course adds anything
 * there, because the profile does not require the skill or its level is reached, returns what each adds to
 * the skill itself, at the level that the courses lead to.
 */
export function courseGains(
  courses: readonly TeachingCourse[],
  skillId: string,
  { claims, required }: Reader,
  facts: SkillFacts,
): Map<string, CourseGain> {
  const levels = levelsOf(claims, facts);
  const needsOf = (course: TeachingCourse) =>
    course.skills
      .filter(({ skillId: id, levelFrom }) => levelFrom > (levels.get(facts.canonical(id)) ?? 0))
      .map(({ skillId: id, levelFrom }) => ({ skillId: id, level: levelFrom }));
  const basedOn = (basis: "job" | "skill", needed: readonly Requirement[]) => {
    const gainOf = gainsFor(needed, claims, facts);
    return courses.map((course) => ({ id: course.id, basis, ...gainOf(course), needs: needsOf(course) }));
  };
  const forJob = basedOn("job", required);
  const target = Math.max(
    1,
    ...courses.flatMap(({ skills }) =>
      skills.filter((one) => one.skillId === skillId).map((one) => one.levelTo),
    ),
  );
  const alone: Requirement = { skillId, level: target, kind: "essential", importance: 3, mustHave: false };
  const gains = forJob.some(({ gain }) => gain > 0) ? forJob : basedOn("skill", [alone]);
  return new Map(
    gains.map(({ id, gain, band, basis, needs }) => [
      id,
      gain > 0
        ? { basis, gain, band: basis === "job" ? band : null, needs }
        : { basis: "none", gain: 0, band: null, needs },
    ]),
  );
}

/** Sorts courses: those that can be started now first, then by gain per hour, then by length. */
export function rankCourses(
  courses: readonly TeachingCourse[],
  gains: ReadonlyMap<string, CourseGain>,
): TeachingCourse[] {
  const keyOf = (course: TeachingCourse) => {
    const found = gains.get(course.id);
    return {
      course,
      waits: found && found.needs.length > 0 ? 1 : 0,
      rate: (found?.gain ?? 0) / course.hours,
    };
  };
  return courses
    .map(keyOf)
    .sort(
      (a, b) =>
        a.waits - b.waits ||
        b.rate - a.rate ||
        a.course.hours - b.course.hours ||
        a.course.price - b.course.price ||
        (a.course.id < b.course.id ? -1 : 1),
    )
    .map(({ course }) => course);
}
