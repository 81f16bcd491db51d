import Alert from "@mui/material/Alert";
import Typography from "@mui/material/Typography";
import { LANGUAGES } from "@vaardig/contract/limits";
import type { RecipientCheck } from "@vaardig/contract/mailSendings";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/useFormat.ts";
import { ActionDialog } from "../../../ui/ActionDialog.tsx";

interface Props {
  open: boolean;
  check: RecipientCheck;
  isBusy: boolean;
  onSend: () => void;
  onClose: () => void;
}

/** Whom a mail reaches and whom not, before it leaves. */
export function SendDialog({ open, check, isBusy, onSend, onClose }: Props) {
  const { t } = useTranslation("mail-templates");
  const format = useFormat();
  const { total, languages, without_address: without, not_for_them: outside } = check;
  const namesOf = ({ count, names }: RecipientCheck["without_address"]) => {
    const more = count - names.length;
    return format.list([...names, ...(more > 0 ? [t("more", { count: more })] : [])]);
  };
  const split = LANGUAGES.filter((one) => languages[one] > 0).map((one) =>
    t("in-language", { count: languages[one], language: format.languageName(one) }),
  );
  return (
    <ActionDialog
      open={open}
      title={t("send-ask", { count: total })}
      confirm={t("send", { count: total })}
      isBusy={isBusy}
      autoFocus
      onConfirm={onSend}
      onClose={onClose}
    >
      <Typography sx={{ color: "text.secondary" }}>
        {format.list(split)}. {t("send-final")}
      </Typography>
      {without.count > 0 && (
        <Alert severity="warning">{t("left-out", { count: without.count, names: namesOf(without) })}</Alert>
      )}
      {outside.count > 0 && (
        <Alert severity="warning">
          {t("outside-named", { count: outside.count, names: namesOf(outside) })}
        </Alert>
      )}
    </ActionDialog>
  );
}
