import type { JobWorkRecord } from "@vaardig/contract/jobs/recruitingJobs";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { useDepartmentName } from "../../../shared/organization/useDepartmentName.ts";
import type { VersionTexts } from "../../../ui/VersionedForm.tsx";
import type { JobValues } from "./jobValues.ts";

/** Returns labels and formatted values of a job's fields. */
export function useJobVersionTexts(): VersionTexts<JobWorkRecord, JobValues> {
  const { t } = useTranslation(["jobs", "approval"]);
  const format = useFormat();
  const departmentName = useDepartmentName();
  return {
    title: ({ name }) => t("conflict", { name }),
    label: (field) => t(`field.${field}`),
    value: (field, values) => {
      if (field === "skills") return format.list(values.skills.map(({ skill }) => skill.name));
      if (field === "job_profile_id") return values.job_profile_id?.name ?? "";
      if (field === "hiring_manager_id" || field === "contact_id") return values[field]?.name ?? "";
      if (field === "department_id") return departmentName(values.department_id);
      if (field === "external") return t(values.external ? "approval:change.yes" : "approval:change.no");
      return String(values[field] ?? "");
    },
  };
}
