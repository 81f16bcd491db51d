import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import { useTranslation } from "react-i18next";

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
export function ConfirmDialog(props: Props) {
  const { open, title, text, confirm, cancel, isBusy = false, onConfirm, onClose } = props;
  const { t } = useTranslation();
  const id = useId();
  return (
    <Dialog open={open} onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={id} role="alertdialog">
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <Typography sx={{ color: "text.secondary" }}>{text}</Typography>
      </DialogContent>
      <DialogActions sx={{ flexWrap: "wrap" }}>
        <Button variant="outlined" autoFocus onClick={onClose}>
          {cancel ?? t("cancel")}
        </Button>
        <Button variant="contained" color="error" disabled={isBusy} onClick={onConfirm}>
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
