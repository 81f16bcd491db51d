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
  /** Button text that names the action: "Send to 12 people". */
  confirm: string;
  /** Text of the cancel button, such as "Stay here"; "Cancel" by default. */
  cancel?: string | undefined;
  /** "sm" for dialogs that show a list or an email. */
  size?: "xs" | "sm";
  /** Styles the action as destructive. */
  isDangerous?: boolean;
  /** True while required input is missing. */
  disabled?: boolean;
  /** True during the request: pressing again has no effect, and the focus stays. */
  isBusy?: boolean;
  /** Error message; null without one. */
  problem?: string | null | undefined;
  /** Button with the initial focus, when no field precedes it. */
  focus?: "cancel" | "confirm";
  onConfirm: () => void;
  onClose: () => void;
  /** Replaces closing on Escape and a click outside. */
  onDismiss?: () => void;
  children: ReactNode;
}

/** A dialog that informs or asks for a few inputs before an action. */
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
