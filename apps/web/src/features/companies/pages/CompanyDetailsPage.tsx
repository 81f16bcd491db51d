import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { Customer } from "@vaardig/contract/companies/customers";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { PhoneBackLink } from "../../../ui/PhoneBackLink.tsx";
import { RecordError } from "../../../ui/RecordError.tsx";
import { DetailSkeleton } from "../../../ui/Skeletons.tsx";
import { useGetCustomerQuery } from "../companies.api.ts";
import { CompanyHeader } from "../details/CompanyHeader.tsx";
import { FirstAdminCard } from "../details/FirstAdminCard.tsx";
import { LifecycleCard } from "../details/LifecycleCard.tsx";
import { type LifecycleAct, LifecycleDialog } from "../details/LifecycleDialog.tsx";
import { MovesCard } from "../details/MovesCard.tsx";
import { ProfileForm } from "../details/ProfileForm.tsx";

/** Page of one company for staff: lifecycle, invitation, history, additional sections, and profile. */
export function CompanyDetailsPage({ children }: { children?: ReactNode }) {
  const { t } = useTranslation("companies");
  const { companyId = "" } = useParams();
  const { currentData, error, refetch } = useGetCustomerQuery({ params: { id: companyId } });
  if (error && !currentData)
    return (
      <RecordError missing={t("missing")} failed={t("load-failed-one")} error={error} onRetry={refetch} />
    );
  if (!currentData) return <DetailSkeleton lines={10} />;
  return (
    <CompanyDetails key={currentData.id} company={currentData}>
      {children}
    </CompanyDetails>
  );
}

function CompanyDetails({ company, children }: { company: Customer; children: ReactNode }) {
  const { t } = useTranslation("companies");
  const [act, setAct] = useState<LifecycleAct | null>(null);
  const [base, setBase] = useState(company);
  return (
    <>
      <PhoneBackLink />
      <CompanyHeader company={company} onAct={setAct} />
      <Box
        sx={{
          display: "grid",
          gap: 4,
          gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "repeat(3, minmax(0, 1fr))" },
        }}
      >
        <LifecycleCard company={company} />
        <FirstAdminCard company={company} />
        <MovesCard companyId={company.id} />
      </Box>
      {children && <Box sx={{ mt: 6 }}>{children}</Box>}
      <Typography variant="h2" sx={{ mt: 8, mb: 4 }}>
        {t("profile.title")}
      </Typography>
      <ProfileForm key={base.version} company={company} base={base} onSaved={setBase} />
      {act && <LifecycleDialog company={company} act={act} onClose={() => setAct(null)} />}
    </>
  );
}
