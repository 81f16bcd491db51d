import { type StoredJob, storedJobs, withCurrentSkills } from "../../domain/jobs/storedJob.ts";
import type { Tx } from "../../platform/db/database.ts";
import { type ProjectRow, rolesOf } from "./projects.queries.ts";

/** A role of a project as in its form; the id is null for a new role. */
export interface StoredRole extends StoredJob {
  id: string | null;
}

/** The form values of a project, as stored and as kept in a pending change. */
export interface StoredProject {
  name: string;
  description: string;
  department: string | null;
  startDate: string;
  endDate: string;
  roles: StoredRole[];
}

/** Returns a pending change with the skills of its roles updated to what those were merged into. */
export async function projectAsOfNow(tx: Tx, values: StoredProject): Promise<StoredProject> {
  const roles: StoredRole[] = [];
  for (const role of values.roles) roles.push(await withCurrentSkills(tx, role));
  return { ...values, roles };
}

/** Returns the values in force. */
export async function storedProject(tx: Tx, companyId: string, row: ProjectRow): Promise<StoredProject> {
  const roles = await rolesOf(tx, companyId, row.id);
  const byId = await storedJobs(
    tx,
    companyId,
    roles.map(({ id }) => id),
  );
  return {
    name: row.name,
    description: row.description,
    department: row.department_id,
    startDate: row.start_date,
    endDate: row.end_date,
    roles: [...byId].map(([id, values]) => ({ id, ...values })),
  };
}
