import { useTranslation } from "react-i18next";
import {
  useListDepartmentsQuery,
  useListRolesQuery,
  useListTeamsQuery,
} from "../../../shared/organization/organization.api.ts";
import { NamedSelect } from "../edit/NamedSelect.tsx";
import type { Unit } from "../units/unitAction.ts";

interface Props {
  of: Unit;
  label: string;
  value: string | null;
  onChange: (id: string | null, name: string) => void;
  error?: string | undefined;
}

/** Select field for another unit of the same kind. */
export function TargetSelect({ of, label, value, onChange, error }: Props) {
  const { t } = useTranslation("organization");
  const { kind, unit } = of;
  const departments = useListDepartmentsQuery(undefined, { skip: kind !== "department" });
  const teams = useListTeamsQuery({ query: {} }, { skip: kind !== "team" });
  const roles = useListRolesQuery({ query: {} }, { skip: kind !== "role" });
  const all = {
    department: departments.data?.data,
    team: teams.data?.data.map(({ id, name, department }) => ({ id, name, hint: department.name })),
    role: roles.data?.data.map(({ id, name, department, team }) => ({
      id,
      name,
      hint: [department?.name, team?.name].filter(Boolean).join(" · "),
    })),
  }[kind];
  const options = (all ?? []).filter(({ id }) => id !== unit.id);
  return (
    <NamedSelect
      label={label}
      options={options}
      value={options.find(({ id }) => id === value) ?? null}
      onChange={(id) => onChange(id, options.find((option) => option.id === id)?.name ?? t("none"))}
      required
      error={error}
    />
  );
}
