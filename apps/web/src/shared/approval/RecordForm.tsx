import type { ReactNode } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { useFormDraft } from "../../lib/form/useFormDraft.ts";
import { SaveBar } from "../../ui/SaveBar.tsx";
import { SubmitButton } from "../../ui/SubmitButton.tsx";
import { type SavingOptions, VersionedForm, type VersionTexts } from "../../ui/VersionedForm.tsx";

/** How a vacancy or project is saved; `save` is the button text. */
export interface RecordSaving<Saved, Out> extends SavingOptions<Saved, Out> {
  save: string;
  /** Another way to save, beside the button that saves. */
  otherSave?: ReactNode;
}

interface Props<Saved extends { id: string }, In extends FieldValues, Out> extends RecordSaving<Saved, Out> {
  form: UseFormReturn<In, unknown, Out>;
  label: string;
  valuesOf: (record: Saved) => In;
  words: VersionTexts<Saved, In>;
  children: ReactNode;
}

/**
 * Full-page form of a job or project; input survives failed saves, conflicting saves and an expired
 * session.
 */
export function RecordForm<Saved extends { id: string }, In extends FieldValues, Out>({
  save,
  otherSave,
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
        {otherSave}
        <SubmitButton>{save}</SubmitButton>
      </SaveBar>
    </VersionedForm>
  );
}
