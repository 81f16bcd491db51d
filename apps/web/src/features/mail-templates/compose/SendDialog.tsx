import Alert from "@mui/material/Alert";
import Typography from "@mui/material/Typography";
import { LANGUAGES, type Language } from "@vaardig/contract/limits";
import type { RecipientCheck } from "@vaardig/contract/mail-templates/mailSendings";
import type { LocalMailWords } from "@vaardig/contract/mail-templates/mailTemplates";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { ActionDialog } from "../../../ui/ActionDialog.tsx";
import { recipientsPerLanguage } from "./composeValues.ts";
import { useLeftOutNames } from "./useLeftOutNames.ts";

interface Props {
  open: boolean;
  check: RecipientCheck;
  words: LocalMailWords;
  /** A language whose text is unchanged although the other one was edited. */
  leftLanguage: Language | undefined;
  isBusy: boolean;
  onSend: () => void;
  onClose: () => void;
}

/** Confirmation before sending: reached and skipped people. */
export function SendDialog({ open, check, words, leftLanguage, isBusy, onSend, onClose }: Props) {
  const { t } = useTranslation("mail-templates");
  const format = useFormat();
  const { total, languages, without_address: without, not_for_them: outside } = check;
  const { in_pipeline: pipeline, unsubscribed } = check;
  const namesOf = useLeftOutNames();
  const leaving = recipientsPerLanguage(words, languages);
  const split = LANGUAGES.filter((one) => leaving[one] > 0).map((one) =>
    t("in-language", { count: leaving[one], language: format.languageName(one) }),
  );
  const unwritten = LANGUAGES.find((one) => !words[one] && languages[one] > 0);
  const untouched = leftLanguage && languages[leftLanguage] > 0 ? leftLanguage : undefined;
  return (
    <ActionDialog
      open={open}
      title={t("send-ask", { count: total })}
      confirm={t("send", { count: total })}
      isBusy={isBusy}
      focus="confirm"
      onConfirm={onSend}
      onClose={onClose}
    >
      <Typography sx={{ color: "text.secondary" }}>
        {format.list(split)}. {t("send-final")}
      </Typography>
      {unwritten && (
        <Alert severity="warning">
          {t("unwritten", { count: languages[unwritten], language: format.languageName(unwritten) })}
        </Alert>
      )}
      {untouched && (
        <Alert severity="warning">
          {t("untouched", { count: languages[untouched], language: format.languageName(untouched) })}
        </Alert>
      )}
      {without.count > 0 && (
        <Alert severity="warning">{t("left-out", { count: without.count, names: namesOf(without) })}</Alert>
      )}
      {outside.count > 0 && (
        <Alert severity="warning">
          {t("outside-named", { count: outside.count, names: namesOf(outside) })}
        </Alert>
      )}
      {pipeline.count > 0 && (
        <Alert severity="warning">
          {t("pipeline-named", { count: pipeline.count, names: namesOf(pipeline) })}
        </Alert>
      )}
      {unsubscribed.count > 0 && (
        <Alert severity="warning">
          {t("unsubscribed-named", { count: unsubscribed.count, names: namesOf(unsubscribed) })}
        </Alert>
      )}
    </ActionDialog>
  );
}
