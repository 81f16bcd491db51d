import type { EmployeeRole } from "@vaardig/contract/employeeRole";
import { employeeRoleActions } from "./employee-role.policy.ts";
import type { ListedAccount } from "./employee-role.queries.ts";

/** Row → wire, with what an administrator may do; `activeAdmins` counts the company's. */
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
