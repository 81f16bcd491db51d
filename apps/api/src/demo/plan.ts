import type { Language } from "@vaardig/contract/limits";
import type { Role } from "@vaardig/contract/roles";
import type { StarterJob } from "@vaardig/taxonomy/starter/starterTypes";
import type { companies } from "../domain/companies/companies.table.ts";
import type { vacancies } from "../domain/jobs/vacancies.table.ts";

/** Job key → number of people. */
export type Headcount = Record<string, number>;

export interface DepartmentPlan {
  name: string;
  /** Job of the head, who reports to the director. */
  head: string;
  /** People who report to the head. */
  staff: Headcount;
  teams?: { name: string; lead: string; staff: Headcount }[];
}

/** An account; takes the first place in the company with the named job. */
export interface AccountPlan {
  /** Part of the address before the company's email domain. */
  mailbox: string;
  firstName: string;
  lastName: string;
  gender: "Female" | "Male";
  role: Role;
  job: string;
  language: Language;
  /** Mother tongue, ISO 639-1. */
  speaks: string;
  /** Has not started onboarding: no languages, no skills. */
  fresh?: boolean;
  /** Earlier jobs, which add skills to the profile. */
  earlierJobs?: string[];
}

export interface JobPlan {
  job: string;
  language: Language;
  department: string;
  location: string;
  hours: number;
  /** Euros per month, gross. */
  salary: [from: number, to: number];
  status: NonNullable<(typeof vacancies.$inferInsert)["status"]>;
  publication?: (typeof vacancies.$inferInsert)["publication"];
  external?: boolean;
  declineReason?: string;
  daysAgo: number;
  /** Paragraphs; the company's closing paragraph follows. */
  text: string[];
  /** The change that the owner requested since the approval. */
  change?: JobChangePlan;
}

/** A pending change; absent fields stay unchanged. */
export interface JobChangePlan {
  daysAgo: number;
  hours: number;
  salary: [from: number, to: number];
  /** A required skill with its new level, and one that is no longer required. */
  raised: { skill: string; level: number };
  dropped: string;
}

export interface ProjectPlan {
  name: string;
  department: string;
  /** Days until the start; negative when it has passed. */
  startsIn: number;
  days: number;
  status: JobPlan["status"];
  declineReason?: string;
  daysAgo: number;
  description: string;
  roles: { job: string; hours: number; description: string }[];
}

/** A course that most people with the skill took: one level lower before, the current level since. */
export interface TrainingPlan {
  skill: string;
  daysAgo: number;
}

export interface CompanyPlan {
  slug: string;
  company: Omit<typeof companies.$inferInsert, "id" | "slug" | "trialEndsAt">;
  locations: string[];
  /** Language of the company's teams and roles. */
  language: Language;
  /** Share of people who use the product in Dutch. */
  dutchShare: number;
  director: string;
  departments: DepartmentPlan[];
  candidates: number;
  talentPools: { name: string; description: string; jobs: string[] }[];
  /** Access levels of jobs; other people with reports are managers. */
  roles: Record<string, Role>;
  accounts: AccountPlan[];
  /** Jobs missing in the starter taxonomy. */
  ownJobs: StarterJob[];
  vacancies: JobPlan[];
  projects: ProjectPlan[];
  /** Courses that raised levels. */
  trainings?: TrainingPlan[];
  /** Closing paragraphs of a job, one is drawn. */
  closings: Record<Language, string[]>;
}
