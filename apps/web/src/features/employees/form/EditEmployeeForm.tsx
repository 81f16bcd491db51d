import { zodResolver } from "@hookform/resolvers/zod";
import type { Employee } from "@vaardig/contract/employees/employees";
import type { Role } from "@vaardig/contract/roles";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { useSaveUserMutation } from "../../../shared/people/people.api.ts";
import { SubmitButton } from "../../../ui/SubmitButton.tsx";
import { VersionedForm } from "../../../ui/VersionedForm.tsx";
import { useLazyGetEmployeeQuery } from "../employees.api.ts";
import { EmployeeFields } from "./EmployeeFields.tsx";
import { type EmployeeValues, employeeChanges, employeeForm, employeeValues } from "./employeeForm.ts";
import { useFieldTexts } from "./useFieldTexts.ts";

interface Props {
  person: Employee;
  onClose: () => void;
}

/** Form of a person. */
export function EditEmployeeForm({ person, onClose }: Props) {
  const { t } = useTranslation(["employees", "common"]);
  const { show } = useSnackbar();
  const [save] = useSaveUserMutation();
  const [readEmployee] = useLazyGetEmployeeQuery();
  const words = useFieldTexts();
  const form = useForm<EmployeeValues, unknown, EmployeeValues>({
    resolver: zodResolver(employeeForm),
    defaultValues: employeeValues(person),
  });
  const roles: Role[] = [...new Set<Role>([person.system_role, ...person.assignable_roles])];
  return (
    <VersionedForm
      form={form}
      label={t("form.edit-title", { name: person.name })}
      record={person}
      valuesOf={employeeValues}
      onSave={async (values, over) => {
        const { id, version } = over ?? person;
        const changes = employeeChanges(employeeValues(over ?? person), values);
        const saved = await save({ body: { id, version, ...changes } }).unwrap();
        const isAsked = changes.email !== undefined && saved.pending_email?.email === changes.email;
        show(isAsked ? t("form.saved-email", { old: saved.email }) : t("form.saved", { name: saved.name }));
      }}
      onSaved={onClose}
      readAgain={({ id }) => readEmployee({ query: { id } }).unwrap()}
      words={{ ...words, title: ({ name }) => t("form.conflict-title", { name }) }}
    >
      <EmployeeFields form={form} can={person.can} roles={roles} person={person} />
      <SubmitButton>{t("common:save")}</SubmitButton>
    </VersionedForm>
  );
}
