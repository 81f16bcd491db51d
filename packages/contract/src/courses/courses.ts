import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import {
  canOf,
  clearableText,
  date,
  emptyPayload,
  id,
  listOf,
  listQuery,
  skillLevel,
  timestamp,
} from "../fields.ts";
import { BANDS, LIMITS } from "../limits.ts";
import type { Role } from "../roles.ts";
import { skill } from "../skills/skills.ts";

/** Roles that take courses: the company's own people except recruiters. */
export const LEARNERS = ["employee", "manager", "admin", "hr_manager"] as const satisfies Role[];

export const COURSE_STATES = ["not started", "started", "completed"] as const;
export const courseState = z.enum(COURSE_STATES);
export type CourseState = z.output<typeof courseState>;

/** Fixed value on the wire for every provider; `provider_name` holds the actual name. */
export const COURSE_PROVIDER = "udemy" as const;
const provider = z.literal(COURSE_PROVIDER);

/** Matched courses per page. */
export const COURSES_PER_PAGE = 10;

/** Level of a course: 1 beginner, 2 intermediate, 3 advanced. */
export const courseLevel = z.coerce.number().int().min(1).max(3);

/** Returns the course level (1–3) for the skill level that the course leads to. */
export function courseLevelOf(levelTo: number): 1 | 2 | 3 {
  if (levelTo <= 2) return 1;
  return levelTo === 3 ? 2 : 3;
}

/** Accepted price filter values in both languages → price. */
const PRICE_WORDS = {
  "price-free": "free",
  "price-paid": "paid",
  free: "free",
  paid: "paid",
  vrij: "free",
  betaald: "paid",
} as const;
export const coursePrice = z
  .enum(Object.keys(PRICE_WORDS) as [keyof typeof PRICE_WORDS, ...(keyof typeof PRICE_WORDS)[]])
  .default("price-free")
  .transform((word) => PRICE_WORDS[word]);

/** A skill that a course teaches; `level_from` 0: no prior level needed. */
export const courseSkill = z.object({
  skill,
  level_from: z.number().int().min(0).max(4),
  level_to: skillLevel,
});
export type CourseSkill = z.output<typeof courseSkill>;

/** Course fields that are the same for every reader. */
const courseFacts = z.object({
  title: z.string(),
  description: z.string(),
  provider,
  provider_name: z.string(),
  hours: z.number(),
  /** Euros; 0 is free. */
  price: z.number(),
  /** Null: starts at any time. */
  next_start: date.nullable(),
  /** The course's URL; null when unknown. */
  url: z.string().nullable(),
  skills: z.array(courseSkill),
  /** True when the course is no longer offered; people who started it keep it. */
  removed: z.boolean(),
  /** Average rating by colleagues who completed it; null without ratings. */
  rating: z.object({ average: z.number(), count: z.number().int() }).nullable(),
});

/** What a course adds to a match, computed by the shared scorer. */
export const courseReason = z.object({
  /**
   * `job`: improves the match with the reader's own job. `skill`: raises the searched skill to the course's
   * level. `none`: the reader already has that level.
   */
  basis: z.enum(["job", "skill", "none"]),
  /** The reader's job when basis is `job`; null otherwise. */
  job: z.string().nullable(),
  /** Points gained, 0–100. */
  gain: z.number(),
  /** The band that the course alone reaches; null when the band does not change. */
  band: z.enum(BANDS).nullable(),
  /** Required prior levels that the reader lacks. */
  needs: z.array(z.object({ skill, level: skillLevel })),
});
export type CourseReason = z.output<typeof courseReason>;

/** Actions on a matched course. */
export const MATCHED_COURSE_ACTS = ["start", "plan"] as const;

/** A course that teaches a skill; `id` is the course id. */
export const matchedCourse = courseFacts.extend({
  id,
  level: z.number().int().min(1).max(3),
  reason: courseReason,
  /** The reader's latest enrolment. */
  enrolment: z.object({ id, state: courseState }).nullable(),
  can: canOf(MATCHED_COURSE_ACTS),
});
export type MatchedCourse = z.output<typeof matchedCourse>;

/** Actions on an enrolment of the reader. */
export const MY_COURSE_ACTS = ["start", "complete", "delete", "rate"] as const;

/** An enrolment of the reader; `id` is the enrolment id. */
export const myCourse = courseFacts.extend({
  id,
  course_id: id,
  state: courseState,
  level: z.number().int().min(1).max(3),
  /** The skill for which the course was selected. */
  skill,
  started_at: timestamp.nullable(),
  completed_at: timestamp.nullable(),
  /** The certificate added to the profile on completion. */
  certificate_id: id.nullable(),
  can: canOf(MY_COURSE_ACTS),
});
export type MyCourse = z.output<typeof myCourse>;

export const getCourses = endpoint({
  method: "GET",
  path: "/learning_matching/courses",
  tag: "courses",
  summary:
    "List the signed-in person's courses, last changed first; with `course_id` of a course or an enrolment, get one",
  access: LEARNERS,
  query: z.strictObject({ course_id: id.optional() }),
  payload: z.union([z.array(myCourse), myCourse]),
});

export const getCourseMatches = endpoint({
  method: "GET",
  path: "/learning_matching/matches",
  tag: "courses",
  summary:
    "List courses that teach a skill by match gain per hour, with the total as the last item; with `course_id`, get one",
  access: LEARNERS,
  query: z.strictObject({
    skill_id: id,
    level: courseLevel.default(1),
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    price: coursePrice,
    course_id: id.optional(),
    provider: provider.optional(),
  }),
  payload: z.array(z.union([matchedCourse, z.object({ count: z.number().int() })])),
});

/** A selected course with the target skill and level. */
const chosenCourse = z.strictObject({
  course_id: id,
  level: courseLevel,
  skill: id,
  provider: provider.optional(),
});

export const startCourse = endpoint({
  method: "POST",
  path: "/learning_matching/courses",
  tag: "courses",
  summary: "Start a course; returns the existing enrolment when already started",
  access: LEARNERS,
  body: chosenCourse,
  payload: z.object({ id }),
  errors: ["course_removed"],
});

export const planCourse = endpoint({
  method: "POST",
  path: "/learning_matching/planned_courses",
  tag: "courses",
  summary: "Save a course for later without starting it",
  access: LEARNERS,
  body: chosenCourse,
  payload: z.object({ id }),
  errors: ["course_removed"],
});

export const completeCourse = endpoint({
  method: "PUT",
  path: "/learning_matching/courses",
  tag: "courses",
  summary:
    "Complete a started course; adds a certificate to the profile, and proposes the given levels for confirmation",
  access: LEARNERS,
  body: z.strictObject({
    id,
    level: courseLevel,
    /** Levels claimed on completion, which await confirmation. */
    levels: z
      .array(z.strictObject({ skill_id: id, level: skillLevel }))
      .min(1)
      .max(10)
      .optional(),
  }),
  payload: myCourse,
  errors: ["course_not_started"],
});

export const deleteCourse = endpoint({
  method: "DELETE",
  path: "/learning_matching/courses",
  tag: "courses",
  summary: "Remove a course from the signed-in person's courses; a completed one cannot be removed",
  access: LEARNERS,
  query: z.strictObject({ id }),
  payload: emptyPayload,
  errors: ["course_completed"],
});

/** A colleague's rating of a course. */
export const courseRating = z.object({
  stars: z.number().int().min(1).max(5),
  text: z.string(),
  name: z.string(),
  mine: z.boolean(),
  created_at: timestamp,
  version: z.number().int(),
});
export type CourseRating = z.output<typeof courseRating>;

export const getCourseRatings = endpoint({
  method: "GET",
  path: "/learning_matching/ratings",
  tag: "courses",
  summary: "List ratings of a course by colleagues who completed it, latest first",
  access: LEARNERS,
  query: z.strictObject({ course_id: id, page: listQuery.shape.page, size: listQuery.shape.size }),
  payload: listOf(courseRating).extend({ own: courseRating.nullable() }),
});

export const rateCourse = endpoint({
  method: "PUT",
  path: "/learning_matching/ratings",
  tag: "courses",
  summary: "Rate a completed course; replaces the earlier rating",
  access: LEARNERS,
  body: z.strictObject({
    course_id: id,
    stars: z.number().int().min(1).max(5),
    text: clearableText(LIMITS.description).optional(),
    /** Version of the reader's existing rating; absent for a first rating. */
    version: z.number().int().optional(),
  }),
  payload: courseRating,
  errors: ["stale_version"],
});
