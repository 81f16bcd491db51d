import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";

interface Props {
  open?: boolean;
  title: string;
  /** Says what it does: "Send to 12 people". */
  confirm: string;
  /** Something that is asked for is not given yet. */
  disabled?: boolean;
  /** Under way: pressing again does nothing, and the focus stays. */
  isBusy?: boolean;
  /** The answer has the focus: nothing is asked for before it. */
  autoFocus?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A short dialog that asks for a little before an act. */
export function ActionDialog(props: Props) {
  const { open = true, title, confirm, disabled = false, isBusy = false, autoFocus = false } = props;
  const { t } = useTranslation();
  const id = useId();
  return (
    <Dialog open={open} onClose={props.onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent sx={{ display: "grid", gap: 5 }}>{props.children}</DialogContent>
      <DialogActions sx={{ flexWrap: "wrap" }}>
        <Button variant="outlined" onClick={props.onClose}>
          {t("cancel")}
        </Button>
        <Button
          variant="contained"
          disabled={disabled}
          aria-disabled={isBusy || disabled}
          autoFocus={autoFocus}
          onClick={isBusy ? undefined : props.onConfirm}
        >
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
