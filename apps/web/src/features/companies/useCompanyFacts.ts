import type { listCompanies } from "@vaardig/contract/companies/companies";
import type { Payload } from "@vaardig/contract/endpoint";
import { useTranslation } from "react-i18next";
import { useCurrentLanguage } from "../../lib/language/useCurrentLanguage.ts";
import { useFormat } from "../../lib/language/useFormat.ts";
import { industryName } from "../../shared/company/industries.ts";

export type CompanySummary = Payload<typeof listCompanies>["data"][number];

interface CompanyFacts {
  industry: string;
  seats: string;
  trial: string;
  created: string;
}

/** Returns a function that formats a company's facts in the current language. */
export function useCompanyFacts(): (company: CompanySummary) => CompanyFacts {
  const { t } = useTranslation("companies");
  const format = useFormat();
  const language = useCurrentLanguage();
  return (company) => ({
    industry: industryName(company.industry, language) || t("no-industry"),
    seats: format.number(company.seats),
    trial:
      company.trial_ends_at && company.state === "trialing"
        ? format.date(company.trial_ends_at)
        : t("no-trial"),
    created: format.date(company.created_at),
  });
}
