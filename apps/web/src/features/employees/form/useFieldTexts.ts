import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";
import {
  useListDepartmentsQuery,
  useListRolesQuery,
  useListTeamsQuery,
} from "../../../shared/organization/organization.api.ts";
import { type EmployeeField, type EmployeeValues, NONE } from "./employeeForm.ts";

const LABEL = {
  department_id: "department",
  team_id: "team",
  role_id: "role",
  manager_id: "manager",
} as const;

const PLACE = ["department_id", "role_id", "manager_id"] as const;
const isPlace = (field: EmployeeField): field is (typeof PLACE)[number] => PLACE.some((one) => one === field);
const isNone = (value: EmployeeValues[(typeof PLACE)[number]]) =>
  (typeof value === "string" ? value : value?.id) === NONE;

/** Returns labels of fields and formatted values. */
export function useFieldTexts() {
  const { t } = useTranslation(["employees", "common"]);
  const format = useFormat();
  const departments = useListDepartmentsQuery().data?.data;
  const teams = useListTeamsQuery().data?.data;
  const roles = useListRolesQuery().data?.data;
  const nameIn = (list: readonly { id: string; name: string }[] | undefined, id: string) =>
    list?.find((one) => one.id === id)?.name ?? "";
  return {
    label: (field: EmployeeField): string =>
      field in LABEL
        ? t(`fields.${LABEL[field as keyof typeof LABEL]}`)
        : t(`fields.${field as Exclude<EmployeeField, keyof typeof LABEL>}`),
    value: (field: EmployeeField, values: EmployeeValues): string => {
      if (isPlace(field) && isNone(values[field])) return t(`form.none.${field}`);
      if (field === "department_id") return nameIn(departments, values.department_id);
      if (field === "team_id") return nameIn(teams, values.team_id);
      if (field === "role_id") return nameIn(roles, values.role_id);
      if (field === "manager_id") return values.manager_id?.name ?? "";
      if (field === "gender") return t(`genders.${values.gender}`);
      if (field === "system_role") return t(`common:shell.roles.${values.system_role}`);
      if (field === "join_date") return values.join_date && format.date(values.join_date);
      return values[field];
    },
  };
}
