import Typography from "@mui/material/Typography";
import { ActionDialog } from "./ActionDialog.tsx";

interface Props {
  open: boolean;
  title: string;
  /** What follows from it, and that it is final. */
  text: string;
  /** Says what it does: "Decline Anna". */
  confirm: string;
  /** Says what stays: "Stay here"; "Cancel" without it. */
  cancel?: string;
  isBusy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** A short question before something that cannot be taken back; the safe answer has the focus. */
export function ConfirmDialog({ text, ...question }: Props) {
  return (
    <ActionDialog {...question} role="alertdialog" isDangerous focus="cancel">
      <Typography sx={{ color: "text.secondary" }}>{text}</Typography>
    </ActionDialog>
  );
}
