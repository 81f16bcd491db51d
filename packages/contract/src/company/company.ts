import { z } from "zod";
import { PICTURE_ERRORS } from "../documentErrors.ts";
import { endpoint } from "../endpoint.ts";
import { canOf, clearable, displayName, id } from "../fields.ts";
import { LIMITS } from "../limits.ts";
import { INTERNAL_ROLES } from "../roles.ts";

const shortText = z.string().trim().max(LIMITS.name);

/** A URL with or without scheme; stored as given, opened with https. */
const webAddress = z
  .string()
  .trim()
  .max(300)
  .regex(/^$|^(https?:\/\/)?[^\s/$.?#]+\.[^\s]+$/i, "invalid");

/** Public email domains, which anyone can use, so that an address there does not prove an employer. */
const PUBLIC_DOMAINS = [
  "gmail.com",
  "googlemail.com",
  "outlook.com",
  "hotmail.com",
  "hotmail.nl",
  "live.com",
  "live.nl",
  "msn.com",
  "yahoo.com",
  "yahoo.nl",
  "icloud.com",
  "me.com",
  "proton.me",
  "protonmail.com",
  "gmx.com",
  "gmx.net",
  "gmx.de",
  "web.de",
  "aol.com",
  "mail.com",
  "yandex.com",
  "zoho.com",
  "fastmail.com",
  "kpnmail.nl",
  "kpnplanet.nl",
  "planet.nl",
  "hetnet.nl",
  "xs4all.nl",
  "ziggo.nl",
  "home.nl",
  "casema.nl",
  "chello.nl",
  "upcmail.nl",
  "quicknet.nl",
  "telfort.nl",
  "tele2.nl",
  "online.nl",
  "solcon.nl",
];

const DOMAIN = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;

/** An email domain, with or without a leading `@`. */
const mailDomain = z
  .string()
  .trim()
  .toLowerCase()
  .transform((given) => given.replace(/^@/, ""))
  .pipe(z.string().regex(DOMAIN, "domain"))
  .refine((domain) => !PUBLIC_DOMAINS.includes(domain), "domain_public");

/** Email domains whose users become employees immediately when they sign up. */
export const allowedDomains = z
  .array(mailDomain)
  .max(20)
  .transform((domains) => [...new Set(domains)]);

export const companyBody = z.strictObject({
  version: z.number().int(),
  name: displayName,
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

/**
 * Changed fields: absent leaves the value, null or an empty string clears it; without a version nothing is
 * compared.
 */
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
    allowed_domains: clearable(allowedDomains, []),
  })
  .partial();

/** Actions on the company's profile. */
export const COMPANY_ACTS = ["edit"] as const;
export type CompanyAct = (typeof COMPANY_ACTS)[number];

export const company = z.object({
  id,
  slug: z.string(),
  version: z.number().int(),
  name: z.string(),
  /** Empty during the company's first visit. */
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
  /** Signed, short-lived URL of the logo; null without a logo. */
  logo_url: z.string().nullable(),
  first_visit: z.boolean(),
  /**
   * Email domains whose users become employees immediately when they sign up; null for readers who may not
   * edit them.
   */
  allowed_domains: z.array(z.string()).nullable(),
  /** URL of the company's sign-up page. */
  signup_url: z.string(),
  /** URL of the company's public careers page. */
  careers_url: z.string(),
  can: canOf(COMPANY_ACTS),
});
export type Company = z.output<typeof company>;

export const getCompany = endpoint({
  method: "GET",
  path: "/company",
  tag: "company",
  summary: "Get the signed-in person's company",
  access: INTERNAL_ROLES,
  // The logo is shown on the screen that sets up a missing second factor.
  withoutFactor: true,
  payload: z.object({ data: z.array(company) }),
});

export const saveCompany = endpoint({
  method: "PUT",
  path: "/company",
  tag: "company",
  summary: "Update the company's profile",
  access: ["admin"],
  body: companyChanges,
  payload: z.object({ data: z.array(company) }),
  errors: ["stale_version"],
});

export const uploadLogo = endpoint({
  method: "POST",
  path: "/company/logo",
  tag: "company",
  summary: "Upload the company's logo (PNG, JPG or WebP, 2 MB); replaces the earlier one",
  access: ["admin"],
  upload: true,
  payload: z.object({ data: z.array(company) }),
  errors: PICTURE_ERRORS,
});

export const deleteLogo = endpoint({
  method: "DELETE",
  path: "/company/logo",
  tag: "company",
  summary: "Delete the company's logo",
  access: ["admin"],
  payload: z.object({ data: z.array(company) }),
});

export const downloadLogo = endpoint({
  method: "GET",
  path: "/company/logo",
  tag: "company",
  summary: "Download a logo by its signed URL",
  access: "public",
  query: z.strictObject({ id, company: id, expires: z.string(), signature: z.string() }),
  payload: z.unknown(),
  raw: ["image/webp"],
  errors: ["link_expired"],
});
