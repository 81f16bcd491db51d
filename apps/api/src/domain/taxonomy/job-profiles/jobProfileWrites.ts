import { LICENCE_LEVEL } from "@vaardig/contract/limits";
import { v7 } from "uuid";
import type { Tx } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/http/appError.ts";
import type { RequiredSkill } from "../../matching/matchEngine.ts";
import type { JobProfileRow } from "./jobProfiles.queries.ts";
import { limitSkills } from "./limitSkills.ts";

type Texts = Record<string, string>;

/**
 * Locks the names of a company's job profiles until the transaction ends, so that a check is still valid when
 * its result is written.
 */
export async function lockJobProfileNames(tx: Tx, companyId: string): Promise<void> {
  await tx.$client.query("select pg_advisory_xact_lock(hashtextextended('job_profiles:' || $1, 0))", [
    companyId,
  ]);
}

/** Throws `name_taken` at the field when another of the company's profiles has the name. */
export async function checkJobProfileName(
  tx: Tx,
  companyId: string,
  labels: Texts,
  exceptId: string | null,
): Promise<void> {
  for (const lang of ["en", "nl"]) {
    const label = labels[lang];
    if (!label) continue;
    const { rowCount } = await tx.$client.query(
      `select 1 from job_profiles where company_id = $1 and fold(labels->>$2) = fold($3)
        and id is distinct from $4::uuid limit 1`,
      [companyId, lang, label, exceptId],
    );
    if (rowCount) throw new AppError("validation_failed", { fields: { [`name_${lang}`]: "name_taken" } });
  }
}

/** Replaces the preferred labels of a profile; its other labels stay. */
async function writeLabels(tx: Tx, companyId: string, id: string, labels: Texts): Promise<void> {
  await tx.$client.query(
    "delete from job_profile_labels where company_id = $1 and job_profile_id = $2 and preferred",
    [companyId, id],
  );
  await tx.$client.query(
    `insert into job_profile_labels (company_id, job_profile_id, lang, label, preferred)
      select $1::uuid, $2::uuid, key, value, true from jsonb_each_text($3::jsonb)
      on conflict (job_profile_id, lang, label) do update set preferred = true`,
    [companyId, id, JSON.stringify(labels)],
  );
}

interface NewProfile {
  labels: Texts;
  descriptions: Texts;
  from: JobProfileRow | undefined;
}

/**
 * Adds a job profile and returns its id; made from another one it gets that profile's skills and place in the
 * taxonomy.
 */
export async function insertJobProfile(
  tx: Tx,
  companyId: string,
  { labels, descriptions, from }: NewProfile,
): Promise<string> {
  const id = v7();
  await tx.$client.query(
    `insert into job_profiles (company_id, id, source, source_version, uri, labels, descriptions, made_from,
        isco, sector, family, step)
      select $1::uuid, $2::uuid, 'company', '1', 'company:' || $2::uuid, $3::jsonb, $4::jsonb, $5::uuid, o.isco, o.sector, o.family, o.step
      from (select 1) one left join job_profiles o on o.id = $5::uuid`,
    [companyId, id, JSON.stringify(labels), JSON.stringify(descriptions), from?.id ?? null],
  );
  await writeLabels(tx, companyId, id, labels);
  if (from) await insertSkills(tx, companyId, id, await skillsToCopy(tx, from));
  return id;
}

async function skillsToCopy(tx: Tx, from: JobProfileRow): Promise<RequiredSkill[]> {
  const { rows } = await tx.$client.query<RequiredSkill & { idf: number }>(
    `select s.skill_id as "skillId", s.level, s.kind, s.importance, s.must_have as "mustHave", k.idf
      from job_profile_skills s join skills k on k.id = s.skill_id where s.job_profile_id = $1`,
    [from.id],
  );
  return from.is_shared ? limitSkills(rows) : rows;
}

async function insertSkills(tx: Tx, companyId: string, id: string, skills: RequiredSkill[]): Promise<void> {
  await tx.$client.query(
    `insert into job_profile_skills (company_id, job_profile_id, skill_id, level, kind, importance, must_have)
      select $1::uuid, $2::uuid, x."skillId", case s.kind when 'licence' then ${LICENCE_LEVEL} else x.level end,
        x.kind, x.importance, x."mustHave" from jsonb_to_recordset($3::jsonb)
      as x("skillId" uuid, level smallint, kind text, importance smallint, "mustHave" boolean) join skills s on s.id = x."skillId"`,
    [companyId, id, JSON.stringify(skills)],
  );
}

/** Replaces the required skills of a profile. */
export async function replaceJobProfileSkills(
  tx: Tx,
  companyId: string,
  id: string,
  skills: RequiredSkill[],
): Promise<void> {
  await tx.$client.query("delete from job_profile_skills where company_id = $1 and job_profile_id = $2", [
    companyId,
    id,
  ]);
  await insertSkills(tx, companyId, id, skills);
}

/** Raises the version of a profile, and replaces its texts when given. */
export async function updateJobProfile(
  tx: Tx,
  companyId: string,
  { id }: JobProfileRow,
  texts: { labels: Texts; descriptions: Texts } | null,
): Promise<void> {
  await tx.$client.query(
    `update job_profiles set version = version + 1, labels = coalesce($3::jsonb, labels),
        descriptions = coalesce($4::jsonb, descriptions)
      where company_id = $1 and id = $2`,
    [companyId, id, texts && JSON.stringify(texts.labels), texts && JSON.stringify(texts.descriptions)],
  );
  if (texts) await writeLabels(tx, companyId, id, texts.labels);
}

export async function removeJobProfile(tx: Tx, companyId: string, id: string): Promise<void> {
  await tx.$client.query("delete from job_profiles where company_id = $1 and id = $2", [companyId, id]);
}
