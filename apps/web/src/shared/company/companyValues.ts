import { type Company, companyBody } from "@vaardig/contract/company/company";
import type { z } from "zod";
import { industryValue } from "./industries.ts";

/** Form values; the version is kept separately. */
export const companyForm = companyBody.omit({ version: true });
export type CompanyValues = z.output<typeof companyForm>;
export type CompanyField = keyof CompanyValues;

export const COMPANY_FIELDS = companyForm.keyof().options;

/** Returns the form values of a record. */
export function companyValues(company: Pick<Company, CompanyField>): CompanyValues {
  const entries = COMPANY_FIELDS.map((name) => [name, company[name]] as const);
  return Object.fromEntries(entries) as CompanyValues;
}

/**
 * Returns the request body of form values. On the first visit an empty description becomes the default one
 * and an empty phone stays empty; later, emptied fields stay empty.
 */
export function companyToSend(
  values: CompanyValues,
  isFirstVisit: boolean,
  defaultDescription: string,
): CompanyValues {
  const settled = { ...values, industry: industryValue(values.industry) };
  if (!isFirstVisit) return settled;
  return { ...settled, description: values.description || defaultDescription, phone: values.phone || "" };
}
