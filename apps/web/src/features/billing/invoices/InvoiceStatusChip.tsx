import type { InvoiceStatus } from "@vaardig/contract/billing/invoices";
import { useTranslation } from "react-i18next";
import { StatusChip } from "../../../ui/StatusChip.tsx";

const TONE = {
  open: "info",
  overdue: "attention",
  partly_paid: "info",
  paid: "positive",
  overpaid: "attention",
  credited: "neutral",
  credit_note: "neutral",
} as const;

/** Status of an invoice. */
export function InvoiceStatusChip({ status }: { status: InvoiceStatus }) {
  const { t } = useTranslation("billing");
  return <StatusChip label={t(`invoices.statuses.${status}`)} tone={TONE[status]} />;
}
