import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { can, done, id, language, listOf, listQuery, timestamp } from "./fields.ts";
import { LANGUAGES, LIMITS } from "./limits.ts";
import { STAGES } from "./pipeline.ts";

/** Who writes to candidates: recruiters, about the vacancies they work on. */
export const MAIL_WRITERS = ["moderator"] as const;
const MAIL_READERS = ["moderator", "admin", "hr_manager", "manager"] as const;

/** People one sending may go to. */
export const MAIL_RECIPIENTS_MAX = 1_000;
/** HTML of a message; its words have a limit of their own. */
const MARKUP_MAX = 6 * LIMITS.longText;

const subject = z
  .string()
  .max(LIMITS.name)
  .refine((value) => !/[\r\n]/.test(value), "mail_subject_lines")
  .transform((value) => value.trim())
  .refine((value) => value !== "", "required");

/** Subject and message in one language. The message is HTML of which the server keeps the allowed part. */
export const mailWords = z.strictObject({ subject, message: z.string().max(MARKUP_MAX) });
export type MailWords = z.output<typeof mailWords>;

const localWords = z
  .strictObject({ en: mailWords.optional(), nl: mailWords.optional() })
  .refine((words) => LANGUAGES.some((one) => words[one]), "required");
/** Words by language; somebody whose language is missing gets the other. */
export type LocalMailWords = z.output<typeof localWords>;

/** A stage's name means the mail of that stage; every other name is one's own. */
export const tempName = z.string().trim().min(1).max(LIMITS.name);
/** Whose words they are: of this job alone, the company's, or those the product comes with. */
export const templateSource = z.enum(["job", "company", "product"]);
export type TemplateSource = z.output<typeof templateSource>;

const shownWords = z.object({ subject: z.string(), message: z.string() });

export const mailTemplate = z.object({
  temp_name: z.string(),
  source: templateSource,
  words: z.object({ en: shownWords.optional(), nl: shownWords.optional() }),
  /** Of the job's or the company's own; null for the product's. */
  version: z.number().int().nullable(),
  changed_by: z.string().nullable(),
  changed_at: timestamp.nullable(),
  /** save_job, save_company, delete. */
  can,
});
export type MailTemplate = z.output<typeof mailTemplate>;

export const getMailTemplate = endpoint({
  method: "GET",
  path: "/mail_template",
  tag: "mail-templates",
  summary: "Words of a mail: the job's own, else the company's, else the product's",
  access: MAIL_WRITERS,
  query: z.strictObject({ job_id: id.optional(), temp_name: tempName }),
  payload: mailTemplate,
});

export const saveMailTemplate = endpoint({
  method: "POST",
  path: "/mail_template",
  tag: "mail-templates",
  summary:
    "Keep words of a mail for one job or, without a job, for the company; replaces those with this version",
  access: MAIL_WRITERS,
  body: z.strictObject({
    job_id: id.nullable().default(null),
    temp_name: tempName,
    words: localWords,
    version: z.number().int().min(1).optional(),
  }),
  payload: mailTemplate,
  errors: ["stale_version"],
});

export const deleteMailTemplate = endpoint({
  method: "DELETE",
  path: "/mail_template",
  tag: "mail-templates",
  summary: "Delete a job's or the company's words; a stage goes back to the words before them",
  access: MAIL_WRITERS,
  query: z.strictObject({ job_id: id.optional(), temp_name: tempName }),
  payload: done,
});

export const templateName = z.object({
  temp_name: z.string(),
  stage: z.boolean(),
  source: templateSource,
  languages: z.array(language),
});
export type TemplateName = z.output<typeof templateName>;

export const listTemplateNames = endpoint({
  method: "GET",
  path: "/mail_template/template_names",
  tag: "mail-templates",
  summary: "The six stages in order, then names of one's own, each with whose words are used",
  access: MAIL_WRITERS,
  query: z.strictObject({ job_id: id.optional() }),
  payload: listOf(templateName),
});

/** Words as typed, or a template by its name: exactly one of them. */
const choice = { words: localWords.optional(), temp_name: tempName.optional() };
const oneOf = (body: { words?: unknown; temp_name?: unknown }) =>
  (body.words === undefined) !== (body.temp_name === undefined);
const ONE_OF = { path: ["words"], message: "required" };

export const renderedMail = z.object({
  to: z.string().nullable(),
  language,
  subject: z.string(),
  html: z.string(),
  text: z.string(),
});
export type RenderedMail = z.output<typeof renderedMail>;

export const previewMail = endpoint({
  method: "POST",
  path: "/mail_template/preview",
  tag: "mail-templates",
  summary: "A mail as one recipient would get it; nothing is sent",
  access: MAIL_WRITERS,
  body: z
    .strictObject({ job_id: id, user_id: id, language: language.optional(), ...choice })
    .refine(oneOf, ONE_OF),
  payload: renderedMail,
});

export const mailRecipient = z.object({
  application_id: id,
  user_id: id,
  name: z.string(),
  stage: z.enum(STAGES),
  language,
  has_address: z.boolean(),
});
export type MailRecipient = z.output<typeof mailRecipient>;

export const listMailRecipients = endpoint({
  method: "GET",
  path: "/mail_template/recipients",
  tag: "mail-templates",
  summary: "Who can be written to about a job, with how many stand on each stage",
  access: MAIL_WRITERS,
  query: listQuery.extend({ job_id: id, stage: z.enum(STAGES).optional() }),
  payload: listOf(mailRecipient).extend({
    stages: z.array(
      z.object({ stage: z.enum(STAGES), count: z.number().int(), without_address: z.number().int() }),
    ),
  }),
});

/** Chosen applications, or everybody on some stages. */
const recipients = z
  .strictObject({
    application_ids: z.array(id).max(MAIL_RECIPIENTS_MAX).default([]),
    stages: z.array(z.enum(STAGES)).max(STAGES.length).default([]),
  })
  .refine(
    ({ application_ids, stages }) => application_ids.length + stages.length > 0,
    "mail_recipient_required",
  );

/** People a mail would go to, before it goes. */
export const recipientCheck = z.object({
  total: z.number().int(),
  languages: z.object({ en: z.number().int(), nl: z.number().int() }),
  without_address: z.object({ count: z.number().int(), names: z.array(z.string()) }),
});
export type RecipientCheck = z.output<typeof recipientCheck>;

export const checkRecipients = endpoint({
  method: "POST",
  path: "/mail_template/check",
  tag: "mail-templates",
  summary: "How many people would get a mail, in which language, and who has no address; nothing is sent",
  access: MAIL_WRITERS,
  body: z.strictObject({ job_id: id, recipients }),
  payload: recipientCheck,
});

/** Mails that were written together, and how far they are. */
export const mailSending = z.object({
  /** Names the sending. */
  id: z.string(),
  subject: z.string(),
  sender: z.string().nullable(),
  created_at: timestamp,
  total: z.number().int(),
  queued: z.number().int(),
  sent: z.number().int(),
  bounced: z.number().int(),
  /** Queued ones that the mail server did not take so far; they are tried again. */
  delayed: z.number().int(),
  /** Queued ones that wait for their time, such as those of a rejection. */
  scheduled: z.number().int(),
});
export type MailSending = z.output<typeof mailSending>;

export const sendMails = endpoint({
  method: "POST",
  path: "/mail_template/send",
  tag: "mail-templates",
  summary: "Write to applicants of a job, each in their own language; sent in the background",
  access: MAIL_WRITERS,
  body: z
    .strictObject({
      job_id: id,
      recipients,
      ...choice,
      /** Without it, people who have no address refuse the whole sending. */
      skip_without_address: z.boolean().default(false),
    })
    .refine(oneOf, ONE_OF),
  idempotent: true,
  payload: mailSending,
  errors: ["conflict"],
});

export const listSendings = endpoint({
  method: "GET",
  path: "/mail_template/sendings",
  tag: "mail-templates",
  summary: "Sendings about a job, newest first, with how far each is",
  access: MAIL_READERS,
  query: z.strictObject({ job_id: id }).extend(listQuery.pick({ page: true, size: true }).shape),
  payload: listOf(mailSending),
});

/** kept: a demo without a mail server keeps it in the outbox. */
export const MAIL_STATES = ["queued", "sent", "kept", "bounced"] as const;

export const sentMail = z.object({
  id,
  user_id: id.nullable(),
  name: z.string().nullable(),
  job_id: id.nullable(),
  job: z.string().nullable(),
  sender: z.string().nullable(),
  to: z.string(),
  subject: z.string(),
  html: z.string().nullable(),
  text: z.string(),
  state: z.enum(MAIL_STATES),
  /** Why the mail server refused, as a code. */
  error: z.string().nullable(),
  created_at: timestamp,
  send_at: timestamp.nullable(),
  sent_at: timestamp.nullable(),
});
export type SentMail = z.output<typeof sentMail>;

export const listSentMails = endpoint({
  method: "GET",
  path: "/mail_template/sent",
  tag: "mail-templates",
  summary: "Mails about a job or to a person, newest first",
  access: MAIL_READERS,
  query: listQuery
    .pick({ page: true, size: true })
    .extend({
      job_id: id.optional(),
      user_id: id.optional(),
      sending: z.string().max(80).optional(),
      state: z.enum(MAIL_STATES).optional(),
    })
    .refine(({ job_id, user_id }) => job_id !== undefined || user_id !== undefined, {
      path: ["job_id"],
      message: "required",
    }),
  payload: listOf(sentMail),
});

export const retryMails = endpoint({
  method: "POST",
  path: "/mail_template/retry",
  tag: "mail-templates",
  summary: "Send bounced mails of a job again, to the address that the person has now",
  access: MAIL_WRITERS,
  body: z.strictObject({ job_id: id, mail_ids: z.array(id).min(1).max(MAIL_RECIPIENTS_MAX) }),
  idempotent: true,
  payload: z.object({ mail_ids: z.array(id) }),
  errors: ["conflict"],
});
