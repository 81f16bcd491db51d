import type { Language } from "@vaardig/contract/limits";
import type { Project, ProjectDetail, ProjectRole } from "@vaardig/contract/projects/projects";
import { namesById, presentChange, presentFields } from "../../domain/approval/presentChange.ts";
import { presentWorkRecord } from "../../domain/approval/presentWorkRecord.ts";
import { canSeeWork } from "../../domain/jobs/jobScope.ts";
import { presentStatus } from "../../domain/jobs/presentStatus.ts";
import { matchOf } from "../../domain/matching/matchOf.ts";
import { presentRequired } from "../../domain/taxonomy/presentRequired.ts";
import { requiredOf } from "../../domain/taxonomy/skillEntries.ts";
import type { Tx } from "../../platform/db/database.ts";
import { found } from "../../platform/http/appError.ts";
import type { TxServices } from "../../platform/services.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import { projectChange } from "./projectChange.ts";
import { approvableOf, canLookForWork, projectActions } from "./projects.policy.ts";
import { findProject, type ProjectRow, rolesOf } from "./projects.queries.ts";
import { type StoredProject, type StoredRole, storedProject } from "./storedProject.ts";

export interface Reader {
  viewer: Viewer;
  language: Language;
  services: Pick<TxServices, "secrets" | "matching">;
}

/** Converts a project to the wire format, with the reader's actions. */
export function presentProject(viewer: Viewer, row: ProjectRow): Project {
  return {
    id: row.id,
    name: row.name,
    department: row.department,
    startDate: row.start_date,
    endDate: row.end_date,
    status: presentStatus(row.status),
    publication: row.publication,
    roles_count: row.roles_count,
    created_at: row.created_at.toISOString(),
    version: row.version,
    can: projectActions(viewer, row),
  };
}

type Names = Map<string, string>;

const named = (names: Names, id: string | null) => {
  const name = id === null ? undefined : names.get(id);
  return id !== null && name !== undefined ? { id, name } : null;
};

async function presentRole(tx: Tx, language: Language, names: Names, values: StoredRole, row: ProjectRow) {
  return {
    role: values.name,
    job_profile: named(names, values.job_profile_id),
    roleStartDate: values.starts_on ?? row.start_date,
    roleEndDate: values.ends_on ?? row.end_date,
    hours: values.hours,
    salary_from: values.salary_from,
    salary_to: values.salary_to,
    roleDescription: values.description,
    skills: await presentRequired(tx, requiredOf(values.skills), language),
  };
}

/**
 * Returns the roles in force, each with the reader's match and, for readers who may know, the number of
 * active applicants.
 */
async function presentRoles(
  tx: Tx,
  { viewer, language, services }: Reader,
  row: ProjectRow,
  inForce: StoredProject,
): Promise<ProjectRole[]> {
  const { companyId, userId } = viewer;
  const names = await namesById(
    tx,
    companyId,
    inForce.roles.map((role) => role.job_profile_id),
    language,
  );
  const counts = await rolesOf(tx, companyId, row.id);
  const ids = counts.map(({ id }) => id);
  const ranked = canLookForWork(viewer) ? await services.matching.rankVacancies(companyId, userId, ids) : [];
  const matches = new Map(ranked.map((record) => [record.id, matchOf(record)]));
  const counted = new Map(counts.map(({ id, applicants }) => [id, applicants]));
  const roles: ProjectRole[] = [];
  for (const values of inForce.roles) {
    const { id } = values;
    if (id === null) continue;
    const role = await presentRole(tx, language, names, values, row);
    const applicants = canSeeWork(viewer, approvableOf(row)) ? (counted.get(id) ?? 0) : null;
    roles.push({ ...role, id, match: matches.get(id) ?? null, applicants_count: applicants });
  }
  return roles;
}

async function presentWork(
  tx: Tx,
  { viewer, language, services }: Reader,
  row: ProjectRow,
  inForce: StoredProject,
): Promise<ProjectDetail["work"]> {
  const { companyId } = viewer;
  const { secrets } = services;
  const record = await presentWorkRecord<StoredProject>(tx, "project", { companyId, secrets }, row.id);
  const values = record.revision ?? inForce;
  const ids = [values.department, ...values.roles.map((role) => role.job_profile_id)];
  const names = await namesById(tx, companyId, ids, language);
  const roles = [];
  for (const role of values.roles)
    roles.push({ id: role.id, ...(await presentRole(tx, language, names, role, row)) });
  const changed = record.revision && projectChange(inForce, record.revision);
  const change = changed && {
    fields: await presentFields(tx, companyId, changed.fields, language),
    roles: await Promise.all(
      changed.roles.map(async (one) => ({
        ...one,
        change: await presentChange(tx, companyId, one.change, language),
      })),
    ),
  };
  const { name, description, department, startDate, endDate } = values;
  return {
    values: { name, description, department: named(names, department), startDate, endDate, roles },
    approval: { ...record.approval, change },
    team: record.team,
  };
}

/** Converts a project to the wire format, with its roles and, for readers who may know, its approval. */
export async function presentDetail(tx: Tx, reader: Reader, row: ProjectRow): Promise<ProjectDetail> {
  const inForce = await storedProject(tx, reader.viewer.companyId, row);
  return {
    ...presentProject(reader.viewer, row),
    description: row.description,
    roles: await presentRoles(tx, reader, row, inForce),
    work: canSeeWork(reader.viewer, approvableOf(row)) ? await presentWork(tx, reader, row, inForce) : null,
  };
}

/** Returns the project again after an action. */
export async function presentSavedProject(tx: Tx, reader: Reader, id: string): Promise<ProjectDetail> {
  return presentDetail(tx, reader, found(await findProject(tx, reader.viewer.companyId, id)));
}
