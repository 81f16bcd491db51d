import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { Customer } from "@vaardig/contract/companies/customers";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { RecordError } from "../../../ui/RecordError.tsx";
import { DetailSkeleton } from "../../../ui/Skeletons.tsx";
import { useGetCustomerQuery } from "../companies.api.ts";
import { CompanyHeader } from "../details/CompanyHeader.tsx";
import { FirstAdminCard } from "../details/FirstAdminCard.tsx";
import { LifeCard } from "../details/LifeCard.tsx";
import { type LifeAct, LifeDialog } from "../details/LifeDialog.tsx";
import { MovesCard } from "../details/MovesCard.tsx";
import { ProfileForm } from "../details/ProfileForm.tsx";

/** One company, for staff: its life, its first administrator's invitation, what happened, and its profile. */
export function CompanyDetailsPage() {
  const { t } = useTranslation("companies");
  const { companyId = "" } = useParams();
  const { currentData, error, refetch } = useGetCustomerQuery({ params: { id: companyId } });
  if (error && !currentData)
    return (
      <RecordError missing={t("missing")} failed={t("load-failed-one")} error={error} onRetry={refetch} />
    );
  if (!currentData) return <DetailSkeleton lines={10} />;
  return <CompanyDetails key={currentData.id} company={currentData} />;
}

function CompanyDetails({ company }: { company: Customer }) {
  const { t } = useTranslation("companies");
  const [act, setAct] = useState<LifeAct | null>(null);
  const [base, setBase] = useState(company);
  return (
    <>
      <CompanyHeader company={company} onAct={setAct} />
      <Box
        sx={{
          mb: 8,
          display: "grid",
          gap: 4,
          alignItems: "start",
          gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "repeat(3, minmax(0, 1fr))" },
        }}
      >
        <LifeCard company={company} />
        <FirstAdminCard company={company} />
        <MovesCard companyId={company.id} />
      </Box>
      <Typography variant="h2" sx={{ mb: 4 }}>
        {t("profile.title")}
      </Typography>
      <ProfileForm key={base.version} company={company} base={base} onSaved={setBase} />
      {act && <LifeDialog company={company} act={act} onClose={() => setAct(null)} />}
    </>
  );
}
