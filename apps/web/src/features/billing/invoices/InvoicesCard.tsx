import Button from "@mui/material/Button";
import { downloadInvoice, type Invoice } from "@vaardig/contract/billing/invoices";
import { useTranslation } from "react-i18next";
import { useDownload } from "../../../lib/api/useDownload.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { ListSkeleton } from "../../../ui/Skeletons.tsx";
import { BillingCard } from "../BillingCard.tsx";
import { useListInvoicesQuery } from "../billing.api.ts";
import { useStripe } from "../useStripe.ts";
import { InvoiceTable } from "./InvoiceTable.tsx";

/** The company's invoices with downloads. */
export function InvoicesCard() {
  const { t } = useTranslation("billing");
  const { data, error, refetch } = useListInvoicesQuery({ query: {} });
  const { start, isBusy } = useDownload(downloadInvoice);
  const { payInvoice, isBusy: isLeaving } = useStripe();
  const acts = ({ id, number, can }: Invoice) => (
    <>
      {can.includes("pay_online") && (
        <Button size="small" disabled={isLeaving} onClick={() => void payInvoice(id)}>
          {t("invoices.pay")}
        </Button>
      )}
      <Button
        size="small"
        disabled={isBusy}
        aria-label={t("invoices.download", { number })}
        onClick={() => void start({ query: { id } })}
      >
        {t("invoices.pdf")}
      </Button>
    </>
  );
  return (
    <BillingCard title={t("invoices.title")}>
      {error ? (
        <ErrorState title={t("invoices.load-failed")} error={error} onRetry={refetch} />
      ) : !data ? (
        <ListSkeleton />
      ) : data.data.length === 0 ? (
        <EmptyState title={t("invoices.none-title")} description={t("invoices.none-text")} heading="h3" />
      ) : (
        <InvoiceTable invoices={data.data} acts={acts} />
      )}
    </BillingCard>
  );
}
