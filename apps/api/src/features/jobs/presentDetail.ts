import type { JobDetail } from "@vaardig/contract/jobs/jobs";
import type { JobValues } from "@vaardig/contract/jobs/jobWork";
import type { JobWithWork, JobWorkRecord } from "@vaardig/contract/jobs/recruitingJobs";
import type { Language } from "@vaardig/contract/limits";
import { changeOf } from "../../domain/approval/changes.ts";
import { namesById, presentChange } from "../../domain/approval/presentChange.ts";
import { presentWorkRecord } from "../../domain/approval/presentWorkRecord.ts";
import { canSeeJob, canSeeWork, factsOfRow } from "../../domain/jobs/jobScope.ts";
import { type StoredJob, storedJobs } from "../../domain/jobs/storedJob.ts";
import { presentRequired } from "../../domain/taxonomy/presentRequired.ts";
import { requiredOf } from "../../domain/taxonomy/skillEntries.ts";
import type { Tx } from "../../platform/db/database.ts";
import { authorize, found } from "../../platform/http/appError.ts";
import type { TxServices } from "../../platform/services.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import { type Contacts, contactsOf } from "./contacts.queries.ts";
import { findJobDetail, type JobDetailRow } from "./detail.queries.ts";

import { presentJob } from "./jobs.present.ts";
import type { JobRowWithFacts } from "./jobs.queries.ts";

interface Reader {
  viewer: Viewer;
  language: Language;
  services: Pick<TxServices, "secrets" | "sharedSkills">;
}

async function presentValues(
  tx: Tx,
  { viewer, language, services }: Reader,
  values: StoredJob,
): Promise<JobValues> {
  const {
    job_profile_id: profileId,
    department_id: departmentId,
    skills,
    starts_on,
    ends_on,
    // A change stored before these fields existed lacks them.
    apply_by = null,
    hiring_manager_id = null,
    contact_id = null,
    ...rest
  } = values;
  const { secrets } = services;
  const people = contactsOf(tx, { companyId: viewer.companyId, secrets }, { hiring_manager_id, contact_id });
  const names = await namesById(tx, viewer.companyId, [profileId, departmentId], language);
  const named = (id: string | null) => {
    const name = id === null ? undefined : names.get(id);
    return id !== null && name !== undefined ? { id, name } : null;
  };
  return {
    ...rest,
    ...(await people),
    apply_by,
    job_profile: named(profileId),
    department: named(departmentId),
    skills: await presentRequired(tx, requiredOf(skills), language),
  };
}

/** Returns the work record of a job for its team, for the version in `row`. */
export async function presentWork(
  tx: Tx,
  reader: Reader,
  { id, name, version }: Pick<JobRowWithFacts, "id" | "name" | "version">,
): Promise<JobWorkRecord> {
  const { viewer, language, services } = reader;
  const { companyId } = viewer;
  const [record, stored] = await Promise.all([
    presentWorkRecord<StoredJob>(tx, "vacancy", { companyId, secrets: services.secrets }, id),
    storedJobs(tx, companyId, [id]),
  ]);
  const inForce = found(stored.get(id));
  const { revision } = record;
  const [values, change] = await Promise.all([
    presentValues(tx, reader, revision ?? inForce),
    revision && presentChange(tx, companyId, changeOf(inForce, revision), language),
  ]);
  return { id, name, version, values, approval: { ...record.approval, change }, team: record.team };
}

const NO_ONE: Contacts = { hiring_manager: null, contact: null };

/** Converts a job with its required skills to the wire format; external people see no colleagues. */
async function presentDetail(tx: Tx, { viewer, services }: Reader, row: JobDetailRow): Promise<JobDetail> {
  const { companyId, role } = viewer;
  const isOutside = role === "freelancer";
  return {
    ...presentJob(viewer, row),
    ...(isOutside ? NO_ONE : await contactsOf(tx, { companyId, secrets: services.secrets }, row)),
    description: row.description,
    skills: row.skills,
    change_waiting: row.has_change && canSeeWork(viewer, factsOfRow(row)),
  };
}

/**
 * Returns the requested job in the wire format. Throws 404 when the company has none, 403 when the reader may
 * not see it.
 */
export async function readDetail(
  tx: Tx,
  { viewer, language, services }: Reader,
  id: string,
): Promise<JobDetail> {
  const row = found(await findJobDetail(tx, viewer, id, language, services.sharedSkills));
  authorize(canSeeJob(viewer, factsOfRow(row)));
  return presentDetail(tx, { viewer, language, services }, row);
}

/** Returns the job again after an action. */
export async function presentSavedJob(tx: Tx, reader: Reader, id: string): Promise<JobWithWork> {
  const { viewer, language, services } = reader;
  const row = found(await findJobDetail(tx, viewer, id, language, services.sharedSkills));
  const work = canSeeWork(viewer, factsOfRow(row)) ? await presentWork(tx, reader, row) : null;
  return { ...(await presentDetail(tx, reader, row)), work };
}
