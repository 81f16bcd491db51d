import Button from "@mui/material/Button";
import { downloadInvoice, type StaffInvoice } from "@vaardig/contract/billing/invoices";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { isApiError } from "../../../lib/api/apiError.ts";
import { useDownload } from "../../../lib/api/useDownload.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { ListSkeleton } from "../../../ui/Skeletons.tsx";
import { BillingCard } from "../BillingCard.tsx";
import { useListCompanyInvoicesQuery } from "../billing.api.ts";
import { InvoiceTable } from "../invoices/InvoiceTable.tsx";
import { CreditDialog } from "../platform/CreditDialog.tsx";
import { PaymentDialog } from "../platform/PaymentDialog.tsx";
import { PaymentList } from "../platform/PaymentList.tsx";

interface Opened {
  act: "record_payment" | "credit";
  invoice: StaffInvoice;
}

/** Invoices and payments of the company in the URL, for staff. */
export function CompanyInvoices() {
  const { companyId = "" } = useParams();
  const { t } = useTranslation(["billing-settings", "billing"]);
  const { data, error, refetch } = useListCompanyInvoicesQuery({ query: { company_id: companyId } });
  const { start, isBusy } = useDownload(downloadInvoice);
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  // The page itself already reports a missing company.
  if (isApiError(error) && [400, 404].includes(error.status)) return null;
  const acts = (invoice: StaffInvoice) => (
    <>
      {invoice.can.includes("record_payment") && invoice.open_cents > 0 && (
        <Button size="small" onClick={() => setOpened({ act: "record_payment", invoice })}>
          {t("payments.record")}
        </Button>
      )}
      {invoice.can.includes("credit") && (
        <Button size="small" onClick={() => setOpened({ act: "credit", invoice })}>
          {t("credit.open")}
        </Button>
      )}
      <Button
        size="small"
        disabled={isBusy}
        aria-label={t("billing:invoices.download", { number: invoice.number })}
        onClick={() => void start({ query: { id: invoice.id } })}
      >
        {t("billing:invoices.pdf")}
      </Button>
    </>
  );
  return (
    <BillingCard title={t("billing:invoices.title")}>
      {error ? (
        <ErrorState title={t("billing:invoices.load-failed")} error={error} onRetry={refetch} />
      ) : !data ? (
        <ListSkeleton />
      ) : data.data.length === 0 ? (
        <EmptyState title={t("billing:invoices.none-title")} description={t("payments.none")} heading="h3" />
      ) : (
        <InvoiceTable
          invoices={data.data}
          acts={acts}
          below={({ payments }) => <PaymentList payments={payments} />}
        />
      )}
      {opened?.act === "record_payment" && <PaymentDialog invoice={opened.invoice} onClose={close} />}
      {opened?.act === "credit" && <CreditDialog invoice={opened.invoice} onClose={close} />}
    </BillingCard>
  );
}
