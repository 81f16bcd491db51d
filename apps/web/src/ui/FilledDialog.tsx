import type { ComponentProps } from "react";
import { ActionDialog } from "./ActionDialog.tsx";
import { LeaveDialog } from "./LeaveDialog.tsx";
import { useAskToClose } from "./useAskToClose.tsx";

interface Props extends Omit<ComponentProps<typeof ActionDialog>, "onDismiss"> {
  /** Something was typed into it. */
  isDirty: boolean;
}

/**
 * An `ActionDialog` that asks for more than a choice: Escape, a click beside it and a step back ask first where something
 * was typed. Its own Cancel does not.
 */
export function FilledDialog({ isDirty, children, ...dialog }: Props) {
  const { close, question } = useAskToClose(isDirty, dialog.onClose);
  return (
    <ActionDialog {...dialog} onDismiss={close}>
      {children}
      {question}
      <LeaveDialog isDirty={isDirty} />
    </ActionDialog>
  );
}
