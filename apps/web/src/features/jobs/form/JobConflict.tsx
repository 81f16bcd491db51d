import type { VacancyDetail } from "@vaardig/contract/jobs";
import { useTranslation } from "react-i18next";
import { mergeVersions } from "../../../lib/mergeVersions.ts";
import { useFormat } from "../../../lib/useFormat.ts";
import { ConflictDialog } from "../../../ui/ConflictDialog.tsx";
import { JOB_FIELDS, type JobValues, jobValues } from "./jobValues.ts";

interface Props {
  base: VacancyDetail;
  theirs: VacancyDetail;
  mine: JobValues;
  onUseTheirs: () => void;
  onKeepMine: (merged: JobValues) => void;
  onClose: () => void;
}

/** Two people changed one job: both versions, field by field. */
export function JobConflict({ base, theirs, mine, onUseTheirs, onKeepMine, onClose }: Props) {
  const { t } = useTranslation(["jobs", "approval"]);
  const format = useFormat();
  const values = (from: JobValues) => ({ ...from });
  const merge = mergeVersions(values(jobValues(base)), values(mine), values(jobValues(theirs)));
  const names = new Map(
    [base, theirs].flatMap(({ work }) => {
      const department = work?.values.department;
      return department ? [[department.id, department.name] as const] : [];
    }),
  );
  const words = (name: keyof JobValues, from: JobValues): string => {
    if (name === "skills") return format.list(from.skills.map(({ skill }) => skill.name));
    if (name === "job_profile_id") return from.job_profile_id?.name ?? "";
    if (name === "department_id") return names.get(from.department_id) ?? "";
    if (name === "external") return t(from.external ? "approval:change.yes" : "approval:change.no");
    return String(from[name] ?? "");
  };
  const label = (name: string) => {
    const field = JOB_FIELDS.find((one) => one === name);
    return field ? t(`field.${field}`) : name;
  };
  return (
    <ConflictDialog
      title={t("conflict", { name: theirs.name })}
      conflicts={merge.conflicts.map((name) => ({
        name,
        label: label(name),
        theirs: words(name, jobValues(theirs)),
        mine: words(name, mine),
      }))}
      taken={merge.taken.map(label)}
      isBusy={false}
      onUseTheirs={onUseTheirs}
      onKeepMine={() => onKeepMine(merge.merged)}
      onClose={onClose}
    />
  );
}
