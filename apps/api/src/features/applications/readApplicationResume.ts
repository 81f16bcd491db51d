import type { DocumentText } from "@vaardig/resume/documentText";
import { findResumeFileId } from "../../domain/applications/findResumeFileId.ts";
import { touchApplication } from "../../domain/applications/touchApplication.ts";
import { findFile } from "../../domain/files/files.queries.ts";
import type { ProposedSkill } from "../../domain/matching/matchEngine.ts";
import { inCompany, type Tx } from "../../platform/db/database.ts";
import type { Services } from "../../platform/services.ts";

interface Application {
  companyId: string;
  id: string;
}

/** Returns the text of an application's résumé; undefined when there is none any more. */
async function readingOf(tx: Tx, { companyId, id }: Application): Promise<DocumentText | undefined> {
  const fileId = await findResumeFileId(tx, companyId, id);
  const file = fileId === null ? undefined : await findFile(tx, companyId, fileId);
  return (file?.reading as DocumentText | null | undefined) ?? undefined;
}

/** Replaces the skills read for an application; touching its row refreshes open boards. */
async function keepSkills(tx: Tx, { companyId, id }: Application, skills: ProposedSkill[]): Promise<void> {
  await tx.$client.query("delete from application_skills where company_id = $1 and application_id = $2", [
    companyId,
    id,
  ]);
  await tx.$client.query(
    `insert into application_skills (company_id, application_id, skill_id, level, words, last_used_years)
     select $1, a.id, s.* from applications a,
       unnest($3::uuid[], $4::smallint[], $5::text[], $6::smallint[]) s(skill_id, level, words, years)
     where a.company_id = $1 and a.id = $2 and exists (select 1 from skills k where k.id = s.skill_id)
     on conflict do nothing`,
    [
      companyId,
      id,
      skills.map(({ skillId }) => skillId),
      skills.map(({ level }) => level),
      skills.map(({ words }) => words?.slice(0, 300) ?? null),
      skills.map(({ lastUsedYears }) => lastUsedYears),
    ],
  );
  await touchApplication(tx, companyId, id);
}

/**
 * Reads skills from the résumé of an application; they count for that application until they are confirmed.
 */
export async function readApplicationResume(services: Services, application: Application): Promise<void> {
  const { companyId } = application;
  const reading = await inCompany(services.db, companyId, (tx) => readingOf(tx, application));
  if (!reading) return;
  const { proposals } = await services.matching.proposeFromResume(companyId, reading);
  await inCompany(services.db, companyId, (tx) => keepSkills(tx, application, proposals));
}
