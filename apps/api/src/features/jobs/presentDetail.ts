import type { VacancyDetail } from "@vaardig/contract/jobs";
import type { Language } from "@vaardig/contract/limits";
import type { VacancyValues } from "@vaardig/contract/vacancyWork";
import type { Tx } from "../../platform/db/database.ts";
import { found } from "../../platform/http/appError.ts";
import { changeOf } from "../../platform/recruiting/approval/changes.ts";
import { namesById, presentChange } from "../../platform/recruiting/approval/presentChange.ts";
import { workRecord } from "../../platform/recruiting/approval/workRecord.ts";
import { type StoredVacancy, storedVacancies } from "../../platform/recruiting/vacancies/storedVacancy.ts";
import { vacancySkillsOf } from "../../platform/recruiting/vacancies/vacancySkills.ts";
import type { Secrets } from "../../platform/secrets.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import { presentRequired } from "../../platform/taxonomy/presentRequired.ts";
import { requiredOf } from "../../platform/taxonomy/skillEntries.ts";
import { seesWork } from "./jobs.policy.ts";
import { presentVacancy } from "./jobs.present.ts";
import { findVacancy, type WorkedVacancyRow } from "./jobs.queries.ts";

interface Reader {
  viewer: Viewer;
  language: Language;
  secrets: Secrets;
}

async function presentValues(
  tx: Tx,
  { viewer, language }: Reader,
  values: StoredVacancy,
): Promise<VacancyValues> {
  const {
    job_profile_id: profileId,
    department_id: departmentId,
    skills,
    starts_on,
    ends_on,
    ...rest
  } = values;
  const names = await namesById(tx, viewer.companyId, [profileId, departmentId], language);
  const named = (id: string | null) => {
    const name = id === null ? undefined : names.get(id);
    return id !== null && name !== undefined ? { id, name } : null;
  };
  return {
    ...rest,
    job_profile: named(profileId),
    department: named(departmentId),
    skills: await presentRequired(tx, requiredOf(skills), language),
  };
}

async function presentWork(tx: Tx, reader: Reader, id: string): Promise<VacancyDetail["work"]> {
  const { viewer, language, secrets } = reader;
  const { companyId } = viewer;
  const record = await workRecord<StoredVacancy>(tx, "vacancy", { companyId, secrets }, id);
  const inForce = found((await storedVacancies(tx, companyId, [id])).get(id));
  const { revision } = record;
  return {
    values: await presentValues(tx, reader, revision ?? inForce),
    approval: {
      ...record.approval,
      change: revision && (await presentChange(tx, companyId, changeOf(inForce, revision), language)),
    },
    team: record.team,
  };
}

/** A vacancy → wire, with what is required and, for those who may know, how approval goes. */
export async function presentDetail(tx: Tx, reader: Reader, row: WorkedVacancyRow): Promise<VacancyDetail> {
  const { viewer, language } = reader;
  const required = await vacancySkillsOf(tx, viewer.companyId, row.id);
  return {
    ...presentVacancy(viewer, row),
    description: row.description,
    skills: await presentRequired(tx, required, language),
    work: seesWork(viewer, row) ? await presentWork(tx, reader, row.id) : null,
  };
}

/** The same read anew, after an act. */
export async function presentAfter(tx: Tx, reader: Reader, id: string): Promise<VacancyDetail> {
  const { companyId, userId } = reader.viewer;
  return presentDetail(tx, reader, found(await findVacancy(tx, companyId, userId, id)));
}
