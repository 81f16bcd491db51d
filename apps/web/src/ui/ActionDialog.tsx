import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";

interface Props {
  open?: boolean;
  role?: "dialog" | "alertdialog";
  title: string;
  /** Says what it does: "Send to 12 people". */
  confirm: string;
  /** Says what stays: "Stay here"; "Cancel" without it. */
  cancel?: string | undefined;
  /** "sm" where a list or a mail is shown. */
  size?: "xs" | "sm";
  /** Takes something away or ends it. */
  isDangerous?: boolean;
  /** Something that is asked for is not given yet. */
  disabled?: boolean;
  /** Under way: pressing again does nothing, and the focus stays. */
  isBusy?: boolean;
  /** Why it did not work. */
  problem?: string | null | undefined;
  /** The answer that has the focus, where nothing is asked for before it. */
  focus?: "cancel" | "confirm";
  onConfirm: () => void;
  onClose: () => void;
  /** What Escape and a click beside it do, where that is not to close it. */
  onDismiss?: () => void;
  children: ReactNode;
}

/** A dialog that tells or asks for a little before an act. */
export function ActionDialog(props: Props) {
  const { open = true, role = "dialog", title, confirm, cancel, size = "xs", isDangerous = false } = props;
  const { disabled = false, isBusy = false, problem, focus, onConfirm, onClose, onDismiss, children } = props;
  const { t } = useTranslation();
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={onDismiss ?? onClose}
      maxWidth={size}
      fullWidth
      role={role}
      aria-labelledby={id}
    >
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent sx={{ display: "grid", gap: 5, "&&": { pt: 2 } }}>
        {problem && <Alert severity="error">{problem}</Alert>}
        {children}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" autoFocus={focus === "cancel"} onClick={onClose}>
          {cancel ?? t("cancel")}
        </Button>
        <Button
          variant="contained"
          color={isDangerous ? "error" : "primary"}
          disabled={disabled}
          aria-disabled={isBusy || disabled}
          autoFocus={focus === "confirm"}
          onClick={isBusy ? undefined : onConfirm}
        >
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
