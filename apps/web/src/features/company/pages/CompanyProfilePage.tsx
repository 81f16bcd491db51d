import { useTranslation } from "react-i18next";
import { useGetCompanyQuery } from "../../../shared/company/company.api.ts";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { PageHeader } from "../../../ui/PageHeader.tsx";
import { DetailSkeleton } from "../../../ui/Skeletons.tsx";
import { CompanyForm } from "../form/CompanyForm.tsx";
import { SecurityCard } from "../security/SecurityCard.tsx";
import { SignUpCard } from "../signUp/SignUpCard.tsx";

/** Company profile, for administrators. */
export function CompanyProfilePage() {
  const { t } = useTranslation("company");
  const { data, error, refetch } = useGetCompanyQuery();
  const company = data?.data[0];
  return (
    <>
      <PageHeader title={t("title")} description={t("description")} />
      {company ? (
        <>
          <CompanyForm key={company.id} company={company} />
          <SignUpCard company={company} />
          <SecurityCard />
        </>
      ) : error ? (
        <ErrorState title={t("fetch-failed")} error={error} onRetry={refetch} />
      ) : (
        <DetailSkeleton lines={10} />
      )}
    </>
  );
}
