import type { ProjectDetail } from "@vaardig/contract/projects/projects";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { useDepartmentName } from "../../../shared/organization/useDepartmentName.ts";
import type { VersionTexts } from "../../../ui/VersionedForm.tsx";
import type { ProjectValues } from "./projectValues.ts";

/** Returns labels and formatted values of a project's fields; all roles are one field. */
export function useProjectVersionTexts(): VersionTexts<ProjectDetail, ProjectValues> {
  const { t } = useTranslation("projects");
  const format = useFormat();
  const departmentName = useDepartmentName();
  return {
    title: ({ name }) => t("conflict", { name }),
    label: (field) => t(`field.${field}`),
    value: (field, values) => {
      if (field === "roles") return format.list(values.roles.map(({ role }) => role));
      return field === "department" ? departmentName(values.department) : values[field];
    },
  };
}
