import { eq } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { invitations } from "../domain/accounts/invitations/invitations.table.ts";
import { applications, offers } from "../domain/applications/applications.table.ts";
import { candidateNotes, candidateRecords, candidateTasks } from "../domain/candidates/candidates.table.ts";
import { companies } from "../domain/companies/companies.table.ts";
import { companyMoves } from "../domain/companies/lifecycle/companyMoves.table.ts";
import {
  interviewers,
  interviewSlots,
  interviews,
  scorecards,
} from "../domain/interviews/interviews.table.ts";
import { savedVacancies, vacancies, vacancyMembers, vacancySkills } from "../domain/jobs/vacancies.table.ts";
import {
  goalActions,
  goalComments,
  goalSkills,
  goals,
  levelProposals,
} from "../domain/learning/goals/goals.table.ts";
import { departments, roles, teams } from "../domain/organization/organization.table.ts";
import { educations, experiences } from "../domain/people/career.table.ts";
import { personLanguages } from "../domain/people/personLanguages.table.ts";
import { users } from "../domain/people/users.table.ts";
import { projectMembers, projects } from "../domain/projects/projects.table.ts";
import { savedViews } from "../domain/saved-views/savedViews.table.ts";
import {
  confirmationRequests,
  skillEndorsements,
} from "../domain/skills/confirmations/confirmations.table.ts";
import { personSkills, skillWishes } from "../domain/skills/personSkills.table.ts";
import {
  talentPoolMembers,
  talentPoolPeople,
  talentPools,
} from "../domain/talent-pools/talentPools.table.ts";
import { jobProfileLabels, jobProfileSkills, jobProfiles } from "../domain/taxonomy/jobProfiles.table.ts";
import type { Tx } from "../platform/db/database.ts";
import { demoId } from "./demoId.ts";
import type { GeneratedCompany } from "./generate/generateCompany.ts";
import type { GoalRows } from "./generate/makeGoals.ts";
import type { RecruiterWork } from "./generate/makeRecruiterWork.ts";

/** Rows per statement; with the widest table this stays well below PostgreSQL's 65,535 parameters. */
const CHUNK = 500;

/** Stores rows in chunks. */
export async function insertAll<T extends PgTable>(
  tx: Tx,
  table: T,
  rows: T["$inferInsert"][],
): Promise<void> {
  for (let at = 0; at < rows.length; at += CHUNK) await tx.insert(table).values(rows.slice(at, at + CHUNK));
}

async function writeRecruiterWork(tx: Tx, work: RecruiterWork): Promise<void> {
  await insertAll(tx, candidateRecords, work.records);
  await insertAll(tx, candidateNotes, work.notes);
  await insertAll(tx, candidateTasks, work.tasks);
  await insertAll(tx, interviews, work.interviews);
  await insertAll(tx, interviewSlots, work.slots);
  await insertAll(tx, interviewers, work.interviewers);
  await insertAll(tx, scorecards, work.scorecards);
}

async function writeGoals(tx: Tx, rows: GoalRows): Promise<void> {
  await insertAll(tx, goals, rows.goals);
  await insertAll(tx, goalSkills, rows.skills);
  await insertAll(tx, goalActions, rows.actions);
  await insertAll(tx, goalComments, rows.comments);
  await insertAll(tx, levelProposals, rows.proposals);
}

/**
 * Stores the only lifecycle transition of a demo company: its administrator signed in, and the trial started.
 */
async function writeTrialStart(tx: Tx, company: GeneratedCompany["company"]): Promise<void> {
  const { id: companyId, slug, lifecycleSince: at, firstAdminId: actorId } = company;
  await tx.insert(companyMoves).values({
    companyId,
    id: demoId(slug, "trial"),
    at,
    actorId,
    reason: "first_sign_in",
    move: "start_trial",
    from: "setup",
    to: "trialing",
  });
}

/** Stores a generated company in the caller's transaction. */
export async function writeCompany(tx: Tx, generated: GeneratedCompany): Promise<void> {
  await tx.insert(companies).values(generated.company);
  await insertAll(tx, jobProfiles, generated.jobProfiles.profiles);
  await insertAll(tx, jobProfileLabels, generated.jobProfiles.labels);
  await insertAll(tx, jobProfileSkills, generated.jobProfiles.skills);
  await insertAll(tx, departments, generated.organization.departments);
  await insertAll(tx, teams, generated.organization.teams);
  await insertAll(tx, roles, generated.organization.roles);
  await insertAll(tx, users, generated.users);
  await writeTrialStart(tx, generated.company);
  for (const { kind, id, leadId } of generated.leads) {
    const table = kind === "departments" ? departments : teams;
    await tx.update(table).set({ leadId }).where(eq(table.id, id));
  }
  await insertAll(tx, experiences, generated.careers.experiences);
  await insertAll(tx, educations, generated.careers.educations);
  await insertAll(tx, invitations, generated.invitations);
  await insertAll(tx, talentPools, generated.talentPools.pools);
  await insertAll(tx, talentPoolMembers, generated.talentPools.members);
  await insertAll(tx, talentPoolPeople, generated.talentPools.people);
  await insertAll(tx, personLanguages, generated.languages);
  await insertAll(tx, personSkills, generated.skills);
  await insertAll(tx, skillWishes, generated.wishes);
  await insertAll(tx, skillEndorsements, generated.confirmations.endorsements);
  await insertAll(tx, confirmationRequests, generated.confirmations.requests);
  await writeGoals(tx, generated.goals);
  await insertAll(tx, projects, generated.projects.projects);
  await insertAll(tx, projectMembers, generated.projects.members);
  await insertAll(tx, vacancies, [...generated.vacancies.vacancies, ...generated.projects.roles]);
  await insertAll(tx, vacancySkills, [...generated.vacancies.skills, ...generated.projects.skills]);
  await insertAll(tx, vacancyMembers, generated.vacancies.members);
  await insertAll(tx, savedVacancies, generated.vacancies.saved);
  await insertAll(tx, savedViews, generated.searches);
  await insertAll(tx, applications, generated.applications.applications);
  await insertAll(tx, offers, generated.applications.offers);
  await writeRecruiterWork(tx, generated.recruiterWork);
}
