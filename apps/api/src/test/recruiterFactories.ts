import { candidateRecords, candidateTasks } from "../domain/candidates/candidates.table.ts";
import { talentPools } from "../domain/talent-pools/talentPools.table.ts";
import { acrossCompanies, type Database } from "../platform/db/database.ts";
import { buildUser, type TestCompany, type TestUser } from "./factories.ts";
import { buildVacancy } from "./jobFactories.ts";

/** Creates a recruiter's work: a job, a talent pool, and a candidate with an open and a completed task. */
export async function buildRecruiterWork(db: Database, company: TestCompany, recruiter: TestUser) {
  const { id: companyId } = company;
  const candidate = await buildUser(db, company, { systemRole: "freelancer", account: false });
  const vacancy = await buildVacancy(db, recruiter);
  const about = { companyId, userId: candidate.id, type: "call", activityDate: "2030-05-01" } as const;
  const by = { assigneeId: recruiter.id, authorId: recruiter.id };
  await acrossCompanies(db, async (tx) => {
    await tx.insert(talentPools).values({ companyId, name: "Engineers", ownerId: recruiter.id });
    await tx.insert(candidateRecords).values({ companyId, userId: candidate.id, ownerId: recruiter.id });
    await tx.insert(candidateTasks).values([
      { ...about, ...by, title: "Open" },
      { ...about, ...by, title: "Done", doneAt: new Date() },
    ]);
  });
  return { candidate, vacancy };
}

/**
 * Returns the owners of a company's jobs, talent pools and candidates by kind, and the assignees of tasks by
 * title.
 */
export async function recruiterWorkOf(db: Database, company: TestCompany) {
  const { rows } = await acrossCompanies(db, (tx) =>
    tx.$client.query<{ kind: string; holder: string | null }>(
      `select 'vacancy' as kind, owner_id as holder from vacancies where company_id = $1
       union all select 'pool', owner_id from talent_pools where company_id = $1
       union all select 'candidate', owner_id from candidate_records where company_id = $1
       union all select title, assignee_id from candidate_tasks where company_id = $1`,
      [company.id],
    ),
  );
  return Object.fromEntries(rows.map(({ kind, holder }) => [kind, holder]));
}
