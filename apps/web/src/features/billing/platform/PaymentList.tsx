import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { StaffInvoice } from "@vaardig/contract/billing/invoices";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { RevokeDialog } from "./RevokeDialog.tsx";

type Payment = StaffInvoice["payments"][number];

/** Payments of an invoice, including revoked ones. */
export function PaymentList({ payments }: { payments: readonly Payment[] }) {
  const { t } = useTranslation("billing-settings");
  const format = useFormat();
  const [revoked, setRevoked] = useState<Payment | null>(null);
  if (payments.length === 0) return null;
  return (
    <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: "none" }}>
      {payments.map((payment) => (
        <Box
          key={payment.id}
          component="li"
          sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 2 }}
        >
          <Typography variant="caption" sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>
            {t("payments.entry", {
              amount: format.cents(payment.amount_cents),
              date: format.date(payment.received_on),
              reference: payment.reference,
            })}
          </Typography>
          {payment.can.includes("revoke") && (
            <Button size="small" onClick={() => setRevoked(payment)}>
              {t("payments.revoke")}
            </Button>
          )}
        </Box>
      ))}
      {revoked && <RevokeDialog payment={revoked} onClose={() => setRevoked(null)} />}
    </Box>
  );
}
