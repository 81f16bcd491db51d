import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { id, listQuery } from "../fields.ts";
import { oneOrMany } from "../oneOrMany.ts";
import { named } from "../organization/organization.ts";

/** Recruiters and administrators see all jobs; HR managers see all except other people's drafts. */
const READERS = ["moderator", "hr_manager", "admin"] as const;

/** Hiring stages in order. */
export const HIRING_STEPS = ["Vacancy", "Application", "Interview", "Job offer", "Hired"] as const;
export type HiringStep = (typeof HIRING_STEPS)[number];

/** The source of an application. */
export const HIRING_SOURCES = ["careers", "applied", "added"] as const;
export type HiringSource = (typeof HIRING_SOURCES)[number];

/** Reporting periods in months. */
export const HIRING_PERIODS = ["3", "6", "12", "24"] as const;

/** Applicant counts by result; `days` is the median from application to hire, null below five hires. */
const outcome = z.object({
  applicants: z.number().int(),
  interviewed: z.number().int(),
  hired: z.number().int(),
  days: z.number().nullable(),
});
export type HiringOutcome = z.output<typeof outcome>;

export const getHiringAnalysis = endpoint({
  method: "GET",
  path: "/analysis/hiring",
  tag: "analysis",
  summary:
    "Get hiring figures of a period for jobs in scope: stages reached, time per stage, by source, department and job",
  access: READERS,
  query: z.strictObject({
    /** Months back from today in which applicants applied or were added. */
    months: z.enum(HIRING_PERIODS).default("12"),
    departments: oneOrMany(id, 50).optional(),
    job: id.optional(),
    page: listQuery.shape.page,
    size: listQuery.shape.size,
  }),
  payload: z.object({
    /** First day of the period. */
    since: z.iso.date(),
    applicants: z.number().int(),
    /** Number of applicants who reached each stage, including those who skipped it. */
    funnel: z.array(z.object({ step: z.enum(HIRING_STEPS), reached: z.number().int() })),
    /** Median days in each stage; null below five applicants who left it. */
    stages: z.array(
      z.object({
        step: z.enum(HIRING_STEPS),
        left: z.number().int(),
        median: z.number().nullable(),
        p90: z.number().nullable(),
      }),
    ),
    sources: z.array(outcome.extend({ source: z.enum(HIRING_SOURCES) })),
    departments: z.array(outcome.extend({ department: named.nullable() })),
    /** One page of jobs, most applicants first. */
    jobs: z.array(outcome.extend({ job: named })),
    jobs_total: z.number().int(),
  }),
});
export type HiringAnalysis = z.output<(typeof getHiringAnalysis)["payload"]>;

export const listHiringChoices = endpoint({
  method: "GET",
  path: "/analysis/hiring/choices",
  tag: "analysis",
  summary: "List departments and jobs in scope that have applicants",
  access: READERS,
  payload: z.object({ departments: z.array(named), jobs: z.array(named) }),
});
export type HiringChoices = z.output<(typeof listHiringChoices)["payload"]>;
