import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { Payload } from "@vaardig/contract/endpoint";
import type { listOutbox } from "@vaardig/contract/mail/mail";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/language/useFormat.ts";
import { useSnackbar } from "../../lib/useSnackbar.ts";
import { SideSheet } from "../../ui/SideSheet.tsx";
import { MailText } from "./MailText.tsx";

export type OutboxMail = Payload<typeof listOutbox>["data"][number];

/** One email as its recipient would see it. */
export function MailSheet({ mail, onClose }: { mail: OutboxMail; onClose: () => void }) {
  const { t } = useTranslation("mail");
  const format = useFormat();
  const { show } = useSnackbar();
  const copy = () =>
    navigator.clipboard.writeText(mail.text).then(
      () => show(t("copied")),
      () => show(t("copy-failed"), "error"),
    );
  return (
    <SideSheet
      open
      onClose={onClose}
      title={mail.subject}
      subtitle={
        <>
          {t("to", { address: mail.to })}
          <Typography component="span" variant="caption" sx={{ display: "block", mt: 1 }}>
            {format.dateTime(mail.created_at)} · {t(`status.${mail.status}`)}
          </Typography>
        </>
      }
      actions={
        mail.text && (
          <Button variant="outlined" onClick={copy}>
            {t("copy")}
          </Button>
        )
      }
      width={560}
    >
      <Box sx={{ pt: 4, borderTop: 1, borderColor: "divider", display: "grid", gap: 5 }}>
        {mail.text ? <MailText text={mail.text} /> : <Typography>{t("no-text")}</Typography>}
        <Typography variant="caption" sx={{ color: "text.secondary" }}>
          {t("links-open")}
        </Typography>
      </Box>
    </SideSheet>
  );
}
