import Typography from "@mui/material/Typography";
import { ActionDialog } from "./ActionDialog.tsx";

interface Props {
  open: boolean;
  title: string;
  /** Consequences, including that the action is final. */
  text: string;
  /** Button text that names the action: "Decline Anna". */
  confirm: string;
  /** Text of the cancel button, such as "Stay here"; "Cancel" by default. */
  cancel?: string;
  /** Styles the action as ordinary instead of destructive, because it can be undone later. */
  isOrdinary?: boolean;
  isBusy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Confirmation of an action that cannot be undone; the safe button has the focus. */
export function ConfirmDialog({ text, isOrdinary = false, ...question }: Props) {
  return (
    <ActionDialog {...question} role="alertdialog" isDangerous={!isOrdinary} focus="cancel">
      <Typography sx={{ color: "text.secondary" }}>{text}</Typography>
    </ActionDialog>
  );
}
