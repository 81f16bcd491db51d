import type { CareerCourse, CheapestRoute } from "@vaardig/contract/career-path/careerPath";
import type { Language } from "@vaardig/contract/limits";
import { cheapestRoute } from "@vaardig/matching/careers/cheapestRoute";
import { claimsAfter, levelsOf, takeCourses } from "@vaardig/matching/careers/courseEffects";
import { compileJob } from "@vaardig/matching/compileJob";
import type { Claim } from "@vaardig/matching/model";
import type { Tx } from "../../platform/db/database.ts";
import { coursesForSkills, type TeachingCourse } from "../learning/courses/courses.queries.ts";
import type { RequiredSkill } from "../matching/matchEngine.ts";
import { skillFactsOf } from "../matching/skillFactsOf.ts";
import { skillsById } from "../taxonomy/skillsById.ts";

interface CareerCourseQuery {
  claims: readonly Claim[];
  required: RequiredSkill[];
  language: Language;
}

/** The cheapest route of courses to the next match band of a job profile, and the courses considered. */
export interface CourseRoute {
  cheapest: CheapestRoute | null;
  /** Courses that raise a required skill above the current level, shortest first. */
  courses: CareerCourse[];
}

const skillIdsOf = (entries: readonly { skillId: string }[]) => entries.map(({ skillId }) => skillId);

/**
 * Finds the courses with the fewest hours that lead to the next match band, among those that teach required
 * skills.
 */
export async function findCourseRoute(
  tx: Tx,
  companyId: string,
  { claims, required, language }: CareerCourseQuery,
): Promise<CourseRoute> {
  const courses = await coursesForSkills(tx, companyId, skillIdsOf(required), language);
  const held = [...skillIdsOf(claims), ...courses.flatMap(({ skills }) => skillIdsOf(skills))];
  const facts = await skillFactsOf(tx, companyId, skillIdsOf(required), [...new Set(held)]);
  const job = compileJob(required, facts);
  const route = job && cheapestRoute({ job, claims, courses, facts });
  const levels = levelsOf(claims, facts);
  const asked = new Set(required.map(({ skillId }) => facts.canonical(skillId)));
  const useful = courses.filter(({ skills }) =>
    skills.some(({ skillId, levelTo }) => {
      const id = facts.canonical(skillId);
      return asked.has(id) && levelTo > (levels.get(id) ?? 0);
    }),
  );
  const present = await coursePresenter(
    tx,
    courses,
    route?.changes.map(({ skillId }) => skillId) ?? [],
    language,
  );
  return {
    courses: present.courses(useful.map(({ id }) => id)),
    cheapest: route && {
      band: route.band,
      hours: route.hours,
      approximate: route.approximate,
      courses: present.courses(route.courseIds),
      changes: route.changes.flatMap(({ skillId, fromLevel, toLevel }) => {
        const skill = present.skills.get(skillId);
        return skill ? { skill, from: fromLevel, to: toLevel } : [];
      }),
    },
  };
}

async function coursePresenter(
  tx: Tx,
  courses: readonly TeachingCourse[],
  more: readonly string[],
  language: Language,
) {
  const byId = new Map(courses.map((course) => [course.id, course]));
  const taught = courses.flatMap(({ skills }) => skillIdsOf(skills));
  const skills = await skillsById(tx, [...taught, ...more], language);
  return {
    skills,
    courses: (ids: readonly string[]): CareerCourse[] =>
      ids.flatMap((id) => {
        const course = byId.get(id);
        if (!course) return [];
        const { title, hours } = course;
        const levels = course.skills.flatMap(({ skillId, levelFrom, levelTo }) => {
          const skill = skills.get(skillId);
          return skill ? { skill, from: levelFrom, to: levelTo } : [];
        });
        return { id, title, hours, skills: levels };
      }),
  };
}

/**
 * Returns the claims that chosen courses would add, and the courses whose entry level the person has not
 * reached.
 */
export async function claimsOfChosenCourses(
  tx: Tx,
  companyId: string,
  claims: readonly Claim[],
  courses: readonly TeachingCourse[],
): Promise<{ added: Claim[]; tooHigh: TeachingCourse[] }> {
  const taught = courses.flatMap(({ skills }) => skillIdsOf(skills));
  const facts = await skillFactsOf(tx, companyId, [], [...new Set([...taught, ...skillIdsOf(claims)])]);
  const levels = levelsOf(claims, facts);
  const canonical = courses.map((course) => ({
    ...course,
    skills: course.skills.map((one) => ({ ...one, skillId: facts.canonical(one.skillId) })),
  }));
  const { levels: after, taken } = takeCourses(canonical, levels);
  const begun = new Set(taken.map(({ id }) => id));
  return { added: claimsAfter(levels, after), tooHigh: courses.filter(({ id }) => !begun.has(id)) };
}
