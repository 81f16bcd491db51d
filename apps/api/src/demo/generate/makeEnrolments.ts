import { courseLevelOf } from "@vaardig/contract/courses/courses";
import type { courseRatings, enrolments } from "../../domain/learning/courses/enrolments.table.ts";
import type { FeedCourse } from "../../domain/learning/courses/feed/feedCourse.ts";
import type { certificates } from "../../domain/people/career.table.ts";
import { COURSE_OPINIONS } from "../data/courseWords.ts";
import { DAY_MS, workdayBefore } from "../demoDates.ts";
import { demoId } from "../demoId.ts";
import { type DemoRandom, demoRandom } from "../demoRandom.ts";
import type { GeneratedCompany } from "./generateCompany.ts";

export interface EnrolmentRows {
  enrolments: (typeof enrolments.$inferInsert)[];
  certificates: (typeof certificates.$inferInsert)[];
  ratings: (typeof courseRatings.$inferInsert)[];
}

/** A course of the demo's catalog with its id. */
export type DemoCourse = FeedCourse & { id: string };

type Person = GeneratedCompany["users"][number];

const LEARNS = ["employee", "manager", "hr_manager", "admin"];
/** Demo accounts have a course in every state. */
const SHOWN = /^(employee|manager|hr|admin)@/;
/** Share of other people with courses. */
const SHARE = 0.45;
const STARS: readonly (readonly [2 | 3 | 4 | 5, number])[] = [
  [5, 3],
  [4, 5],
  [3, 2],
  [2, 1],
];

interface Offer {
  course: DemoCourse;
  skillId: string;
}

/** Returns the courses whose level a person has passed, and those that start at the person's level. */
function offersFor(
  levels: ReadonlyMap<string, number>,
  taughtBy: ReadonlyMap<string, DemoCourse[]>,
): { passed: Offer[]; next: Offer[] } {
  const passed: Offer[] = [];
  const next: Offer[] = [];
  for (const [skillId, level] of levels)
    for (const course of taughtBy.get(skillId) ?? []) {
      const taught = course.skills.find((one) => one.skillId === skillId);
      if (!taught) continue;
      if (taught.levelTo <= level) passed.push({ course, skillId });
      else if (taught.levelFrom <= level) next.push({ course, skillId });
    }
  return { passed, next };
}

/** Returns the days since a person joined, at most 400. */
function daysHere({ joinDate }: Person, today: string): number {
  const days = joinDate ? Math.floor((Date.parse(today) - Date.parse(joinDate)) / DAY_MS) : 0;
  return Math.min(days, 400);
}

function levelOf({ course, skillId }: Offer): number {
  const taught = course.skills.find((one) => one.skillId === skillId);
  return courseLevelOf(taught?.levelTo ?? 1);
}

/** Returns a completed course with its certificate and the person's rating. */
function completed(person: Person, offer: Offer, today: string, random: DemoRandom): EnrolmentRows {
  const { companyId, id: userId } = person;
  const { course, skillId } = offer;
  const language = person.language ?? "en";
  const id = demoId(userId, "course", course.code);
  const certificateId = demoId(id, "certificate");
  const ago = random.int(6, daysHere(person, today) - 40);
  const completedAt = workdayBefore(today, ago);
  const startedAt = workdayBefore(today, ago + random.int(7, 35));
  const stars = random.weighted(STARS);
  const text = random.pick(COURSE_OPINIONS[language][stars]);
  const ratedAt = workdayBefore(today, Math.max(1, ago - random.int(0, 5)));
  const isRated = random.chance(0.7);
  return {
    enrolments: [
      {
        companyId,
        id,
        userId,
        courseId: course.id,
        skillId,
        level: levelOf(offer),
        certificateId,
        state: "completed",
        startedAt,
        completedAt,
        createdAt: startedAt,
        updatedAt: completedAt,
      },
    ],
    certificates: [
      {
        companyId,
        id: certificateId,
        userId,
        issuer: course.provider,
        name: course.titles[language] ?? course.code,
        issuedOn: completedAt.toISOString().slice(0, 10),
        createdAt: completedAt,
        updatedAt: completedAt,
      },
    ],
    ratings: isRated
      ? [{ companyId, courseId: course.id, userId, stars, text, createdAt: ratedAt, updatedAt: ratedAt }]
      : [],
  };
}

/** Returns a course that is started or saved for later. */
function open(
  person: Person,
  offer: Offer,
  state: "started" | "not started",
  today: string,
  random: DemoRandom,
): EnrolmentRows["enrolments"] {
  const { companyId, id: userId } = person;
  const { course, skillId } = offer;
  const at = workdayBefore(today, random.int(2, 30));
  return [
    {
      companyId,
      id: demoId(userId, "course", course.code),
      userId,
      courseId: course.id,
      skillId,
      level: levelOf(offer),
      state,
      startedAt: state === "started" ? at : null,
      createdAt: at,
      updatedAt: at,
    },
  ];
}

/** Returns the completed, started and saved courses of a company's people, with ratings of completed ones. */
export function makeEnrolments(
  { users, skills }: Pick<GeneratedCompany, "users" | "skills">,
  courses: readonly DemoCourse[],
  today: string,
): EnrolmentRows {
  const taughtBy = new Map<string, DemoCourse[]>();
  for (const course of courses)
    for (const { skillId } of course.skills)
      taughtBy.set(skillId, [...(taughtBy.get(skillId) ?? []), course]);
  const held = Map.groupBy(
    skills.filter(({ validTo, level }) => validTo === null && level !== null),
    ({ userId }) => userId,
  );
  const made: EnrolmentRows = { enrolments: [], certificates: [], ratings: [] };
  for (const person of users) {
    const { id, email, systemRole = "employee", status, onboardingStep } = person;
    if (status !== "active" || onboardingStep !== "done" || !LEARNS.includes(systemRole)) continue;
    const random = demoRandom(`${id} courses`);
    const isShown = SHOWN.test(email ?? "");
    const days = daysHere(person, today);
    if ((!isShown && !random.chance(SHARE)) || days < 60) continue;
    const levels = new Map((held.get(id) ?? []).map(({ skillId, level }) => [skillId, level ?? 0]));
    const { passed, next } = offersFor(levels, taughtBy);
    for (const offer of random.sample(passed, isShown ? 2 : random.int(0, 2))) {
      const rows = completed(person, offer, today, random);
      made.enrolments.push(...rows.enrolments);
      made.certificates.push(...rows.certificates);
      made.ratings.push(...rows.ratings);
    }
    const [started, later] = random.sample(next, 2);
    if (started && (isShown || random.chance(0.5)))
      made.enrolments.push(...open(person, started, "started", today, random));
    if (later && (isShown || random.chance(0.3)))
      made.enrolments.push(...open(person, later, "not started", today, random));
  }
  return made;
}
