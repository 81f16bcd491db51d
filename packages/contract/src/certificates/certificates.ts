import { z } from "zod";
import { DOCUMENT_ERRORS } from "../documentErrors.ts";
import { endpoint, SHEET_TYPES } from "../endpoint.ts";
import { id, listOf, listQuery, wholeListQuery } from "../fields.ts";
import { oneOrMany } from "../oneOrMany.ts";
import { named, personRef } from "../organization/organization.ts";
import { certificate } from "../profile/certificates.ts";
import { PROFILE_ROLES } from "../roles.ts";
import { skill } from "../skills/skills.ts";

/**
 * Roles that see expiring certificates: managers of their line, HR managers and administrators of the
 * company.
 */
export const CERTIFICATE_READERS = ["manager", "hr_manager", "admin"] as const;

/** Roles that confirm a certificate as genuine; never the holder. */
export const CERTIFICATE_CONFIRMERS = ["manager", "hr_manager", "admin", "moderator"] as const;

/** Days before the last day on which the holder and the manager are reminded. */
export const REMINDER_DAYS = [90, 30, 7] as const;

/** Expiry states: expired, within 90 days, later, no expiry date. */
export const EXPIRY_STATES = ["expired", "soon", "later", "never"] as const;
export type ExpiryState = (typeof EXPIRY_STATES)[number];

export const CERTIFICATE_SORTS = ["expires_on", "-expires_on", "name", "-name"] as const;

const month = z.string().max(7);

/** Filters of the list, also used in the URL of the screen. */
export const certificateFilter = listQuery.pick({ search_query: true }).extend({
  departments: oneOrMany(id).optional(),
  states: oneOrMany(z.enum(EXPIRY_STATES)).optional(),
  /** Month of the last day, as YYYY-MM; any other text matches nothing. */
  months: oneOrMany(month).optional(),
  /** The licence that the certificate proves. */
  skills: oneOrMany(id).optional(),
  confirmed: z.enum(["yes", "no"]).optional(),
});
export type CertificateFilter = z.output<typeof certificateFilter>;

const sort = z.enum(CERTIFICATE_SORTS).default("expires_on");

export const listedCertificate = certificate.extend({
  person: personRef,
  department: named.nullable(),
  state: z.enum(EXPIRY_STATES),
  /** Days until the last day, negative after it; null without an expiry date. */
  days_left: z.number().int().nullable(),
});
export type ListedCertificate = z.output<typeof listedCertificate>;

export const listCertificates = endpoint({
  method: "GET",
  path: "/certificate/list",
  tag: "certificates",
  summary: "List the current certificates of the people in scope, with counts by month of expiry",
  access: CERTIFICATE_READERS,
  query: certificateFilter.extend({ sort, page: listQuery.shape.page, size: listQuery.shape.size }),
  payload: listOf(listedCertificate).extend({
    /** Expiring certificates per month of the next year, ignoring the month filter. */
    months: z.array(z.object({ month, count: z.number().int() })),
    /** Number of certificates that have already expired. */
    expired: z.number().int(),
  }),
});

export const exportCertificates = endpoint({
  method: "GET",
  path: "/certificate/export",
  tag: "certificates",
  summary: "Export the certificates that match a filter as a file",
  access: CERTIFICATE_READERS,
  query: certificateFilter.extend({ sort, format: z.enum(["csv", "xlsx"]) }),
  payload: z.unknown(),
  raw: SHEET_TYPES,
});

export const listLicences = endpoint({
  method: "GET",
  path: "/certificate/licences",
  tag: "certificates",
  summary: "List the licences that a certificate can prove, by name",
  access: PROFILE_ROLES,
  query: wholeListQuery,
  wholeList: true,
  payload: listOf(skill),
});

export const confirmCertificate = endpoint({
  method: "POST",
  path: "/certificate/confirm",
  tag: "certificates",
  summary: "Confirm that a certificate was seen and is genuine",
  access: CERTIFICATE_CONFIRMERS,
  body: z.strictObject({ id, version: z.number().int() }),
  payload: certificate,
  errors: ["stale_version", "certificate_expired"],
});

export const uploadScan = endpoint({
  method: "POST",
  path: "/certificate/scan",
  tag: "certificates",
  summary: "Upload the document of a certificate (PDF, PNG, JPG or WebP, 10 MB); replaces the earlier one",
  access: PROFILE_ROLES,
  query: z.strictObject({ id }),
  upload: true,
  payload: certificate,
  errors: DOCUMENT_ERRORS,
});

export const deleteScan = endpoint({
  method: "DELETE",
  path: "/certificate/scan",
  tag: "certificates",
  summary: "Delete the document of a certificate",
  access: PROFILE_ROLES,
  query: z.strictObject({ id }),
  payload: certificate,
});
