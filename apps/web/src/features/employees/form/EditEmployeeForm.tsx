import { zodResolver } from "@hookform/resolvers/zod";
import Button from "@mui/material/Button";
import type { Employee } from "@vaardig/contract/employees";
import type { Role } from "@vaardig/contract/roles";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { isApiError } from "../../../lib/apiError.ts";
import { mergeVersions } from "../../../lib/mergeVersions.ts";
import { useSaveUserMutation } from "../../../lib/people.api.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { ConflictDialog } from "../../../ui/ConflictDialog.tsx";
import { Form } from "../../../ui/Form.tsx";
import { SubmitButton } from "../../../ui/SubmitButton.tsx";
import { useLazyGetEmployeeQuery } from "../employees.api.ts";
import { EmployeeFields } from "./EmployeeFields.tsx";
import { type EmployeeValues, employeeChanges, employeeForm, employeeValues } from "./employeeForm.ts";
import { FormActions } from "./FormActions.tsx";
import { useFieldWords } from "./useFieldWords.ts";

interface Props {
  person: Employee;
  onClose: () => void;
}

/** A person's fields to change; when somebody else saved meanwhile, both versions are shown. */
export function EditEmployeeForm({ person, onClose }: Props) {
  const { t } = useTranslation(["employees", "common"]);
  const { show } = useSnackbar();
  const [save, { isLoading }] = useSaveUserMutation();
  const [readEmployee] = useLazyGetEmployeeQuery();
  const fieldWords = useFieldWords();
  // The version that the form grew from; a later read must not pass off what it brings as seen.
  const [base, setBase] = useState(person);
  const [theirs, setTheirs] = useState<Employee | null>(null);
  // Not `useContractForm`: its resets keep what was typed, and "use theirs" is meant to throw that away.
  const form = useForm<EmployeeValues, unknown, EmployeeValues>({
    resolver: zodResolver(employeeForm),
    defaultValues: employeeValues(base),
  });
  const roles: Role[] = [...new Set<Role>([person.system_role, ...base.assignable_roles])];

  const put = async (values: EmployeeValues, over: Employee) => {
    const changes = employeeChanges(employeeValues(over), values);
    try {
      const saved = await save({ body: { id: over.id, version: over.version, ...changes } }).unwrap();
      show(t("form.saved", { name: saved.name }));
      onClose();
    } catch (error) {
      if (!isApiError(error) || error.code !== "stale_version") throw error;
      setTheirs(await readEmployee({ query: { id: over.id } }).unwrap());
    }
  };

  const merge = theirs && mergeVersions(employeeValues(base), form.getValues(), employeeValues(theirs));
  return (
    <>
      <Form
        form={form}
        label={t("form.edit-title", { name: person.name })}
        onSubmit={(values) => put(values, base)}
      >
        <EmployeeFields form={form} can={base.can} roles={roles} personId={person.id} />
        <FormActions>
          <Button onClick={onClose}>{t("common:cancel")}</Button>
          <SubmitButton>{t("common:save")}</SubmitButton>
        </FormActions>
      </Form>
      {theirs && merge && (
        <ConflictDialog
          title={t("form.conflict-title", { name: theirs.name })}
          conflicts={merge.conflicts.map((name) => ({
            name,
            label: fieldWords.label(name),
            theirs: fieldWords.value(name, employeeValues(theirs)),
            mine: fieldWords.value(name, merge.merged),
          }))}
          taken={merge.taken.map(fieldWords.label)}
          isBusy={isLoading}
          onUseTheirs={() => {
            setBase(theirs);
            setTheirs(null);
            form.reset(employeeValues(theirs));
          }}
          onKeepMine={() => {
            setBase(theirs);
            setTheirs(null);
            form.reset(employeeValues(theirs));
            for (const [name, value] of Object.entries(merge.merged))
              form.setValue(name as keyof EmployeeValues, value, { shouldDirty: true });
            void form
              .handleSubmit((values) => put(values, theirs))()
              .catch(() => undefined);
          }}
          onClose={() => setTheirs(null)}
        />
      )}
    </>
  );
}
