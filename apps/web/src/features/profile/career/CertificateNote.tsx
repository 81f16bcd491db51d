import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { Certificate } from "@vaardig/contract/profile/certificates";
import { useTranslation } from "react-i18next";
import { hasExpired } from "../../../lib/language/hasExpired.ts";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { ConfirmedNote } from "../../../shared/certificates/ConfirmedNote.tsx";
import { ScanLink } from "../../../shared/certificates/ScanLink.tsx";
import { useConfirmCertificate } from "../../../shared/certificates/useConfirmCertificate.ts";
import { StatusChip } from "../../../ui/StatusChip.tsx";

/** Details of a certificate: last day, licence, confirmation and scan. */
export function CertificateNote({ of: entry }: { of: Certificate }) {
  const { t } = useTranslation(["profile", "certificates"]);
  const format = useFormat();
  const { confirm, isBusy } = useConfirmCertificate();
  const { expires_on: expires, skill, superseded, can, name } = entry;
  const isOver = expires !== null && hasExpired(expires, new Date());
  return (
    <Box sx={{ display: "grid", gap: 1, justifyItems: "start" }}>
      {expires !== null &&
        (isOver ? (
          <StatusChip
            tone={superseded ? "neutral" : "attention"}
            label={t("certificates.expired", { date: format.date(expires) })}
          />
        ) : (
          <span>{t("certificates.expires", { date: format.date(expires) })}</span>
        ))}
      {skill && skill.name !== name && <span>{t("certificates:proves", { licence: skill.name })}</span>}
      {superseded && <span>{t("certificates:superseded")}</span>}
      <ConfirmedNote of={entry} />
      <ScanLink of={entry} />
      {can.includes("confirm") && (
        <Button
          size="small"
          variant="outlined"
          aria-label={t("certificates:confirm-one", { name })}
          aria-disabled={isBusy}
          onClick={() => void confirm(entry)}
        >
          {t("certificates:confirm")}
        </Button>
      )}
    </Box>
  );
}
