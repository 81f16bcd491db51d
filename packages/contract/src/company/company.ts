import { z } from "zod";
import { PICTURE_ERRORS } from "../documentErrors.ts";
import { endpoint } from "../endpoint.ts";
import { can, clearable, id, shownName } from "../fields.ts";
import { LIMITS } from "../limits.ts";
import { INTERNAL_ROLES } from "../roles.ts";

const shortText = z.string().trim().max(LIMITS.name);

/** An address with or without its scheme; stored as given, opened with https. */
const webAddress = z
  .string()
  .trim()
  .max(300)
  .regex(/^$|^(https?:\/\/)?[^\s/$.?#]+\.[^\s]+$/i, "invalid");

export const companyBody = z.strictObject({
  version: z.number().int(),
  name: shownName,
  industry: shortText.min(1),
  description: z.string().trim().max(LIMITS.description),
  phone: z.string().trim().max(LIMITS.phone),
  website: webAddress,
  linkedin: webAddress,
  country: shortText,
  state: shortText,
  city: shortText,
  address_line_1: shortText,
  address_line_2: shortText,
  zip_code: z.string().trim().max(20),
});

const { name, industry, version, ...texts } = companyBody.shape;

/** What a save may hold: an absent field is left as it is, null or an empty text clears it; without a version it goes over any. */
export const companyChanges = z
  .strictObject({
    name,
    industry,
    version,
    description: clearable(texts.description, ""),
    phone: clearable(texts.phone, ""),
    website: clearable(texts.website, ""),
    linkedin: clearable(texts.linkedin, ""),
    country: clearable(texts.country, ""),
    state: clearable(texts.state, ""),
    city: clearable(texts.city, ""),
    address_line_1: clearable(texts.address_line_1, ""),
    address_line_2: clearable(texts.address_line_2, ""),
    zip_code: clearable(texts.zip_code, ""),
  })
  .partial();

export const company = z.object({
  id,
  slug: z.string(),
  version: z.number().int(),
  name: z.string(),
  /** Empty on the company's first visit. */
  industry: z.string(),
  description: z.string(),
  phone: z.string(),
  website: z.string(),
  linkedin: z.string(),
  country: z.string(),
  state: z.string(),
  city: z.string(),
  address_line_1: z.string(),
  address_line_2: z.string(),
  zip_code: z.string(),
  /** Signed, short-lived address of the picture; null where there is none. */
  logo_url: z.string().nullable(),
  first_visit: z.boolean(),
  can,
});
export type Company = z.output<typeof company>;

export const getCompany = endpoint({
  method: "GET",
  path: "/company",
  tag: "company",
  summary: "The company of the signed-in person",
  access: INTERNAL_ROLES,
  payload: z.object({ data: z.array(company) }),
});

export const saveCompany = endpoint({
  method: "PUT",
  path: "/company",
  tag: "company",
  summary: "Change the company's profile",
  access: ["admin"],
  body: companyChanges,
  payload: z.object({ data: z.array(company) }),
  errors: ["stale_version"],
});

export const uploadLogo = endpoint({
  method: "POST",
  path: "/company/logo",
  tag: "company",
  summary: "Give the company a logo (png, jpg, webp, 2 MB) in place of the earlier one",
  access: ["admin"],
  upload: true,
  payload: z.object({ data: z.array(company) }),
  errors: PICTURE_ERRORS,
});

export const deleteLogo = endpoint({
  method: "DELETE",
  path: "/company/logo",
  tag: "company",
  summary: "Take the company's logo away",
  access: ["admin"],
  payload: z.object({ data: z.array(company) }),
});

export const downloadLogo = endpoint({
  method: "GET",
  path: "/company/logo",
  tag: "company",
  summary: "Content of a logo, by signed address",
  access: "public",
  query: z.strictObject({ id, company: id, expires: z.string(), signature: z.string() }),
  payload: z.unknown(),
  raw: ["image/webp"],
  errors: ["link_expired"],
});
