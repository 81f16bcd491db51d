import Box from "@mui/material/Box";
import { useTranslation } from "react-i18next";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { PageHeader } from "../../../ui/PageHeader.tsx";
import { DetailSkeleton } from "../../../ui/Skeletons.tsx";
import { useGetBillingQuery } from "../billing.api.ts";
import { DetailsCard } from "../details/DetailsCard.tsx";
import { InvoicesCard } from "../invoices/InvoicesCard.tsx";
import { PaymentCard } from "../PaymentCard.tsx";
import { PlanCard } from "../PlanCard.tsx";
import { StateCard } from "../StateCard.tsx";

/**
 * Subscription, seats, billing details and invoices for administrators; also works while the company is
 * paused.
 */
export function BillingPage() {
  const { t } = useTranslation("billing");
  const { data, error, refetch } = useGetBillingQuery();
  return (
    <>
      <PageHeader title={t("title")} description={t("description")} />
      {data ? (
        <Box sx={{ display: "grid", gap: 6 }}>
          <StateCard billing={data} />
          <Box
            sx={{
              display: "grid",
              gap: 6,
              alignItems: "start",
              gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
            }}
          >
            <PlanCard billing={data} />
            <Box sx={{ display: "grid", gap: 6 }}>
              <DetailsCard billing={data} />
              <PaymentCard billing={data} />
            </Box>
          </Box>
          <InvoicesCard />
        </Box>
      ) : error ? (
        <ErrorState title={t("load-failed")} error={error} onRetry={refetch} />
      ) : (
        <DetailSkeleton lines={10} />
      )}
    </>
  );
}
