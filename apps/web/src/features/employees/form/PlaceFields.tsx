import { type UseFormReturn, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import {
  useListDepartmentsQuery,
  useListRolesQuery,
  useListTeamsQuery,
} from "../../../shared/organization/organization.api.ts";
import { SelectInput } from "../../../ui/SelectInput.tsx";
import { type EmployeeValues, NONE } from "./employeeForm.ts";

type Props = { form: UseFormReturn<EmployeeValues, unknown, EmployeeValues>; disabled: boolean };

const optionOf = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name });

/** Fields for department, team and position; changing one clears values below that no longer fit. */
export function PlaceFields({ form, disabled }: Props) {
  const { t } = useTranslation("employees");
  const departments = useListDepartmentsQuery().data?.data ?? [];
  const teams = useListTeamsQuery().data?.data ?? [];
  const roles = useListRolesQuery().data?.data ?? [];
  const [department, team] = useWatch({ control: form.control, name: ["department_id", "team_id"] });

  const teamsOf = (departmentId: string) => teams.filter((one) => one.department.id === departmentId);
  const rolesOf = (departmentId: string, teamId: string) =>
    roles.filter(
      (role) =>
        (role.department === null || role.department.id === departmentId) &&
        (role.team === null || role.team.id === teamId),
    );
  const clearRole = (departmentId: string, teamId: string) => {
    const fitting = [NONE, ...rolesOf(departmentId, teamId).map(({ id }) => id)];
    if (!fitting.includes(form.getValues("role_id"))) form.setValue("role_id", "", { shouldDirty: true });
  };
  const clearBelow = (departmentId: string) => {
    const fits = teamsOf(departmentId).some(({ id }) => id === form.getValues("team_id"));
    if (!fits) form.setValue("team_id", "", { shouldDirty: true });
    clearRole(departmentId, fits ? form.getValues("team_id") : "");
  };
  return (
    <>
      <SelectInput
        control={form.control}
        name="department_id"
        label={t("fields.department")}
        choose={t("form.choose")}
        required
        options={[{ value: NONE, label: t("form.none.department_id") }, ...departments.map(optionOf)]}
        disabled={disabled}
        onPick={clearBelow}
      />
      <SelectInput
        control={form.control}
        name="team_id"
        label={t("fields.team")}
        none={t("form.none.team_id")}
        options={teamsOf(department).map(optionOf)}
        disabled={disabled || department === "" || department === NONE}
        onPick={(teamId) => clearRole(department, teamId)}
      />
      <SelectInput
        control={form.control}
        name="role_id"
        label={t("fields.role")}
        help={t("form.role-help")}
        choose={t("form.choose")}
        required
        options={[{ value: NONE, label: t("form.none.role_id") }, ...rolesOf(department, team).map(optionOf)]}
        disabled={disabled}
      />
    </>
  );
}
