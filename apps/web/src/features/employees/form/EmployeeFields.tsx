import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { EmployeeAct } from "@vaardig/contract/employees/employeeActs";
import { type Employee, GENDERS } from "@vaardig/contract/employees/employees";
import { EMPLOYEE_TEXTS, namesOf } from "@vaardig/contract/employees/employeeTexts";
import type { Role } from "@vaardig/contract/roles";
import { type ReactNode, useId } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useIssueText } from "../../../lib/form/useIssueText.ts";
import { PersonSelect } from "../../../shared/people/PersonSelect.tsx";
import { FieldPairs } from "../../../ui/FieldPairs.tsx";
import { SelectInput } from "../../../ui/SelectInput.tsx";
import { TextInput } from "../../../ui/TextInput.tsx";
import { type EmployeeValues, NONE } from "./employeeForm.ts";
import { PendingEmail } from "./PendingEmail.tsx";
import { PlaceFields } from "./PlaceFields.tsx";

export type EmployeeFormState = UseFormReturn<EmployeeValues, unknown, EmployeeValues>;

interface Props {
  form: EmployeeFormState;
  /** The reader's permissions on the person: edit_work, change_email, change_role. */
  can: readonly EmployeeAct[];
  /** Available access levels, including the person's own. */
  roles: readonly Role[];
  /** The edited person, who cannot be their own manager. */
  person?: Employee;
}

/** All fields of a person, in three groups. */
export function EmployeeFields({ form, can, roles, person }: Props) {
  const { t } = useTranslation(["employees", "common"]);
  const { control } = form;
  const mayChangeWork = can.includes("edit_work");
  const mayChangeEmail = can.includes("change_email");
  const mayChangeRole = can.includes("change_role");
  const emailHelp = (isAllowed: boolean, status: Employee["status"] | undefined) => {
    if (!isAllowed) return t("form.email-help");
    if (status === "active") return t("form.email-confirm-help");
    return status === "invited" ? t("form.email-invite-help") : undefined;
  };
  return (
    <>
      <Group title={t("form.person")}>
        <FieldPairs>
          <TextInput control={control} name="first_name" label={t("fields.first_name")} required autoFocus />
          <TextInput control={control} name="last_name" label={t("fields.last_name")} required />
        </FieldPairs>
        <TextInput
          control={control}
          name="email"
          label={t("fields.email")}
          type="email"
          required
          disabled={!mayChangeEmail}
          help={emailHelp(mayChangeEmail, person?.status)}
        />
        {person?.pending_email && <PendingEmail person={person} pending={person.pending_email} />}
        <FieldPairs>
          {namesOf(EMPLOYEE_TEXTS).map((name) => (
            <TextInput
              key={name}
              control={control}
              name={name}
              label={t(`fields.${name}`)}
              type={EMPLOYEE_TEXTS[name].type}
            />
          ))}
          <SelectInput
            control={control}
            name="gender"
            label={t("fields.gender")}
            options={[...GENDERS].reverse().map((value) => ({ value, label: t(`genders.${value}`) }))}
          />
          <TextInput
            control={control}
            name="join_date"
            label={t("fields.join_date")}
            type="date"
            disabled={!mayChangeWork}
          />
        </FieldPairs>
      </Group>
      <Group title={t("form.work")}>
        <PlaceFields form={form} disabled={!mayChangeWork} />
        <ManagerInput form={form} disabled={!mayChangeWork} personId={person?.id} />
      </Group>
      <Group title={t("form.access")}>
        <SelectInput
          control={control}
          name="system_role"
          label={t("fields.system_role")}
          required
          options={roles.map((role) => ({ value: role, label: t(`common:shell.roles.${role}`) }))}
          disabled={!mayChangeRole}
          help={mayChangeRole ? person && t("form.role-change-help") : t("form.system_role-help")}
        />
      </Group>
    </>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: "grid", gap: 5, pt: 3 }}>
      <Typography id={id} variant="h3">
        {title}
      </Typography>
      {children}
    </Box>
  );
}

function ManagerInput(props: { form: EmployeeFormState; disabled: boolean; personId: string | undefined }) {
  const { form, disabled, personId } = props;
  const { t } = useTranslation("employees");
  const issueText = useIssueText();
  const { field, fieldState } = useController({ control: form.control, name: "manager_id" });
  const none = { id: NONE, name: t("form.none.manager_id"), photo_url: null };
  return (
    <PersonSelect
      label={t("fields.manager")}
      value={field.value?.id === NONE ? none : field.value}
      none={none}
      required
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      disabled={disabled}
      exclude={personId ? [personId] : []}
      expected
      failed={t("form.managers-failed")}
      error={issueText(fieldState.error)}
    />
  );
}
