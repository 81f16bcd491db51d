import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { SentMail } from "@vaardig/contract/mail-templates/mailSendings";
import { type ComponentProps, Fragment, type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { MailHtml } from "../../../shared/mail-editor/MailHtml.tsx";
import { StatusChip } from "../../../ui/StatusChip.tsx";

const TONE: Record<SentMail["state"], ComponentProps<typeof StatusChip>["tone"]> = {
  queued: "info",
  sent: "positive",
  kept: "neutral",
  bounced: "critical",
};

/** SMTP status code at the end of an error. */
const SMTP_CODE = /[45]\d\d$/;

interface Props {
  mail: SentMail;
  title: ReactNode;
  /** Facts below the title; empty ones are omitted. */
  facts: readonly (ReactNode | false | null)[];
}

/** An email in a list: facts, state, and its text on demand. */
export function SentMailItem({ mail, title, facts }: Props) {
  const { t } = useTranslation("mail-templates");
  const [isOpen, setOpen] = useState(false);
  const isPlanned = mail.state === "queued" && mail.send_at !== null && new Date(mail.send_at) > new Date();
  return (
    <Box component="li" sx={{ py: 3, "& + &": { borderTop: 1, borderColor: "divider" } }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 3 }}>
        <Box sx={{ flex: { xs: "1 1 100%", sm: "1 1 200px" }, minWidth: 0, overflowWrap: "anywhere" }}>
          <Typography sx={{ fontWeight: 500 }}>{title}</Typography>
          <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
            {facts.filter(Boolean).map((fact, at) => (
              <Fragment key={String(at)}>
                {at > 0 && " · "}
                {fact}
              </Fragment>
            ))}
          </Typography>
        </Box>
        <StatusChip
          tone={TONE[mail.state]}
          label={t(isPlanned ? "states.planned" : `states.${mail.state}`)}
        />
        <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? "hide" : "read")}
        </Button>
      </Box>
      {mail.state === "bounced" && (
        <Typography
          variant="caption"
          component="p"
          sx={{ mt: 1, color: "error.main", overflowWrap: "anywhere" }}
        >
          {t("bounced-why", { error: mail.error?.match(SMTP_CODE)?.[0] ?? mail.error ?? "" })}
        </Typography>
      )}
      {isOpen && (
        <Box sx={{ mt: 3, p: 4, border: 1, borderColor: "divider", borderRadius: 1 }}>
          <Typography variant="h3" component="p" sx={{ mb: 3, overflowWrap: "anywhere" }}>
            {mail.subject}
          </Typography>
          {mail.html === null ? (
            <Typography sx={{ whiteSpace: "pre-wrap" }}>{mail.text}</Typography>
          ) : (
            <MailHtml html={mail.html} />
          )}
        </Box>
      )}
    </Box>
  );
}
