import { type FieldValues, useFormState } from "react-hook-form";
import { LeaveDialog } from "./LeaveDialog.tsx";
import { useAskBeforeClose } from "./sheetBar.ts";
import { UnguardedForm, type UnguardedFormProps } from "./UnguardedForm.tsx";

interface Props<In extends FieldValues, Out> extends UnguardedFormProps<In, Out> {
  /** Overrides whether the form has unsaved changes. */
  isDirty?: boolean;
  /** Warning about what leaving would lose, more specific than the default. */
  leaveText?: string;
}

/**
 * A form in one column. A failed save keeps the input and focuses the first error; leaving with unsaved
 * changes asks for confirmation.
 */
export function Form<In extends FieldValues, Out>({ isDirty, leaveText, ...form }: Props<In, Out>) {
  return (
    <UnguardedForm
      {...form}
      guard={(isSaved) => <UnsavedGuard isDirty={isDirty} isSaved={isSaved} text={leaveText} />}
    />
  );
}

interface GuardProps {
  isDirty: boolean | undefined;
  isSaved: boolean;
  text: string | undefined;
}

/** Asks for confirmation before the form, or its sheet or dialog, closes with unsaved changes. */
function UnsavedGuard({ isDirty, isSaved, text }: GuardProps) {
  const state = useFormState();
  const isUnsaved = (isDirty ?? state.isDirty) && !isSaved;
  useAskBeforeClose(isUnsaved);
  return <LeaveDialog isDirty={isUnsaved} {...(text && { text })} />;
}
