import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { canOf, emptyPayload, id, language, listOf, timestamp, wholeListQuery } from "../fields.ts";
import { LANGUAGES, LIMITS } from "../limits.ts";

/** Roles that email candidates, for the jobs and talent pools they work on. */
export const MAIL_WRITERS = ["moderator", "hr_manager", "admin"] as const;

/** Maximum HTML length; the text has its own limit. */
const MARKUP_MAX = 6 * LIMITS.longText;

const subject = z
  .string()
  .max(LIMITS.name)
  .refine((value) => !/[\r\n]/.test(value), "mail_subject_lines")
  .transform((value) => value.trim())
  .refine((value) => value !== "", "required");

/** Subject and message in one language; the server sanitizes the HTML of the message. */
export const mailWords = z.strictObject({ subject, message: z.string().max(MARKUP_MAX) });
export type MailWords = z.output<typeof mailWords>;

export const localMailWords = z
  .strictObject({ en: mailWords.optional(), nl: mailWords.optional() })
  .refine((words) => LANGUAGES.some((one) => words[one]), "required");
/** Text by language; a missing language falls back to the other one. */
export type LocalMailWords = z.output<typeof localMailWords>;

/** Template name; the name of a situation means the template of that situation. */
export const tempName = z.string().trim().min(1).max(LIMITS.name);
/** Origin of a template's text: this job, the company, or the product default. */
export const templateSource = z.enum(["job", "company", "product"]);
export type TemplateSource = z.output<typeof templateSource>;

const shownWords = z.object({ subject: z.string(), message: z.string() });

/** Actions on a mail template. */
export const MAIL_TEMPLATE_ACTS = ["save_job", "save_company", "delete"] as const;
export type MailTemplateAct = (typeof MAIL_TEMPLATE_ACTS)[number];

export const mailTemplate = z.object({
  temp_name: z.string(),
  source: templateSource,
  words: z.object({ en: shownWords.optional(), nl: shownWords.optional() }),
  /** Version of the job's or company's text; null for the product default. */
  version: z.number().int().nullable(),
  changed_by: z.string().nullable(),
  changed_at: timestamp.nullable(),
  can: canOf(MAIL_TEMPLATE_ACTS),
});
export type MailTemplate = z.output<typeof mailTemplate>;

export const getMailTemplate = endpoint({
  method: "GET",
  path: "/mail_template",
  tag: "mail-templates",
  summary: "Get an email template: the job's, otherwise the company's, otherwise the product's",
  access: MAIL_WRITERS,
  query: z.strictObject({ job_id: id.optional(), temp_name: tempName }),
  payload: mailTemplate,
});

export const saveMailTemplate = endpoint({
  method: "POST",
  path: "/mail_template",
  tag: "mail-templates",
  summary:
    "Save an email template for one job or, without a job, for the company; replaces the given version",
  access: MAIL_WRITERS,
  body: z.strictObject({
    job_id: id.nullable().default(null),
    temp_name: tempName,
    words: localMailWords,
    version: z.number().int().min(1).optional(),
  }),
  payload: mailTemplate,
  errors: ["stale_version"],
});

export const deleteMailTemplate = endpoint({
  method: "DELETE",
  path: "/mail_template",
  tag: "mail-templates",
  summary:
    "Delete the email template of a job or the company; a stage's email falls back to the next template",
  access: MAIL_WRITERS,
  query: z.strictObject({ job_id: id.optional(), temp_name: tempName }),
  payload: emptyPayload,
});

export const templateName = z.object({
  temp_name: z.string(),
  /** True when the product has a default text for it. */
  situation: z.boolean(),
  source: templateSource,
  languages: z.array(language),
});
export type TemplateName = z.output<typeof templateName>;

/** Scopes in which the reader may save a template: the job, the whole company. */
export const MAIL_TEMPLATE_LIST_ACTS = ["save_job", "save_company"] as const;
export type MailTemplateListAct = (typeof MAIL_TEMPLATE_LIST_ACTS)[number];

export const listTemplateNames = endpoint({
  method: "GET",
  path: "/mail_template/template_names",
  tag: "mail-templates",
  summary:
    "List the email templates of stages and other situations, then custom ones, each with the origin of its text",
  access: MAIL_WRITERS,
  query: z.strictObject({ job_id: id.optional() }).extend(wholeListQuery.shape),
  wholeList: true,
  payload: listOf(templateName).extend({ can: canOf(MAIL_TEMPLATE_LIST_ACTS) }),
});
