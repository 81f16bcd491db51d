import type { CompanyRow } from "./company.queries.ts";

/** Converts a company row to its profile on the wire. */
export function profileOf(row: CompanyRow) {
  return {
    name: row.name,
    industry: row.industry,
    description: row.description,
    phone: row.phone,
    website: row.website,
    linkedin: row.linkedin,
    country: row.country,
    state: row.state,
    city: row.city,
    address_line_1: row.addressLine1,
    address_line_2: row.addressLine2,
    zip_code: row.zipCode,
    allowed_domains: row.allowedDomains,
  };
}

type Profile = ReturnType<typeof profileOf>;

/** Converts profile fields to columns; an absent field stays absent. */
export function columnsOf(given: { [Field in keyof Profile]?: Profile[Field] | undefined }) {
  const { address_line_1: addressLine1, address_line_2: addressLine2, zip_code: zipCode, ...more } = given;
  const { allowed_domains: allowedDomains, ...rest } = more;
  return { ...rest, addressLine1, addressLine2, zipCode, allowedDomains };
}
