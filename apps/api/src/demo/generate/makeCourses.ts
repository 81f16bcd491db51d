import type { Starter, StarterSkill } from "@vaardig/taxonomy/starter/starterTypes";
import type { FeedCourse } from "../../domain/learning/courses/feed/feedCourse.ts";
import { dateBefore } from "../demoDates.ts";
import { demoRandom } from "../demoRandom.ts";

/** Source of the demo's courses; the provider is fictitious, and no link leads elsewhere. */
export const DEMO_FEED = "demo";
const PROVIDER = "Leerhaven (demo)";
/**
 * Minimum number of skills with courses: those that the demo's own jobs require, then those that most jobs
 * require.
 */
const SKILLS = 180;

interface Step {
  from: number;
  to: number;
  hours: readonly [number, number];
  en: (skill: string) => string;
  nl: (skill: string) => string;
}

/** Courses per level; a skill has one of each, two of them for beginners. */
const STEPS: readonly Step[] = [
  {
    from: 0,
    to: 1,
    hours: [2, 6],
    en: (s) => `${s}: a first look`,
    nl: (s) => `${s}: een eerste kennismaking`,
  },
  { from: 0, to: 2, hours: [8, 20], en: (s) => `${s}: the basics`, nl: (s) => `${s}: de basis` },
  { from: 2, to: 3, hours: [10, 32], en: (s) => `${s} in practice`, nl: (s) => `${s} in de praktijk` },
  { from: 3, to: 5, hours: [20, 60], en: (s) => `${s}: advanced`, nl: (s) => `${s}: verdieping` },
];

/** A licence has no levels. */
const LICENCE: Step = {
  from: 0,
  to: 5,
  hours: [8, 24],
  en: (s) => `${s}: course and exam`,
  nl: (s) => `${s}: cursus en examen`,
};

/** Returns the skills that the companies require, then those that most job profiles require. */
function skillsToTeach({ skills, jobs }: Starter, isRequired: (key: string) => boolean): StarterSkill[] {
  const asked = new Map<string, number>();
  for (const job of jobs) for (const { skill } of job.skills) asked.set(skill, (asked.get(skill) ?? 0) + 1);
  const numberOf = ({ key }: StarterSkill) => asked.get(key) ?? 0;
  const sorted = skills
    .filter(({ kind }) => kind !== "language")
    .toSorted((a, b) => numberOf(b) - numberOf(a) || (a.key < b.key ? -1 : 1));
  const required = sorted.filter(({ key }) => isRequired(key));
  const others = sorted.filter(({ key }) => !isRequired(key));
  return [...required, ...others.slice(0, Math.max(0, SKILLS - required.length))];
}

/**
 * Returns the shared catalog of the demo: beginner to advanced courses for the skills in `required`, by id,
 * and for those that most jobs require.
 */
export function makeCourses(
  starter: Starter,
  skillIds: ReadonlyMap<string, string>,
  required: ReadonlySet<string>,
  today: string,
): FeedCourse[] {
  const random = demoRandom("courses");
  const isRequired = (key: string) => required.has(skillIds.get(key) ?? "");
  return skillsToTeach(starter, isRequired).flatMap((skill) => {
    const skillId = skillIds.get(skill.key);
    if (!skillId) return [];
    return (skill.kind === "licence" ? [LICENCE] : STEPS).map((step): FeedCourse => {
      const hours = random.int(...step.hours);
      const isFree = random.chance(step.to <= 2 ? 0.75 : 0.5);
      const price = isFree ? 0 : 10 * random.int(hours, 4 * hours);
      const nextStart = random.chance(0.5) ? null : dateBefore(today, -random.int(7, 90));
      return {
        code: `${skill.key}-${step.to}`,
        titles: { en: step.en(skill.en), nl: step.nl(skill.nl) },
        descriptions: {
          en: `You practise ${skill.en} with examples from work, in ${hours} hours, and finish with an assignment of your own.`,
          nl: `Je oefent in ${hours} uur met ${skill.nl} aan voorbeelden uit de praktijk en sluit af met een eigen opdracht.`,
        },
        provider: PROVIDER,
        hours,
        price,
        nextStart,
        url: null,
        isOffered: true,
        skills: [{ skillId, levelFrom: step.from, levelTo: step.to }],
      };
    });
  });
}
