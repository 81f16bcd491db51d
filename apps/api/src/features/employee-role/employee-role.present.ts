import type { AccessRefusal, EmployeeRole } from "@vaardig/contract/employee-role/employeeRole";
import type { RefusalRow } from "../../domain/accounts/refusals/activity.queries.ts";
import { photoUrl } from "../../domain/files/photoUrl.ts";
import type { ListedAccount } from "../../domain/people/employee-role/employeeRole.queries.ts";
import type { Secrets } from "../../platform/secrets.ts";
import { employeeRoleActions } from "./employee-role.policy.ts";

/**
 * Converts an account to the wire format, with an administrator's actions; `activeAdmins` is the company's
 * number of active administrators.
 */
export function presentEmployeeRole(row: ListedAccount, activeAdmins: number): EmployeeRole {
  const { id, email, systemRole, status, version } = row;
  return {
    id,
    name: `${row.firstName} ${row.lastName}`.trim(),
    email,
    system_role: systemRole,
    status,
    version,
    can: employeeRoleActions(row, activeAdmins),
  };
}

/** Converts a refusal to the wire format. */
export function presentRefusal(secrets: Secrets, companyId: string, row: RefusalRow): AccessRefusal {
  const { kind, count, route } = row;
  return {
    person: {
      id: row.user_id,
      name: row.name,
      email: row.email,
      photo_url: photoUrl(secrets, companyId, row.photo_id),
    },
    kind,
    count,
    first_at: row.first_at.toISOString(),
    last_at: row.last_at.toISOString(),
    route,
  };
}
