import type { Language } from "@vaardig/contract/limits";
import type { Role } from "@vaardig/contract/roles";
import type { StarterJob } from "@vaardig/taxonomy/starter/starterTypes";
import type { companies } from "../domain/companies/companies.table.ts";
import type { vacancies } from "../domain/jobs/vacancies.table.ts";

/** Job key → number of people. */
export type Headcount = Record<string, number>;

export interface DepartmentPlan {
  name: string;
  /** Job of the one who leads it and reports to the director. */
  head: string;
  /** People who report to the head. */
  staff: Headcount;
  teams?: { name: string; lead: string; staff: Headcount }[];
}

/** Someone who can sign in; takes the first place in the company with the job named. */
export interface AccountPlan {
  /** What comes before the company's mail domain. */
  mailbox: string;
  firstName: string;
  lastName: string;
  gender: "Female" | "Male";
  role: Role;
  job: string;
  language: Language;
  /** Mother tongue, ISO 639-1. */
  speaks: string;
  /** Has not begun onboarding: no languages, no skills. */
  fresh?: boolean;
  /** Jobs held before, which add skills to the profile. */
  earlierJobs?: string[];
}

export interface VacancyPlan {
  job: string;
  language: Language;
  department: string;
  location: string;
  hours: number;
  /** Euros a month, before tax. */
  salary: [from: number, to: number];
  status: NonNullable<(typeof vacancies.$inferInsert)["status"]>;
  publication?: (typeof vacancies.$inferInsert)["publication"];
  external?: boolean;
  declineReason?: string;
  daysAgo: number;
  /** Paragraphs; the company's own closing one follows. */
  text: string[];
  /** What its owner asked to change since it was approved. */
  change?: VacancyChangePlan;
}

/** A change that waits for approval; what it leaves out stays. */
export interface VacancyChangePlan {
  daysAgo: number;
  hours: number;
  salary: [from: number, to: number];
  /** The new level of a skill that is asked for already, and the one that is asked for no more. */
  raised: { skill: string; level: number };
  dropped: string;
}

export interface ProjectPlan {
  name: string;
  department: string;
  /** Days until it begins; negative ones have passed. */
  startsIn: number;
  days: number;
  status: VacancyPlan["status"];
  declineReason?: string;
  daysAgo: number;
  description: string;
  roles: { job: string; hours: number; description: string }[];
}

/** A course that most people took who have the skill now: a level below it before, theirs since. */
export interface TrainingPlan {
  skill: string;
  daysAgo: number;
}

export interface CompanyPlan {
  slug: string;
  company: Omit<typeof companies.$inferInsert, "id" | "slug" | "trialEndsAt">;
  locations: string[];
  /** In which the company names its teams and roles. */
  language: Language;
  /** Share of people who use the product in Dutch. */
  dutchShare: number;
  director: string;
  departments: DepartmentPlan[];
  candidates: number;
  talentPools: { name: string; description: string; jobs: string[] }[];
  /** Access that comes with a job; who has reports is a manager otherwise. */
  roles: Record<string, Role>;
  accounts: AccountPlan[];
  /** Jobs that the starter taxonomy does not know. */
  ownJobs: StarterJob[];
  vacancies: VacancyPlan[];
  projects: ProjectPlan[];
  /** Courses by which levels rose. */
  trainings?: TrainingPlan[];
  /** Last paragraphs of a vacancy, drawn. */
  closings: Record<Language, string[]>;
}
