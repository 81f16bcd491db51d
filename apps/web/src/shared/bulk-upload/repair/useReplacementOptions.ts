import { ASSIGNABLE_ROLES } from "@vaardig/contract/employee-role/employeeRole";
import { useTranslation } from "react-i18next";
import {
  useListDepartmentsQuery,
  useListRolesQuery,
  useListTeamsQuery,
} from "../../organization/organization.api.ts";

interface Meaning {
  value: string;
  label: string;
}

/** Returns the possible meanings of a column's value: distinct existing names. */
export function useReplacementOptions(column: string): Meaning[] {
  const { t } = useTranslation("common");
  const departments = useListDepartmentsQuery(undefined, { skip: column !== "department" });
  const teams = useListTeamsQuery(undefined, { skip: column !== "team" });
  const roles = useListRolesQuery(undefined, { skip: column !== "role" });
  if (column === "system_role")
    return ASSIGNABLE_ROLES.map((role) => ({ value: role, label: t(`shell.roles.${role}`) }));
  const named: readonly { name: string }[] = [
    ...(departments.currentData?.data ?? []),
    ...(teams.currentData?.data ?? []),
    ...(roles.currentData?.data ?? []),
  ];
  return [...new Set(named.map(({ name }) => name))].map((name) => ({ value: name, label: name }));
}
