import type { companies } from "../../features/company/company.table.ts";
import type { personLanguages } from "../../features/onboarding/onboarding.table.ts";
import type { departments } from "../../features/organization/organization.table.ts";
import type { personSkills, skillWishes } from "../../features/skills/skills.table.ts";
import { daysBefore } from "../demoDates.ts";
import { demoId } from "../demoId.ts";
import type { CompanyPlan } from "../plan.ts";
import { type DemoInput, demoContext } from "./demoContext.ts";
import { type JobProfileRows, makeJobProfiles } from "./makeJobProfiles.ts";
import { type CompanyIds, type DemoPerson, makeCandidates, makeEmployees } from "./makePeople.ts";
import { makeLanguages, makeWishes } from "./makePersonExtras.ts";
import { makePersonSkills } from "./makePersonSkills.ts";
import { makeVacancies, type VacancyRows } from "./makeVacancies.ts";

/** Days that the trial still runs. */
const TRIAL_DAYS = 21;

/** Every row of one company, in the order in which they can be stored. */
export interface GeneratedCompany {
  company: typeof companies.$inferInsert & { id: string };
  departments: (typeof departments.$inferInsert)[];
  jobProfiles: JobProfileRows;
  users: DemoPerson["row"][];
  languages: (typeof personLanguages.$inferInsert)[];
  skills: (typeof personSkills.$inferInsert)[];
  wishes: (typeof skillWishes.$inferInsert)[];
  vacancies: VacancyRows;
}

/** Generates a company from its plan: the same rows on every machine for the same input. */
export function generateCompany(plan: CompanyPlan, input: DemoInput): GeneratedCompany {
  const context = demoContext(input, plan);
  const company = demoId(plan.slug);
  const ids: CompanyIds = {
    company,
    department: (name) => demoId(plan.slug, "department", name),
    jobProfile: (key) => demoId(plan.slug, "job", key),
  };
  const employees = makeEmployees(plan, ids, context);
  const people = [...employees, ...makeCandidates(plan, ids, context)];
  const jobs = [...new Set([...people, ...plan.vacancies].map(({ job }) => job))];
  const recruiter = employees.find(({ row }) => row.systemRole === "moderator");
  if (!recruiter) throw new Error(`the demo has no recruiter for ${plan.slug}`);
  return {
    company: {
      id: company,
      slug: plan.slug,
      ...plan.company,
      trialEndsAt: daysBefore(input.today, -TRIAL_DAYS),
    },
    departments: plan.departments.map(({ name }) => ({
      companyId: company,
      id: ids.department(name),
      name,
    })),
    jobProfiles: makeJobProfiles(jobs, ids, context),
    users: people.map(({ row }) => row),
    languages: makeLanguages(people),
    skills: makePersonSkills(people, recruiter.row.id, context),
    wishes: makeWishes(people, jobs, context),
    vacancies: makeVacancies(plan, people, ids, context),
  };
}
