import type { Company, CompanyAct } from "@vaardig/contract/company/company";
import type { CompanyRow } from "../../domain/companies/company.queries.ts";
import { profileOf } from "../../domain/companies/profileOf.ts";
import { logoUrl } from "../../domain/files/logoLinks.ts";
import type { TxServices } from "../../platform/services.ts";

/** Converts the company to the wire format. */
export function presentCompany(
  { secrets, config }: Pick<TxServices, "secrets" | "config">,
  row: CompanyRow,
  can: CompanyAct[],
): Company {
  return {
    id: row.id,
    slug: row.slug,
    version: row.version,
    ...profileOf(row),
    logo_url: logoUrl(secrets, row.id, row.logoKey),
    first_visit: row.industry === "",
    allowed_domains: can.includes("edit") ? row.allowedDomains : null,
    signup_url: `${config.publicUrl}/signup/${row.slug}`,
    careers_url: `${config.publicUrl}/careers/${row.slug}`,
    can,
  };
}
