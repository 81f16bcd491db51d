import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { emptyPayload, id, skillLevel } from "../fields.ts";
import { BANDS } from "../limits.ts";
import { matchSheet, matchSummary } from "../matching.ts";
import { oneOrMany } from "../oneOrMany.ts";
import { named } from "../organization/organization.ts";
import type { Role } from "../roles.ts";
import { skill } from "../skills/skills.ts";
import { careerJob } from "./careerJob.ts";

/** Roles that have a career path, and see those of others in their scope. */
export const CAREER_ROLES = ["employee", "manager", "hr_manager", "admin"] as const satisfies Role[];

/** States of a career path; each except `ready` has its own empty screen. */
export const CAREER_STATES = ["ready", "no_start", "no_jobs", "one_job", "no_moves"] as const;
export type CareerState = (typeof CAREER_STATES)[number];

export const careerEdge = z.object({
  source: id,
  target: id,
  fit: z.number(),
  /** Number of people who made this move in the company; null below five. */
  walked: z.number().int().nullable(),
});
export type CareerEdge = z.output<typeof careerEdge>;

const courseOffer = z.object({
  id,
  title: z.string(),
  hours: z.number(),
  /** `from` 0: no prior level needed. */
  skills: z.array(z.object({ skill, from: z.number().int().min(0).max(5), to: skillLevel })),
});
export type CareerCourse = z.output<typeof courseOffer>;

/** The route with the fewest course hours to the next band: ordered courses, and levels to raise at work. */
const cheapestRoute = z.object({
  band: z.enum(BANDS),
  hours: z.number(),
  courses: z.array(courseOffer),
  changes: z.array(z.object({ skill, from: skillLevel.nullable(), to: skillLevel })),
  /** True when there are too many courses to prove that the route is the cheapest. */
  approximate: z.boolean(),
});
export type CheapestRoute = z.output<typeof cheapestRoute>;

const careerTarget = z.object({
  job: careerJob,
  sheet: matchSheet,
  routes: z.array(z.object({ jobs: z.array(named), fit: z.number() })),
  /**
   * Number of people who moved from the present job to this one, with any jobs in between; null below five.
   */
  walked: z.number().int().nullable(),
  cheapest: cheapestRoute.nullable(),
  /** Courses that raise a required level. */
  courses: z.array(courseOffer),
});
export type CareerTarget = z.output<typeof careerTarget>;

export const careerPath = z.object({
  person: named,
  is_own: z.boolean(),
  state: z.enum(CAREER_STATES),
  present: named.nullable(),
  has_skills: z.boolean(),
  /** Number of the company's job profiles that require skills. */
  jobs_count: z.number().int(),
  /** The present job and the jobs it leads to, at most 25; with `id`, the jobs on the routes to that one. */
  jobs: z.array(careerJob),
  edges: z.array(careerEdge),
  /** Jobs that the reader dismissed; empty when reading another person's path. */
  dismissed: z.array(named),
  target: careerTarget.nullable(),
});
export type CareerPath = z.output<typeof careerPath>;

const ofPerson = z.strictObject({ user_id: id.optional() });

export const getCareerPath = endpoint({
  method: "GET",
  path: "/career_path",
  tag: "career-path",
  summary:
    "Get the jobs and moves that a person's job can lead to; with `id` of a job profile, the routes to it, its gap and the cheapest way to close it; defaults to the signed-in person",
  access: CAREER_ROLES,
  query: ofPerson.extend({ id: id.optional() }),
  payload: careerPath,
});

/** Maximum number of jobs compared side by side. */
export const COMPARED_MAX = 3;

export const careerComparison = z.object({
  targets: z.array(z.object({ job: named, match: matchSummary, effort: z.number().int() })),
  skills: z.array(
    z.object({
      skill,
      have: skillLevel.nullable(),
      /**
       * Required level per target, in the order of the targets; null when the job does not require the
       * skill.
       */
      needs: z.array(skillLevel.nullable()),
      /** True when the level is too low for every target. */
      shared: z.boolean(),
      short: z.array(z.boolean()),
    }),
  ),
});
export type CareerComparison = z.output<typeof careerComparison>;

export const compareCareerJobs = endpoint({
  method: "GET",
  path: "/career_path/compare",
  tag: "career-path",
  summary: "Compare up to three jobs with a person's skills; includes the gap they share",
  access: CAREER_ROLES,
  query: ofPerson.extend({ ids: oneOrMany(id, COMPARED_MAX) }),
  payload: careerComparison,
});

/** Maximum number of changes per trial. */
const TRIED_MAX = 30;

export const careerTrial = z.object({
  jobs: z.array(
    z.object({
      job: named,
      before: matchSummary,
      after: matchSummary,
      /** True when the job was not reachable before. */
      is_new: z.boolean(),
      hops: z.number().int(),
    }),
  ),
  target: z
    .object({ job: named, before: matchSummary, after: matchSummary, cheapest: cheapestRoute.nullable() })
    .nullable(),
  /** Selected courses that start above the person's level. */
  too_high: z.array(named),
});
export type CareerTrial = z.output<typeof careerTrial>;

export const tryCareerChanges = endpoint({
  method: "POST",
  path: "/career_path/what_if",
  tag: "career-path",
  summary:
    "Preview the effect of higher skill levels and courses on matches and jobs within reach; nothing is stored",
  access: CAREER_ROLES,
  reads: true,
  body: z.strictObject({
    user_id: id.optional(),
    /** Id of the target job profile. */
    id: id.optional(),
    skills: z.array(z.strictObject({ skill_id: id, level: skillLevel })).max(TRIED_MAX),
    course_ids: z.array(id).max(TRIED_MAX).default([]),
  }),
  payload: careerTrial,
});

export const dismissCareerJob = endpoint({
  method: "POST",
  path: "/career_path/dismissed",
  tag: "career-path",
  summary:
    "Dismiss a job from the signed-in person's career path; hides it and the routes through it until undone",
  access: CAREER_ROLES,
  body: z.strictObject({ id }),
  payload: emptyPayload,
});

export const restoreCareerJob = endpoint({
  method: "DELETE",
  path: "/career_path/dismissed",
  tag: "career-path",
  summary: "Restore a dismissed job to the signed-in person's career path",
  access: CAREER_ROLES,
  query: z.strictObject({ id }),
  payload: emptyPayload,
});
