import { z } from "zod";
import { company, companyBody, companyChanges } from "../company/company.ts";
import { PICTURE_ERRORS } from "../documentErrors.ts";
import { endpoint } from "../endpoint.ts";
import { canOf, email, id, language, personName, timestamp } from "../fields.ts";
import { companyState } from "./companies.ts";

/** Actions of staff on a company. */
export const CUSTOMER_ACTS = ["edit", "extend_trial", "suspend", "resume", "resend_invitation"] as const;
export type CustomerAct = (typeof CUSTOMER_ACTS)[number];

/** State of the first administrator's invitation; `none` when a link was created without an email. */
export const invitationState = z.enum([
  "none",
  "pending",
  "sent",
  "expired",
  "bounced",
  "revoked",
  "accepted",
]);

/**
 * A company as staff see it: its own data and lifecycle, and no personal data except the first invitation.
 */
export const customer = company.omit({ first_visit: true, allowed_domains: true, can: true }).extend({
  created_at: timestamp,
  life: z.object({
    state: companyState,
    /** Incremented by every transition; commands must send it. */
    version: z.number().int(),
    since: timestamp,
    trial_ends_at: timestamp.nullable(),
    past_due_until: timestamp.nullable(),
    cancels_at: timestamp.nullable(),
    suspended_from: companyState.nullable(),
  }),
  seats: z.object({ in_use: z.number().int(), invited: z.number().int() }),
  /** Null when staff invited no one, or when that person was deleted. */
  first_admin: z
    .object({
      first_name: z.string(),
      last_name: z.string(),
      email: z.string(),
      language,
      state: invitationState,
      sent_at: timestamp.nullable(),
      expires_at: timestamp.nullable(),
    })
    .nullable(),
  can: canOf(CUSTOMER_ACTS),
});
export type Customer = z.output<typeof customer>;

const { description, phone, website, linkedin, ...named } = companyBody.omit({ version: true }).shape;
const { country, state, city, address_line_1, address_line_2, zip_code, ...required } = named;

/** A new company and its first administrator, who is invited. */
export const addCompanyBody = z.strictObject({
  ...required,
  description: description.default(""),
  phone: phone.default(""),
  website: website.default(""),
  linkedin: linkedin.default(""),
  country: country.default(""),
  state: state.default(""),
  city: city.default(""),
  address_line_1: address_line_1.default(""),
  address_line_2: address_line_2.default(""),
  zip_code: zip_code.default(""),
  admin_first_name: personName,
  admin_last_name: personName,
  admin_email: email,
  admin_language: language,
});

export const customerParams = z.strictObject({ id });

export const addCompany = endpoint({
  method: "POST",
  path: "/companies",
  tag: "companies",
  summary: "Create a company, and invite its first administrator by email",
  access: ["staff"],
  idempotent: "always",
  body: addCompanyBody,
  payload: customer,
  errors: ["email_taken", "conflict"],
});

export const getCustomer = endpoint({
  method: "GET",
  path: "/companies/:id",
  tag: "companies",
  summary: "Get a company with its status, seats and the invitation of its first administrator",
  access: ["staff"],
  params: customerParams,
  payload: customer,
});

export const saveCustomer = endpoint({
  method: "PUT",
  path: "/companies/:id",
  tag: "companies",
  summary: "Update a company's profile",
  access: ["staff"],
  params: customerParams,
  body: companyChanges.omit({ allowed_domains: true }),
  payload: customer,
  errors: ["stale_version"],
});

export const uploadCustomerLogo = endpoint({
  method: "POST",
  path: "/companies/:id/logo",
  tag: "companies",
  summary: "Upload a company's logo (PNG, JPG or WebP, 2 MB); replaces the earlier one",
  access: ["staff"],
  params: customerParams,
  upload: true,
  payload: customer,
  errors: PICTURE_ERRORS,
});

export const deleteCustomerLogo = endpoint({
  method: "DELETE",
  path: "/companies/:id/logo",
  tag: "companies",
  summary: "Delete a company's logo",
  access: ["staff"],
  params: customerParams,
  payload: customer,
});

export const resendFirstInvitation = endpoint({
  method: "POST",
  path: "/companies/:id/invitation",
  tag: "companies",
  summary: "Resend the first administrator's invitation, optionally to another address; voids the old link",
  access: ["staff"],
  params: customerParams,
  idempotent: "always",
  body: z.strictObject({ email: email.optional() }),
  payload: customer,
  errors: ["email_taken", "conflict"],
});
