import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Typography from "@mui/material/Typography";
import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { isApiError } from "../../../lib/apiError.ts";

interface Props {
  title: string;
  text?: string;
  confirm: string;
  isDangerous?: boolean;
  isReady?: boolean;
  children: ReactNode;
  /** Rejects with the call's error, which is then shown. */
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

/** A question with what follows from it, before something larger. */
export function ChangeDialog(props: Props) {
  const { title, text, confirm, isDangerous = false, isReady = true, children, onConfirm, onClose } = props;
  const { t } = useTranslation();
  const id = useId();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const run = async () => {
    setBusy(true);
    setProblem(null);
    try {
      await onConfirm();
    } catch (error) {
      const told = isApiError(error) ? (Object.values(error.fields ?? {})[0] ?? error.message) : null;
      setProblem(told ?? t("operation-failed"));
    }
    setBusy(false);
  };
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id} sx={{ overflowWrap: "anywhere" }}>
        {title}
      </DialogTitle>
      <DialogContent sx={{ display: "grid", gap: 4 }}>
        {text && <Typography sx={{ color: "text.secondary" }}>{text}</Typography>}
        {problem && <Alert severity="error">{problem}</Alert>}
        {children}
      </DialogContent>
      <DialogActions sx={{ flexWrap: "wrap" }}>
        <Button variant="outlined" onClick={onClose}>
          {t("cancel")}
        </Button>
        <Button
          variant="contained"
          color={isDangerous ? "error" : "primary"}
          disabled={isBusy || !isReady}
          onClick={() => void run()}
        >
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
