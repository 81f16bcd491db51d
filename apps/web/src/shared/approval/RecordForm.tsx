import type { ReactNode } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { useFormDraft } from "../../lib/form/useFormDraft.ts";
import { SaveBar } from "../../ui/SaveBar.tsx";
import { SubmitButton } from "../../ui/SubmitButton.tsx";
import { type Saving, VersionedForm, type VersionWords } from "../../ui/VersionedForm.tsx";

/** How the form of a vacancy or project is saved; the button says what that does. */
export interface RecordSaving<Saved, Out> extends Saving<Saved, Out> {
  save: string;
}

interface Props<Saved extends { id: string }, In extends FieldValues, Out> extends RecordSaving<Saved, Out> {
  form: UseFormReturn<In, unknown, Out>;
  label: string;
  valuesOf: (record: Saved) => In;
  words: VersionWords<Saved, In>;
  children: ReactNode;
}

/** The page-long form of a vacancy or project; what is typed survives a refused save, another's save and the end of the session. */
export function RecordForm<Saved extends { id: string }, In extends FieldValues, Out>({
  save,
  children,
  ...saving
}: Props<Saved, In, Out>) {
  const { form, record } = saving;
  useFormDraft(form, record?.id ?? "new");
  const { isDirty } = form.formState;
  return (
    <VersionedForm {...saving}>
      {children}
      <SaveBar isDirty={isDirty} onDiscard={() => form.reset()}>
        <SubmitButton>{save}</SubmitButton>
      </SaveBar>
    </VersionedForm>
  );
}
