import { bandAbove } from "../bands.ts";
import type { CompiledJob } from "../compileJob.ts";
import type { Band, Claim, SkillFacts } from "../model.ts";
import { scoreCompiled } from "../scorer.ts";
import { LEVEL_MAX } from "../scorerConfig.ts";
import { EXACT_COURSES } from "./careerConfig.ts";
import { cheapestSet, compareCourseSets, greedySet, hoursOf } from "./cheapestSet.ts";
import { type CourseOffer, canonicalCourses, takeCourses } from "./courseEffects.ts";
import { CourseOutcome } from "./courseOutcome.ts";

export interface CourseChoice {
  band: Band;
  /** In an order in which the courses can be taken. */
  courseIds: string[];
  hours: number;
  /** True when there are too many relevant courses for an exact result: a cheaper set may exist. */
  approximate: boolean;
}

interface Problem {
  job: CompiledJob;
  claims: readonly Claim[];
  courses: readonly CourseOffer[];
  facts: SkillFacts;
}

/**
 * Returns courses that raise a skill with credit for the job, or a skill that such a course requires first.
 */
function relevantCourses(outcome: CourseOutcome, courses: readonly CourseOffer[]): CourseOffer[] {
  const held = (skillId: string) => outcome.levels.get(skillId) ?? 0;
  const helps = (skillId: string) =>
    outcome.creditsOf(skillId, LEVEL_MAX).some((credit, at) => credit > (outcome.start[at] ?? 0));
  const wanted = new Set(courses.flatMap(({ skills }) => skills.map(({ skillId }) => skillId)).filter(helps));
  const relevant = new Set<CourseOffer>();
  for (let before = -1; before < relevant.size; ) {
    before = relevant.size;
    for (const course of courses) {
      if (!course.skills.some(({ skillId, levelTo }) => wanted.has(skillId) && levelTo > held(skillId)))
        continue;
      relevant.add(course);
      for (const { skillId, levelFrom } of course.skills) if (levelFrom > held(skillId)) wanted.add(skillId);
    }
  }
  return [...relevant];
}

/** Returns the cheaper of a greedy set and the exact set among the most promising courses. */
function shortlistedSet(outcome: CourseOutcome, courses: readonly CourseOffer[]): CourseOffer[] | null {
  const greedy = greedySet(outcome, courses);
  if (!greedy) return null;
  const worth = (one: CourseOffer) => outcome.score(outcome.creditsAfter([one])) / Math.max(one.hours, 1);
  const rest = courses.filter((one) => !greedy.includes(one)).sort((a, b) => worth(b) - worth(a));
  const shortlist = [...greedy, ...rest].slice(0, EXACT_COURSES);
  const exact = cheapestSet(outcome, shortlist);
  return exact && compareCourseSets(exact, greedy) < 0 ? exact : greedy;
}

/**
 * Returns the courses with the fewest hours, then the fewest courses, that lift a person to the next band of
 * a job, by the scorer itself and respecting entry levels. Exact for at most 15 courses. Null in the best
 * band, without a score, and when all courses together do not suffice.
 */
export function chooseCourses({ job, claims, courses, facts }: Problem): CourseChoice | null {
  const now = scoreCompiled(job, claims, facts);
  const band = now.band && bandAbove(now.band);
  if (band === null) return null;
  const credits = Float64Array.from(now.assessments, ({ credit }) => credit);
  const outcome = new CourseOutcome({ job, claims, facts, credits }, band);
  const relevant = relevantCourses(outcome, canonicalCourses(courses, facts));
  const { taken: candidates } = takeCourses(relevant, outcome.levels);
  if (!outcome.reaches(outcome.creditsAfter(candidates))) return null;
  const approximate = candidates.length > EXACT_COURSES;
  const found = approximate ? shortlistedSet(outcome, candidates) : cheapestSet(outcome, candidates);
  if (!found) return null;
  const { taken } = takeCourses(found, outcome.levels);
  return { band, courseIds: taken.map(({ id }) => id), hours: hoursOf(taken), approximate };
}
