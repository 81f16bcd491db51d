import type { ComponentProps } from "react";
import { ActionDialog } from "./ActionDialog.tsx";
import { LeaveDialog } from "./LeaveDialog.tsx";
import { useAskToClose } from "./useAskToClose.tsx";

interface Props extends Omit<ComponentProps<typeof ActionDialog>, "onDismiss"> {
  /** True when the dialog has unsaved input. */
  isDirty: boolean;
}

/**
 * An `ActionDialog` with input fields: Escape, a click outside and a step back ask for confirmation when
 * there is unsaved input; Cancel does not.
 */
export function InputDialog({ isDirty, children, ...dialog }: Props) {
  const { close, question } = useAskToClose(isDirty, dialog.onClose);
  return (
    <ActionDialog {...dialog} onDismiss={close}>
      {children}
      {question}
      <LeaveDialog isDirty={isDirty} />
    </ActionDialog>
  );
}
