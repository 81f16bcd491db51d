import type { Named, Role } from "@vaardig/contract/organization/organization";
import type { Control } from "react-hook-form";
import { useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useIssueText } from "../../../lib/form/useIssueText.ts";
import { JobProfileInput } from "../../../shared/job-profiles/JobProfileInput.tsx";
import {
  useListDepartmentsQuery,
  useListRolesQuery,
  useListTeamsQuery,
} from "../../../shared/organization/organization.api.ts";
import { PersonSelect } from "../../../shared/people/PersonSelect.tsx";
import { TextInput } from "../../../ui/TextInput.tsx";
import { NamedSelect } from "./NamedSelect.tsx";
import type { UnitValues } from "./unitValues.ts";

interface Props {
  control: Control<UnitValues, unknown, UnitValues>;
}

const hintOf = ({ department, team }: Pick<Role, "department" | "team">) =>
  [department?.name, team?.name].filter(Boolean).join(" · ");

export function NameField({ control }: Props) {
  const { t } = useTranslation("organization");
  return <TextInput control={control} name="name" label={t("fields.name")} required autoFocus />;
}

export function LeadField({ control }: Props) {
  const { t } = useTranslation("organization");
  const issue = useIssueText();
  const { field, fieldState } = useController({ control, name: "lead" });
  return (
    <PersonSelect
      label={t("fields.lead_id")}
      value={field.value}
      onChange={field.onChange}
      help={t("help.lead")}
      expected
      error={issue(fieldState.error)}
      inputRef={field.ref}
    />
  );
}

export function JobProfileField({ control }: Props) {
  const { t } = useTranslation("organization");
  return (
    <JobProfileInput
      control={control}
      name="jobProfile"
      label={t("fields.job_profile_id")}
      help={t("help.job-profile")}
    />
  );
}

interface DepartmentProps extends Props {
  /** Permission that the reader needs in a department to select it. */
  need: "create_team" | "create_role";
  required?: boolean;
}

export function DepartmentField({ control, need, required = false }: DepartmentProps) {
  const { t } = useTranslation("organization");
  const issue = useIssueText();
  const { data } = useListDepartmentsQuery();
  const { field, fieldState } = useController({ control, name: "department" });
  const { field: team } = useController({ control, name: "team" });
  const all = data?.data ?? [];
  const options = all.filter(({ id, can }) => can.includes(need) || id === field.value?.id);
  return (
    <NamedSelect
      label={t("fields.department_id")}
      options={options}
      value={field.value}
      onChange={(id) => {
        field.onChange(pick(options, id));
        team.onChange(null);
      }}
      required={required}
      error={issue(fieldState.error)}
      inputRef={field.ref}
    />
  );
}

/** Select field for the teams of the selected department. */
export function TeamField({ control }: Props) {
  const { t } = useTranslation("organization");
  const issue = useIssueText();
  const { field: department } = useController({ control, name: "department" });
  const { field, fieldState } = useController({ control, name: "team" });
  const departmentId: string | undefined = department.value?.id;
  const { data } = useListTeamsQuery(
    { query: departmentId ? { department_id: departmentId } : {} },
    { skip: !departmentId },
  );
  const options = departmentId ? (data?.data ?? []) : [];
  return (
    <NamedSelect
      label={t("fields.team_id")}
      options={options}
      value={field.value}
      onChange={(id) => field.onChange(pick(options, id))}
      disabled={!departmentId}
      help={t("help.team")}
      error={issue(fieldState.error)}
      inputRef={field.ref}
    />
  );
}

export function ParentField({ control, selfId }: Props & { selfId: string | null }) {
  const { t } = useTranslation("organization");
  const issue = useIssueText();
  const { data } = useListRolesQuery({ query: {} });
  const { field, fieldState } = useController({ control, name: "parent" });
  const options = (data?.data ?? [])
    .filter(({ id }) => id !== selfId)
    .map((role) => ({ id: role.id, name: role.name, hint: hintOf(role) }));
  return (
    <NamedSelect
      label={t("fields.parent_id")}
      options={options}
      value={field.value}
      onChange={(id) => field.onChange(pick(options, id))}
      help={t("help.parent")}
      error={issue(fieldState.error)}
      inputRef={field.ref}
    />
  );
}

function pick(options: readonly Named[], id: string | null): Named | null {
  const found = options.find((option) => option.id === id);
  return found ? { id: found.id, name: found.name } : null;
}
