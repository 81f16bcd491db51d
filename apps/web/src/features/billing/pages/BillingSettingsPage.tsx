import Box from "@mui/material/Box";
import { useTranslation } from "react-i18next";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { PageHeader } from "../../../ui/PageHeader.tsx";
import { DetailSkeleton } from "../../../ui/Skeletons.tsx";
import { useGetBillingSettingsQuery } from "../billing.api.ts";
import { PricesCard } from "../platform/PricesCard.tsx";
import { SellerCard } from "../platform/SellerCard.tsx";

/** Seller details, price and invoice numbering, for staff. */
export function BillingSettingsPage() {
  const { t } = useTranslation("billing-settings");
  const { data, error, refetch } = useGetBillingSettingsQuery();
  return (
    <>
      <PageHeader title={t("title")} description={t("description")} />
      {data ? (
        <Box
          sx={{
            display: "grid",
            gap: 6,
            alignItems: "start",
            gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
          }}
        >
          <SellerCard settings={data} />
          <PricesCard settings={data} />
        </Box>
      ) : error ? (
        <ErrorState title={t("load-failed")} error={error} onRetry={refetch} />
      ) : (
        <DetailSkeleton lines={8} />
      )}
    </>
  );
}
