import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { timestamp } from "../fields.ts";
import { personRef } from "../organization/organization.ts";
import { PROFILE_PARTS } from "../profile/profileParts.ts";

/** Screens that the dashboard links to, by menu key. */
const SCREENS = [
  "onboarding",
  "profile",
  "your-skills",
  "confirmations",
  "saved-jobs",
  "interviews",
  "employee-list",
  "departments-teams-roles",
  "skill-catalogue",
  "employee-role",
  "company-profile",
  "recruiting-jobs",
  "recruiting-job-pipeline",
  "applications",
  "my-applications",
  "goals",
  "line-goals",
] as const;

/** A link target: a screen with its parameters and query. */
const place = z.object({
  screen: z.enum(SCREENS),
  /** Path parameters of the screen. */
  params: z.record(z.string(), z.string()).optional(),
  query: z.record(z.string(), z.string()),
});
export type Place = z.output<typeof place>;

/** Kinds of to-do items, in display order. */
export const TODO_KEYS = [
  "onboarding",
  "own_offers",
  "interviews",
  "scorecards_to_give",
  "confirmations_asked",
  "goals_proposed",
  "goals_due",
  "company_profile",
  "sign_ups",
  "jobs_to_approve",
  "projects_to_approve",
  "jobs_declined",
  "offers_open",
  "applicants_waiting",
  "jobs_unanswered",
  "proposed_skills",
  "invitation_bounced",
  "invitation_expired",
  "not_invited",
  "levels_to_confirm",
  "skills_to_confirm",
  "no_manager",
  "no_department",
  "no_role",
  "roles_without_profile",
  "no_skills",
  "unlevelled_skills",
  "profile",
] as const;
export type TodoKey = (typeof TODO_KEYS)[number];

export const todo = z.object({
  key: z.enum(TODO_KEYS),
  /** Number of people, jobs, roles, skills, goals or profile parts concerned. */
  count: z.number().int().min(1),
  /** At most three of the people, longest waiting first. */
  people: z.array(personRef),
  /** Names of at most three of the jobs, roles, skills or goals. */
  names: z.array(z.string()),
  /** Date of the earliest item; null when undated. */
  at: timestamp.nullable(),
  /** Missing parts of the reader's profile. */
  parts: z.array(z.enum(PROFILE_PARTS)),
  leads_to: place,
});
export type Todo = z.output<typeof todo>;

export const FIGURE_KEYS = [
  "headcount",
  "active",
  "joined",
  "skill_cover",
  "skills",
  "confirmed",
  "saved_jobs",
  "open_jobs",
  "running",
  "applied",
  "hires",
  "time_to_hire",
] as const;
export type FigureKey = (typeof FIGURE_KEYS)[number];

/** One data point: a department, a month (its first day), a stage or a skill. */
const point = z.object({
  id: z.string(),
  /** Null for a month, a stage, and people without a department. */
  name: z.string().nullable(),
  value: z.number().int(),
  of: z.number().int().nullable(),
  /** The same of the year before. */
  previous: z.number().int().nullable(),
  leads_to: place.nullable(),
});
export type Point = z.output<typeof point>;

export const figure = z.object({
  key: z.enum(FIGURE_KEYS),
  value: z.number().int(),
  /** The total that the value is part of. */
  of: z.number().int().nullable(),
  /** The value of the previous period. */
  previous: z.number().int().nullable(),
  /** headcount: the largest departments with how many have an active account of all; joined: twelve months; skill_cover: the skills that most people are short of; running: stages on the way to a hire; hires: twelve months. */
  series: z.array(point),
  leads_to: place,
});
export type Figure = z.output<typeof figure>;

/** Set-up steps of a new company, in order. */
export const FIRST_STEPS = ["company_profile", "departments", "people", "invite"] as const;

const firstStep = z.object({ key: z.enum(FIRST_STEPS), done: z.boolean(), leads_to: place });
export type FirstStep = z.output<typeof firstStep>;

export const getDashboard = endpoint({
  method: "GET",
  path: "/dashboard",
  tag: "dashboard",
  summary:
    "Get tasks and key figures of the signed-in person, of the reporting line or, for HR and administrators, of the company",
  access: ["employee", "manager", "hr_manager", "admin"],
  payload: z.object({
    /** Open to-do items, most urgent first. */
    todo: z.array(todo),
    figures: z.array(figure),
    /**
     * Hiring figures of the company, or of the jobs that a manager works on; time_to_hire is a median in
     * days.
     */
    hiring: z.array(figure),
    /** For administrators until another person has been invited; empty afterwards. */
    first_steps: z.array(firstStep),
  }),
});
