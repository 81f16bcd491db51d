import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { usePath } from "../../../lib/usePath.ts";
import { PageHeader } from "../../../ui/PageHeader.tsx";
import { AddCompanyForm } from "../add/AddCompanyForm.tsx";

/** Form for a new customer, for staff. */
export function AddCompanyPage() {
  const { t } = useTranslation("companies");
  const navigate = useNavigate();
  const pathTo = usePath();
  return (
    <>
      <PageHeader title={t("add.title")} description={t("add.description")} />
      <AddCompanyForm
        onAdded={({ id }) => {
          const to = pathTo("company-details", { companyId: id });
          if (to) navigate(to, { replace: true });
        }}
      />
    </>
  );
}
