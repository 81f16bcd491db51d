import type { FieldValues } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { SelectInput } from "../../ui/SelectInput.tsx";
import type { InputProps } from "../../ui/TextInput.tsx";
import { useListDepartmentsQuery } from "../organization/organization.api.ts";

/** Select field for the department of a job or project, optional. */
export function DepartmentInput<In extends FieldValues>(
  field: Pick<InputProps<In>, "control" | "name" | "label">,
) {
  const { t } = useTranslation("approval");
  const { data } = useListDepartmentsQuery();
  const options = (data?.data ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return <SelectInput {...field} none={t("no-department")} options={options} />;
}
