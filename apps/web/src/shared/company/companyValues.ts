import { type Company, companyBody } from "@vaardig/contract/company/company";
import type { z } from "zod";
import { industryValue } from "./industries.ts";

/** What the form holds; the version travels beside it. */
export const companyForm = companyBody.omit({ version: true });
export type CompanyValues = z.output<typeof companyForm>;
export type CompanyField = keyof CompanyValues;

export const COMPANY_FIELDS = companyForm.keyof().options;

/** Record → what the form holds. */
export function companyValues(company: Pick<Company, CompanyField>): CompanyValues {
  const entries = COMPANY_FIELDS.map((name) => [name, company[name]] as const);
  return Object.fromEntries(entries) as CompanyValues;
}

/**
 * Values as they are sent. On the first visit an empty description becomes the default one; there is no phone number
 * to make up, so its default is the empty text. Later an emptied field stays empty.
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
