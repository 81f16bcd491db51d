import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { canOf, date, emptyPayload, id, listOf, timestamp, wholeListQuery } from "../fields.ts";
import { LIMITS } from "../limits.ts";
import { PROFILE_ROLES } from "../roles.ts";
import { skill } from "../skills/skills.ts";
import { PROFILE_LIST_ACTS } from "./profile.ts";

const version = z.number().int();

/** An optional date; an empty form field means null. */
const dayOrNone = z.union([date, z.null(), z.literal("").transform(() => null)]);

/** Optional form text; an empty string means null. */
const textOrNone = z
  .string()
  .trim()
  .max(LIMITS.name)
  .nullable()
  .transform((value) => value || null);

const certificateFields = z.strictObject({
  name: z.string().trim().min(1).max(LIMITS.name),
  issuer: textOrNone,
  number: textOrNone,
  issued_on: dayOrNone,
  expires_on: dayOrNone,
});
type CertificateFields = z.output<typeof certificateFields>;

const expiresAfterIssued = ({ issued_on: issued, expires_on: expires }: CertificateFields) =>
  issued === null || expires === null || expires > issued;
const expiresTooEarly = { path: ["expires_on"], message: "end_after_start" };

/** The licence that a certificate proves; an empty form choice means null. */
const licenceOrNone = z.union([id, z.null(), z.literal("").transform(() => null)]);

const certificateForm = certificateFields.extend({ skill_id: licenceOrNone });

/** A certificate, licence or registration, with its dates validated. */
export const certificateBody = certificateForm.refine(expiresAfterIssued, expiresTooEarly);

/** The same for creation: absent fields are null. */
export const newCertificate = certificateFields
  .extend({
    issuer: textOrNone.default(null),
    number: textOrNone.default(null),
    issued_on: dayOrNone.default(null),
    expires_on: dayOrNone.default(null),
  })
  .refine(expiresAfterIssued, expiresTooEarly);

/** Actions on a certificate. */
export const CERTIFICATE_ACTS = ["edit", "delete", "confirm"] as const;
export type CertificateAct = (typeof CERTIFICATE_ACTS)[number];

export const certificate = z.object({
  id,
  user_id: id,
  name: z.string(),
  issuer: z.string().nullable(),
  number: z.string().nullable(),
  issued_on: date.nullable(),
  expires_on: date.nullable(),
  /** The licence that the certificate proves, for jobs that require one. */
  skill: skill.nullable(),
  /** The stored document; its URL is signed and short-lived. */
  scan: z
    .object({ id, name: z.string(), content_type: z.string(), size: z.number().int(), url: z.string() })
    .nullable(),
  /** Confirmation of the current version; `by` is empty when the person no longer exists. */
  confirmed: z.object({ by: z.string(), at: timestamp }).nullable(),
  /** When an edit voided an earlier confirmation. */
  voided_at: timestamp.nullable(),
  /** True when a newer certificate of the same kind replaced it. */
  superseded: z.boolean(),
  version,
  can: canOf(CERTIFICATE_ACTS),
});
export type Certificate = z.output<typeof certificate>;

export const getCertificates = endpoint({
  method: "GET",
  path: "/certificate",
  tag: "profile",
  summary:
    "List a person's certificates, licences and registrations, latest first; defaults to the signed-in person",
  access: PROFILE_ROLES,
  query: z.strictObject({ user_id: id.optional() }).extend(wholeListQuery.shape),
  wholeList: true,
  payload: listOf(certificate).extend({ can: canOf(PROFILE_LIST_ACTS) }),
});

export const addCertificate = endpoint({
  method: "POST",
  path: "/certificate",
  tag: "profile",
  summary: "Add a certificate",
  access: PROFILE_ROLES,
  body: z
    .strictObject({ ...newCertificate.shape, skill_id: licenceOrNone.default(null), user_id: id.optional() })
    .refine(expiresAfterIssued, expiresTooEarly),
  payload: certificate,
});

export const saveCertificate = endpoint({
  method: "PUT",
  path: "/certificate",
  tag: "profile",
  summary: "Update a certificate",
  access: PROFILE_ROLES,
  body: certificateForm.partial().extend({ id, version }),
  payload: certificate,
  errors: ["stale_version"],
});

export const deleteCertificate = endpoint({
  method: "DELETE",
  path: "/certificate",
  tag: "profile",
  summary: "Delete a certificate",
  access: PROFILE_ROLES,
  query: z.strictObject({ id }),
  payload: emptyPayload,
});
