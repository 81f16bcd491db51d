import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Typography from "@mui/material/Typography";
import { LANGUAGES } from "@vaardig/contract/limits";
import type { RecipientCheck } from "@vaardig/contract/mailSendings";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/useFormat.ts";

interface Props {
  open: boolean;
  check: RecipientCheck;
  isBusy: boolean;
  onSend: () => void;
  onClose: () => void;
}

/** Whom a mail reaches and whom not, before it leaves. */
export function SendDialog({ open, check, isBusy, onSend, onClose }: Props) {
  const { t } = useTranslation(["mail-templates", "common"]);
  const format = useFormat();
  const id = useId();
  const { total, languages, without_address: without } = check;
  const more = without.count - without.names.length;
  const names = format.list([...without.names, ...(more > 0 ? [t("more", { count: more })] : [])]);
  const split = LANGUAGES.filter((one) => languages[one] > 0).map((one) =>
    t("in-language", { count: languages[one], language: format.languageName(one) }),
  );
  return (
    <Dialog open={open} onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{t("send-ask", { count: total })}</DialogTitle>
      <DialogContent sx={{ display: "grid", gap: 4 }}>
        <Typography sx={{ color: "text.secondary" }}>
          {format.list(split)}. {t("send-final")}
        </Typography>
        {without.count > 0 && (
          <Alert severity="warning">{t("left-out", { count: without.count, names })}</Alert>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: "wrap" }}>
        <Button variant="outlined" onClick={onClose}>
          {t("common:cancel")}
        </Button>
        <Button variant="contained" aria-disabled={isBusy} onClick={isBusy ? undefined : onSend} autoFocus>
          {t("send", { count: total })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
