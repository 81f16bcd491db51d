import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { timestamp } from "../fields.ts";
import { personRef } from "../organization/organization.ts";
import { PROFILE_PARTS } from "../profile/profileParts.ts";

/** Screens that the dashboard leads to, by the key of their menu entry. */
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

/** A screen with what its address says. */
const place = z.object({
  screen: z.enum(SCREENS),
  /** Whose screen it is: the parts of its path that are not the same for all. */
  params: z.record(z.string(), z.string()).optional(),
  query: z.record(z.string(), z.string()),
});
export type Place = z.output<typeof place>;

/** What may need doing, in the order it is shown. */
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
  /** People, jobs, roles, skills, goals or parts that it is about. */
  count: z.number().int().min(1),
  /** Up to three of the people, those who are there longest first. */
  people: z.array(personRef),
  /** Up to three of the jobs, roles, skills or goals by name. */
  names: z.array(z.string()),
  /** When the first of them is. */
  at: timestamp.nullable(),
  /** What my profile misses. */
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

/** One part of a figure: a department, a month (its first day), a stage or a skill. */
const point = z.object({
  id: z.string(),
  /** Null for a month or a stage, and for people outside any department. */
  name: z.string().nullable(),
  value: z.number().int(),
  of: z.number().int().nullable(),
  leads_to: place.nullable(),
});
export type Point = z.output<typeof point>;

export const figure = z.object({
  key: z.enum(FIGURE_KEYS),
  value: z.number().int(),
  /** The whole that the value is a part of. */
  of: z.number().int().nullable(),
  /** The same of the time before. */
  previous: z.number().int().nullable(),
  /** headcount: the largest departments; joined: twelve months; skill_cover: the skills that most people are short of; running: stages on the way to a hire; hires: twelve months. */
  series: z.array(point),
  leads_to: place,
});
export type Figure = z.output<typeof figure>;

/** What a new company does first, in this order. */
export const FIRST_STEPS = ["company_profile", "departments", "people", "invite"] as const;

const firstStep = z.object({ key: z.enum(FIRST_STEPS), done: z.boolean(), leads_to: place });
export type FirstStep = z.output<typeof firstStep>;

export const getDashboard = endpoint({
  method: "GET",
  path: "/dashboard",
  tag: "dashboard",
  summary: "What needs doing, and figures: my own, my line's, or the company's for HR and administrators",
  access: ["employee", "manager", "hr_manager", "admin"],
  payload: z.object({
    /** What is left to do, the most pressing first; what is done is not there. */
    todo: z.array(todo),
    figures: z.array(figure),
    /** Of hiring: the company's, or of the vacancies that a manager works on; time_to_hire is a median of days. */
    hiring: z.array(figure),
    /** For the administrator of a company where no one else was invited yet; empty afterwards. */
    first_steps: z.array(firstStep),
  }),
});
