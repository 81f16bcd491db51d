import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Typography from "@mui/material/Typography";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";

interface Props {
  open: boolean;
  title: string;
  text?: string;
  confirm: string;
  isBusy: boolean;
  /** Why the last attempt was refused. */
  refused: string | undefined;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** The frame of a dialog that adds people to something. */
export function AddToDialog(props: Props) {
  const { open, title, text, confirm, isBusy, refused, onConfirm, onClose, children } = props;
  const { t } = useTranslation();
  const id = useId();
  return (
    <Dialog open={open} onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id} sx={{ overflowWrap: "anywhere" }}>
        {title}
      </DialogTitle>
      <DialogContent sx={{ display: "grid", gap: 5 }}>
        {refused && <Alert severity="error">{refused}</Alert>}
        {text && <Typography sx={{ color: "text.secondary" }}>{text}</Typography>}
        {children}
      </DialogContent>
      <DialogActions sx={{ flexWrap: "wrap" }}>
        <Button onClick={onClose}>{t("cancel")}</Button>
        <Button variant="contained" aria-disabled={isBusy} onClick={() => !isBusy && onConfirm()}>
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
