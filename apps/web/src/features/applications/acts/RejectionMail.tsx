import Alert from "@mui/material/Alert";
import FormControlLabel from "@mui/material/FormControlLabel";
import Switch from "@mui/material/Switch";
import Typography from "@mui/material/Typography";
import type { ApplicationCard } from "@vaardig/contract/applications/applications";
import { useTranslation } from "react-i18next";

import { RejectionText } from "./RejectionText.tsx";
import { type ChangedMailTexts, withText } from "./rejectionTexts.ts";

interface Props {
  card: ApplicationCard;
  /** True when an email is sent. */
  mail: boolean;
  onMail: (mail: boolean) => void;
  words: ChangedMailTexts;
  onWords: (words: ChangedMailTexts) => void;
}

/** Email of one rejection: whether it is sent, a preview, and an editor. */
export function RejectionMail({ card, mail, onMail, words, onWords }: Props) {
  const { t } = useTranslation("applications");
  const { rejection_mail: situation, person } = card;
  const { mail: reach, name, language } = person;
  if (reach !== "yes")
    return (
      <Alert severity="info">
        {t(reach === "no_address" ? "reject-no-address" : "reject-unsubscribed", { name })}
      </Alert>
    );
  const help = mail ? "reject-mail-help" : card.awaits_news ? "reject-mail-off" : "reject-mail-listed";
  return (
    <>
      <div>
        <FormControlLabel
          control={<Switch checked={mail} onChange={({ target }) => onMail(target.checked)} />}
          label={t("reject-mail", { name })}
        />
        <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
          {t(help, { name })}
        </Typography>
      </div>
      {mail && (
        <RejectionText
          cards={[card]}
          words={words[situation]?.[language]}
          onWords={(next) => onWords(withText(words, situation, language, next))}
        />
      )}
    </>
  );
}
