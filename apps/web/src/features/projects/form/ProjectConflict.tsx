import type { ProjectDetail } from "@vaardig/contract/projects";
import { useTranslation } from "react-i18next";
import { mergeVersions } from "../../../lib/mergeVersions.ts";
import { useFormat } from "../../../lib/useFormat.ts";
import { ConflictDialog } from "../../../ui/ConflictDialog.tsx";
import { type ProjectValues, projectValues } from "./projectValues.ts";

const FIELDS = ["name", "department", "startDate", "endDate", "description", "roles"] as const;

interface Props {
  base: ProjectDetail;
  theirs: ProjectDetail;
  mine: ProjectValues;
  onUseTheirs: () => void;
  onKeepMine: (merged: ProjectValues) => void;
  onClose: () => void;
}

/** Two people changed one project: both versions, field by field; the roles count as one. */
export function ProjectConflict({ base, theirs, mine, onUseTheirs, onKeepMine, onClose }: Props) {
  const { t } = useTranslation("projects");
  const format = useFormat();
  const values = (from: ProjectValues) => ({ ...from });
  const merge = mergeVersions(values(projectValues(base)), values(mine), values(projectValues(theirs)));
  const names = new Map(
    [base, theirs].flatMap(({ work }) => {
      const department = work?.values.department;
      return department ? [[department.id, department.name] as const] : [];
    }),
  );
  const words = (name: keyof ProjectValues, from: ProjectValues): string => {
    if (name === "roles") return format.list(from.roles.map(({ role }) => role));
    return name === "department" ? (names.get(from.department) ?? "") : from[name];
  };
  const label = (name: string) => {
    const field = FIELDS.find((one) => one === name);
    return field ? t(`field.${field}`) : name;
  };
  return (
    <ConflictDialog
      title={t("conflict", { name: theirs.name })}
      conflicts={merge.conflicts.map((name) => ({
        name,
        label: label(name),
        theirs: words(name, projectValues(theirs)),
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
