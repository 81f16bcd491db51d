import { type Company, companyBody } from "@vaardig/contract/company";
import type { z } from "zod";

/** What the form holds; the version travels beside it. */
export const companyForm = companyBody.omit({ version: true });
export type CompanyValues = z.output<typeof companyForm>;
export type CompanyField = keyof CompanyValues;

export const COMPANY_FIELDS = companyForm.keyof().options;

/** Record → what the form holds. */
export function companyValues(company: Company): CompanyValues {
  const entries = COMPANY_FIELDS.map((name) => [name, company[name]] as const);
  return Object.fromEntries(entries) as CompanyValues;
}

/**
 * Values as they are sent. On the first visit an empty description becomes the default one; there is no phone number
 * to make up, so its default is the empty text. Later an emptied field stays empty.
 */
export function withDefaults(
  values: CompanyValues,
  isFirstVisit: boolean,
  defaultDescription: string,
): CompanyValues {
  if (!isFirstVisit) return values;
  return { ...values, description: values.description || defaultDescription, phone: values.phone || "" };
}
