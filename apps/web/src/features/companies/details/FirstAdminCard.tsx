import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { Customer } from "@vaardig/contract/companies/customers";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import { FactsCard } from "./FactsCard.tsx";
import { ResendDialog } from "./ResendDialog.tsx";

const TONE = {
  none: "neutral",
  pending: "info",
  sent: "info",
  expired: "attention",
  bounced: "critical",
  revoked: "neutral",
  accepted: "positive",
} as const;

/** Invitation of the first administrator, with its state. */
export function FirstAdminCard({ company }: { company: Customer }) {
  const { t } = useTranslation("companies");
  const format = useFormat();
  const [isAsking, setAsking] = useState(false);
  const admin = company.first_admin;
  if (!admin)
    return (
      <FactsCard title={t("admin.title")}>
        <Typography sx={{ color: "text.secondary" }}>{t("admin.none")}</Typography>
      </FactsCard>
    );
  const { first_name, last_name, email, language, state, sent_at, expires_at } = admin;
  return (
    <FactsCard
      title={t("admin.title")}
      facts={[
        [t("admin.name"), `${first_name} ${last_name}`.trim()],
        [t("admin.email"), email],
        [t("admin.language"), t(`languages.${language}`)],
        [t("admin.sent"), sent_at && format.dateTime(sent_at)],
        [t("admin.expires"), expires_at && format.dateTime(expires_at)],
      ]}
    >
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 3, alignItems: "center" }}>
        <StatusChip label={t(`admin.states.${state}`)} tone={TONE[state]} />
        {company.can.includes("resend_invitation") && (
          <Button variant="outlined" onClick={() => setAsking(true)}>
            {t("admin.resend")}
          </Button>
        )}
      </Box>
      {isAsking && <ResendDialog company={company} email={email} onClose={() => setAsking(false)} />}
    </FactsCard>
  );
}
