import type { ReactNode } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { Form } from "../../../ui/Form.tsx";
import { SideSheet } from "../../../ui/SideSheet.tsx";
import { SubmitButton } from "../../../ui/SubmitButton.tsx";

interface Props<In extends FieldValues, Out> {
  form: UseFormReturn<In, unknown, Out>;
  title: string;
  submit: string;
  /** Message after saving. */
  done: string;
  /** True when there is unsaved input outside the fields. */
  isDirty?: boolean;
  onSave: (values: Out) => Promise<unknown>;
  onClose: () => void;
  children: ReactNode;
}

/** Sheet to edit a career entry. */
export function EntrySheet<In extends FieldValues, Out>(props: Props<In, Out>) {
  const { form, title, submit, done, isDirty, onSave, onClose, children } = props;
  const { show } = useSnackbar();
  return (
    <SideSheet open onClose={onClose} title={title}>
      <Form
        form={form}
        label={title}
        {...(isDirty !== undefined && { isDirty })}
        onSubmit={async (values) => {
          await onSave(values);
          show(done);
          onClose();
        }}
      >
        {children}
        <SubmitButton>{submit}</SubmitButton>
      </Form>
    </SideSheet>
  );
}
