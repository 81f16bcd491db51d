import { type StoredVacancy, storedVacancies, withCurrentSkills } from "../../domain/jobs/storedVacancy.ts";
import type { Tx } from "../../platform/db/database.ts";
import { type ProjectRow, rolesOf } from "./projects.queries.ts";

/** A role of a project as its form holds it; without an id it is not there yet. */
export interface StoredRole extends StoredVacancy {
  id: string | null;
}

/** What the form of a project holds, as it is stored and as a waiting change keeps it. */
export interface StoredProject {
  name: string;
  description: string;
  department: string | null;
  startDate: string;
  endDate: string;
  roles: StoredRole[];
}

/** A change that waited, whose roles ask for what their skills became since. */
export async function projectAsOfNow(tx: Tx, values: StoredProject): Promise<StoredProject> {
  const roles: StoredRole[] = [];
  for (const role of values.roles) roles.push(await withCurrentSkills(tx, role));
  return { ...values, roles };
}

/** The values that are in force. */
export async function storedProject(tx: Tx, companyId: string, row: ProjectRow): Promise<StoredProject> {
  const roles = await rolesOf(tx, companyId, row.id);
  const byId = await storedVacancies(
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
