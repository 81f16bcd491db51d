import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { Billing } from "@vaardig/contract/billing/billing";
import { useTranslation } from "react-i18next";
import { BillingCard } from "./BillingCard.tsx";
import { useStripe } from "./useStripe.ts";

/** Payment method. */
export function PaymentCard({ billing }: { billing: Billing }) {
  const { t } = useTranslation("billing");
  const { isBusy, saveMethod, changeMethod } = useStripe();
  const { card, can, details, online } = billing;
  const isOnline = details.payment_method === "online";
  return (
    <BillingCard title={t("payment.title")}>
      <Typography>
        {card
          ? t("payment.card", { brand: card.brand, last4: card.last4, expires: card.expires })
          : t(isOnline ? "payment.no-card" : "payment.transfer")}
      </Typography>
      {card && !isOnline && <Typography>{t("payment.not-used")}</Typography>}
      {online && !billing.has_details && (
        <Typography sx={{ color: "text.secondary" }}>{t("payment.details-first")}</Typography>
      )}
      {can.includes("pay_online") && (
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
          <Button variant="outlined" disabled={isBusy} onClick={() => void saveMethod()}>
            {t(card ? "payment.replace" : "payment.save")}
          </Button>
          {card && (
            <Button disabled={isBusy} onClick={() => void changeMethod()}>
              {t("payment.manage")}
            </Button>
          )}
        </Box>
      )}
    </BillingCard>
  );
}
