import type { Employee, EmployeeRow } from "@vaardig/contract/employees/employees";
import { LISTED_TEXTS, mapTexts, RECORD_TEXTS } from "@vaardig/contract/employees/employeeTexts";
import { photoUrl } from "../../domain/files/photoUrl.ts";
import type { EmployeeListRow, EmployeeRecord } from "../../domain/people/employees/employees.queries.ts";
import type { Secrets } from "../../platform/secrets.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import { assignableRolesFor, employeeActions } from "./employees.policy.ts";

const namedOf = (id: string | null, name: string | null) => (id === null ? null : { id, name: name ?? "" });

/** Returns the facts of a row that rules need. */
export function factsOf({ id, system_role: systemRole, status }: EmployeeListRow) {
  return { id, systemRole, status };
}

/** Converts a row to the wire format, with the reader's actions. */
export function presentEmployeeRow(viewer: Viewer, secrets: Secrets, row: EmployeeListRow): EmployeeRow {
  return {
    id: row.id,
    first_name: row.first_name,
    last_name: row.last_name,
    name: `${row.first_name} ${row.last_name}`.trim(),
    email: row.email,
    ...mapTexts(LISTED_TEXTS, (name) => row[name]),
    join_date: row.join_date,
    system_role: row.system_role,
    status: row.status,
    department: namedOf(row.department_id, row.department),
    team: namedOf(row.team_id, row.team),
    role: namedOf(row.role_id, row.role),
    manager: namedOf(row.manager_id, row.manager),
    photo_url: photoUrl(secrets, viewer.companyId, row.photo_id),
    version: row.version,
    can: employeeActions(viewer, factsOf(row)),
  };
}

function presentPending(row: EmployeeRecord): Employee["pending_email"] {
  const { pending_email: email, pending_since: since, pending_until: until } = row;
  if (!email || !since || !until) return null;
  return { email, requested_at: since.toISOString(), expires_at: until.toISOString() };
}

/** Converts a complete record to the wire format. */
export function presentEmployee(viewer: Viewer, secrets: Secrets, row: EmployeeRecord): Employee {
  return {
    ...presentEmployeeRow(viewer, secrets, row),
    ...mapTexts(RECORD_TEXTS, (name) => row[name]),
    gender: row.gender,
    job_profile: namedOf(row.job_profile_id, row.job_profile),
    language: row.language,
    pending_email: presentPending(row),
    created_at: row.created_at.toISOString(),
    assignable_roles: [...assignableRolesFor(viewer, factsOf(row))],
  };
}
