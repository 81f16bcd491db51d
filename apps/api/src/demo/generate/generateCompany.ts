import { LIMITS } from "@vaardig/contract/limits";
import type { invitations } from "../../domain/accounts/invitations/invitations.table.ts";
import type { companies } from "../../domain/companies/companies.table.ts";
import type { personLanguages } from "../../domain/people/personLanguages.table.ts";
import type { savedViews } from "../../domain/saved-views/savedViews.table.ts";
import type { personSkills, skillWishes } from "../../domain/skills/personSkills.table.ts";
import { DAY_MS, daysBefore, minutesAfter } from "../demoDates.ts";
import { demoId } from "../demoId.ts";
import type { CompanyPlan } from "../plan.ts";
import { backdatePeople } from "./backdatePeople.ts";
import { type DemoInput, demoContext } from "./demoContext.ts";
import { type ApplicationRows, makeApplications } from "./makeApplications.ts";
import { type CareerRows, makeCareers } from "./makeCareers.ts";
import { type ConfirmationRows, makeConfirmations } from "./makeConfirmations.ts";
import { makeDuplicateCandidates } from "./makeDuplicateCandidates.ts";
import { type GoalRows, makeGoals } from "./makeGoals.ts";
import { addDeadlines, addOpenness, makeSearches } from "./makeInternalMobility.ts";
import { makeInvitations } from "./makeInvitations.ts";
import { type JobProfileRows, makeJobProfiles } from "./makeJobProfiles.ts";
import { type JobRows, makeJobs } from "./makeJobs.ts";
import {
  type DemoLead,
  makeLeads,
  makeOrganization,
  type OrganizationRows,
  roleKey,
} from "./makeOrganization.ts";
import { type CompanyIds, type DemoPerson, makeCandidates, makeEmployees } from "./makePeople.ts";
import { makeLanguages, makeWishes } from "./makePersonExtras.ts";
import { makePersonSkills } from "./makePersonSkills.ts";
import { makePlaces } from "./makePlaces.ts";
import { makeProjects, type ProjectRows } from "./makeProjects.ts";
import { makeRecruiterWork, type RecruiterWork } from "./makeRecruiterWork.ts";
import { makeTalentPools, type TalentPoolRows } from "./makeTalentPools.ts";
import { proposeChanges } from "./proposeChanges.ts";
import { trainPeople } from "./trainPeople.ts";

/** Remaining days of the trial. */
const TRIAL_DAYS = 21;
/** In minutes; shifts a workday to a workday. */
const WEEK = (7 * DAY_MS) / 60_000;

/** Every row of one company, in insertion order. */
export interface GeneratedCompany {
  company: typeof companies.$inferInsert & { id: string };
  jobProfiles: JobProfileRows;
  organization: OrganizationRows;
  users: DemoPerson["row"][];
  /** The leads of departments and teams, set once the people exist. */
  leads: DemoLead[];
  languages: (typeof personLanguages.$inferInsert)[];
  skills: (typeof personSkills.$inferInsert)[];
  wishes: (typeof skillWishes.$inferInsert)[];
  careers: CareerRows;
  goals: GoalRows;
  confirmations: ConfirmationRows;
  invitations: (typeof invitations.$inferInsert)[];
  talentPools: TalentPoolRows;
  vacancies: JobRows;
  projects: ProjectRows;
  searches: (typeof savedViews.$inferInsert)[];
  applications: ApplicationRows;
  recruiterWork: RecruiterWork;
}

/** Generates a company from its plan: the same rows on every machine for the same input. */
export function generateCompany(plan: CompanyPlan, input: DemoInput): GeneratedCompany {
  const context = demoContext(input, plan);
  const company = demoId(plan.slug);
  const ids: CompanyIds = {
    company,
    department: (name) => demoId(plan.slug, "department", name),
    team: (department, name) => demoId(plan.slug, "team", department, name),
    role: (place) => demoId(plan.slug, "role", roleKey(place)),
    jobProfile: (key) => demoId(plan.slug, "job", key),
  };
  const places = makePlaces(plan);
  const employees = makeEmployees(plan, places, ids, context);
  const candidates = makeCandidates(plan, employees, ids, context);
  const people = [...employees, ...makeDuplicateCandidates(candidates)];
  const jobs = [
    ...new Set(
      [...people, ...plan.vacancies, ...plan.projects.flatMap(({ roles }) => roles)].map(({ job }) => job),
    ),
  ];
  const recruiter = employees.find(({ row }) => row.systemRole === "moderator");
  const administrator = employees.find(({ row }) => row.systemRole === "admin");
  if (!recruiter || !administrator)
    throw new Error(`the demo has no recruiter or no administrator for ${plan.slug}`);
  const vacancies = addDeadlines(plan, makeJobs(plan, people, ids, context), input.today);
  const skills = trainPeople(
    makePersonSkills(people, recruiter.row.id, context),
    plan.trainings ?? [],
    context,
  );
  const wishes = makeWishes(people, jobs, context);
  const talentPools = makeTalentPools(plan, people, context);
  const applications = makeApplications({
    today: input.today,
    vacancies,
    people,
    skills,
    jobs: new Map(jobs.map((key) => [ids.jobProfile(key), context.job(key)])),
  });
  const invitations = makeInvitations(employees, administrator.row.id, context);
  const projects = makeProjects(plan, people, recruiter.row.id, ids, context);
  const goals = makeGoals(employees, skills, projects, context);
  const began = daysBefore(input.today, LIMITS.trialDays - TRIAL_DAYS);
  const known = backdatePeople(people, [
    ...wishes,
    ...invitations,
    ...talentPools.people,
    ...applications.applications,
    // A person who sets a goal was using the product before.
    ...goals.goals.map(({ userId, createdAt: at }) => ({ userId, createdAt: at && minutesAfter(at, -WEEK) })),
  ]);
  return {
    company: {
      id: company,
      slug: plan.slug,
      ...plan.company,
      firstAdminId: administrator.row.id,
      createdAt: began,
      lifecycleSince: began,
      lifecycleVersion: 2,
      trialEndsAt: daysBefore(input.today, -TRIAL_DAYS),
    },
    jobProfiles: makeJobProfiles(jobs, ids, context),
    organization: makeOrganization(plan, places, ids, context),
    users: addOpenness(
      plan,
      known.map(({ row }) => row),
    ),
    leads: makeLeads(places, employees, ids),
    languages: makeLanguages(people, plan.language),
    skills,
    wishes,
    careers: makeCareers(plan, people, context),
    goals,
    confirmations: makeConfirmations(employees, skills, context),
    invitations,
    talentPools,
    vacancies: proposeChanges(plan, vacancies, context),
    searches: makeSearches(plan, employees, input.today),
    projects,
    applications,
    recruiterWork: makeRecruiterWork(applications, vacancies, known, context),
  };
}
