import { z } from "zod";
import {
  availabilityRule,
  hourlyRate,
  hoursPerWeek,
  motivation,
  salaryProposal,
} from "../applications/applicationTerms.ts";
import { DOCUMENT_ERRORS } from "../documentErrors.ts";
import { endpoint } from "../endpoint.ts";
import {
  botCheck,
  date,
  email,
  emptyPayload,
  id,
  listOf,
  listQuery,
  personName,
  skillLevel,
  timestamp,
} from "../fields.ts";
import { LIMITS } from "../limits.ts";

const companySlug = z.string().trim().min(1).max(80);

export const careersCompany = z.object({
  name: z.string(),
  slug: z.string(),
  industry: z.string(),
  description: z.string(),
  website: z.string(),
  city: z.string(),
  country: z.string(),
  /** Signed, short-lived URL of the logo; null without a logo. */
  logo_url: z.string().nullable(),
});
export type CareersCompany = z.output<typeof careersCompany>;

/** Jobs per page of the careers site. */
export const CAREERS_PAGE_SIZE = 20;

/** A job as shown on the public careers site. */
export const careersJob = z.object({
  id,
  name: z.string(),
  department: z.string().nullable(),
  location: z.string().nullable(),
  hours: z.number().int().nullable(),
  /** Euros a month, gross; only jobs with both values are published. */
  salary_from: z.number().int(),
  salary_to: z.number().int(),
  published_at: timestamp,
  /** Last day to apply; null when open-ended. */
  apply_by: date.nullable(),
});
export type CareersJob = z.output<typeof careersJob>;

const count = z.object({ name: z.string(), count: z.number().int() });

export const listCareers = endpoint({
  method: "GET",
  path: "/careers",
  tag: "careers",
  summary: "List the open jobs of a company's careers page, newest first",
  access: "public",
  query: listQuery.extend({
    company_slug: companySlug,
    department: z.string().max(LIMITS.name).optional(),
    location: z.string().max(LIMITS.name).optional(),
  }),
  payload: listOf(careersJob).extend({
    company: careersCompany,
    departments: z.array(count),
    locations: z.array(count),
  }),
  errors: ["company_unknown"],
});

export const careersJobDetail = careersJob.extend({
  description: z.string(),
  available_from: date.nullable(),
  starts_on: date.nullable(),
  ends_on: date.nullable(),
  /** `level` is null for a licence, which has no levels. */
  skills: z.array(z.object({ name: z.string(), level: skillLevel.nullable(), essential: z.boolean() })),
});
export type CareersJobDetail = z.output<typeof careersJobDetail>;

export const getCareersJob = endpoint({
  method: "GET",
  path: "/careers/job",
  tag: "careers",
  summary: "Get a published job of the careers page; `job` is null when it is no longer open",
  access: "public",
  query: z.strictObject({ company_slug: companySlug, id }),
  payload: z.object({ company: careersCompany, job: careersJobDetail.nullable() }),
  errors: ["company_unknown", "not_found"],
});

const noDate = z.literal("").transform(() => null);
const dateOrNone = z.union([date, z.null(), noDate]);

/** The fields of {@link careersApplication}. */
export const careersFields = z.strictObject({
  company_slug: companySlug,
  job_vacancy_id: id,
  first_name: personName,
  last_name: personName,
  email,
  phone: z.string().trim().max(LIMITS.phone),
  motivation,
  hours: hoursPerWeek.nullable(),
  available_from: dateOrNone,
  available_until: dateOrNone.default(null),
  hourly_rate: hourlyRate.nullable().default(null),
  salary_proposal: salaryProposal.nullable(),
  /** Consent to one year of retention. */
  consent: z.boolean(),
  /** Runs text recognition on a scanned document; offered after the error `file_scanned`. */
  recognize: z.boolean().default(false),
  token: botCheck,
});

/** An application without an account; sent as the multipart field `data` beside the résumé. */
export const careersApplication = careersFields.superRefine(availabilityRule);
export type CareersApplication = z.output<typeof careersApplication>;

export const applyFromCareers = endpoint({
  method: "POST",
  path: "/careers/apply",
  tag: "careers",
  summary:
    "Apply without an account, with a résumé (PDF, DOCX, ODT or TXT, 10 MB); the response is the same for every email address",
  access: "public",
  upload: true,
  uploadData: careersApplication,
  payload: emptyPayload,
  errors: [
    "company_unknown",
    "company_paused",
    "not_found",
    "vacancy_closed",
    "deadline_passed",
    "bot_check_failed",
    "bot_check_used",
    "too_many_attempts",
    ...DOCUMENT_ERRORS,
  ],
});
