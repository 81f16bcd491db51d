import { z } from "zod";
import { STAGES } from "../applications/pipeline.ts";
import { endpoint } from "../endpoint.ts";
import { id, language, listOf, listQuery, timestamp } from "../fields.ts";
import { oneOrMany } from "../oneOrMany.ts";
import { localMailWords, MAIL_WRITERS, tempName } from "./mailTemplates.ts";

const MAIL_READERS = ["moderator", "admin", "hr_manager", "manager"] as const;

/** Maximum recipients per sending. */
export const MAIL_RECIPIENTS_MAX = 1_000;

/** Either text or the name of a template; exactly one. */
const choice = { words: localMailWords.optional(), temp_name: tempName.optional() };
const oneOf = (body: { words?: unknown; temp_name?: unknown }) =>
  (body.words === undefined) !== (body.temp_name === undefined);
const ONE_OF = { path: ["words"], message: "required" };

/** The audience: applicants of a job, or people of a talent pool, optionally with a job to offer. */
const about = { job_id: id.optional(), talent_pool_id: id.optional() };
const isAbout = (given: { job_id?: unknown; talent_pool_id?: unknown }) =>
  given.job_id !== undefined || given.talent_pool_id !== undefined;
const ABOUT = { path: ["job_id"], message: "required" };

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
  summary: "Preview an email as one recipient would receive it; nothing is sent",
  access: MAIL_WRITERS,
  reads: true,
  body: z
    .strictObject({ ...about, user_id: id, language: language.optional(), ...choice })
    .refine(isAbout, ABOUT)
    .refine(oneOf, ONE_OF),
  payload: renderedMail,
});

export const mailRecipient = z.object({
  /** Null for people of a talent pool. */
  application_id: id.nullable(),
  user_id: id,
  name: z.string(),
  stage: z.enum(STAGES).nullable(),
  language,
  has_address: z.boolean(),
  /** True for external people when a talent pool is sent an internal job: no email is sent. */
  not_for_them: z.boolean(),
  /** True when the person is already in that job's pipeline: no email is sent. */
  in_pipeline: z.boolean(),
  /**
   * When the person unsubscribed, unless the email answers an action of that person; not null: no email is
   * sent.
   */
  unsubscribed_at: timestamp.nullable(),
});
export type MailRecipient = z.output<typeof mailRecipient>;

export const listMailRecipients = endpoint({
  method: "GET",
  path: "/mail_template/recipients",
  tag: "mail-templates",
  summary: "List people to email about a job, with counts per stage, or in a talent pool",
  access: MAIL_WRITERS,
  query: listQuery
    .extend({
      ...about,
      stage: z.enum(STAGES).optional(),
      /** Limits the list to these people. */
      user_ids: oneOrMany(id, 20).optional(),
    })
    .refine(isAbout, ABOUT),
  payload: listOf(mailRecipient).extend({
    stages: z.array(
      z.object({ stage: z.enum(STAGES), count: z.number().int(), without_address: z.number().int() }),
    ),
  }),
});

/** For a job: selected applications and whole stages. For a talent pool: selected people, or everyone. */
const recipients = z
  .strictObject({
    application_ids: z.array(id).max(MAIL_RECIPIENTS_MAX).default([]),
    stages: z.array(z.enum(STAGES)).max(STAGES.length).default([]),
    user_ids: z.array(id).max(MAIL_RECIPIENTS_MAX).default([]),
    everybody: z.boolean().default(false),
  })
  .refine(
    ({ application_ids, stages, user_ids, everybody }) =>
      everybody || application_ids.length + stages.length + user_ids.length > 0,
    "mail_recipient_required",
  );

/** Number of skipped people, with the first names of the list. */
const leftOut = z.object({ count: z.number().int(), names: z.array(z.string()) });

/** Preview of the recipients of an email. */
export const recipientCheck = z.object({
  total: z.number().int(),
  languages: z.object({ en: z.number().int(), nl: z.number().int() }),
  without_address: leftOut,
  /** External people, when a talent pool is sent an internal job. */
  not_for_them: leftOut,
  /** People already in that job's pipeline. */
  in_pipeline: leftOut,
  unsubscribed: leftOut,
  /** Number of people that the template makes a false statement about; 0 without a template. */
  untrue: leftOut,
});
export type RecipientCheck = z.output<typeof recipientCheck>;

export const checkRecipients = endpoint({
  method: "POST",
  path: "/mail_template/check",
  tag: "mail-templates",
  summary: "Preview the number of recipients by language, and those without an address; nothing is sent",
  access: MAIL_WRITERS,
  reads: true,
  body: z.strictObject({ ...about, recipients, temp_name: tempName.optional() }).refine(isAbout, ABOUT),
  payload: recipientCheck,
});

/** Emails sent together and their progress. */
export const mailSending = z.object({
  /** Id of the sending. */
  id: z.string(),
  /** The subject without personal values; null when the emails have no common text. */
  subject: z.string().nullable(),
  sender: z.string().nullable(),
  created_at: timestamp,
  total: z.number().int(),
  queued: z.number().int(),
  sent: z.number().int(),
  bounced: z.number().int(),
  /** Queued emails that the mail server has not accepted yet; they are retried. */
  delayed: z.number().int(),
  /** Queued emails scheduled for later, such as rejections. */
  scheduled: z.number().int(),
});
export type MailSending = z.output<typeof mailSending>;

export const sendMails = endpoint({
  method: "POST",
  path: "/mail_template/send",
  tag: "mail-templates",
  summary:
    "Email applicants of a job or people in a talent pool, each in their language; sent in the background",
  access: MAIL_WRITERS,
  body: z
    .strictObject({
      ...about,
      recipients,
      ...choice,
      /**
       * When false, the whole sending fails if a person has no address or the job is not open to a person.
       */
      skip_without_address: z.boolean().default(false),
    })
    .refine(isAbout, ABOUT)
    .refine(oneOf, ONE_OF),
  idempotent: "always",
  payload: mailSending,
  errors: ["conflict"],
});

export const listSendings = endpoint({
  method: "GET",
  path: "/mail_template/sendings",
  tag: "mail-templates",
  summary: "List sendings for a job or talent pool with their progress, newest first",
  access: MAIL_READERS,
  query: z
    .strictObject(about)
    .extend(listQuery.pick({ page: true, size: true }).shape)
    .refine(isAbout, ABOUT),
  payload: listOf(mailSending),
});

/** `kept`: a demo without a mail server keeps the email in the outbox. */
export const MAIL_STATES = ["queued", "sent", "kept", "bounced"] as const;

export const sentMail = z.object({
  id,
  user_id: id.nullable(),
  name: z.string().nullable(),
  /** True for a colleague; null when the person no longer exists. */
  internal: z.boolean().nullable(),
  job_id: id.nullable(),
  job: z.string().nullable(),
  sender: z.string().nullable(),
  to: z.string(),
  subject: z.string(),
  html: z.string().nullable(),
  text: z.string(),
  state: z.enum(MAIL_STATES),
  /** Error code of the mail server; null without an error. */
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
  summary: "List emails about a job, to a talent pool or to a person, newest first",
  access: MAIL_READERS,
  query: listQuery
    .pick({ page: true, size: true })
    .extend({
      ...about,
      user_id: id.optional(),
      sending: z.string().max(80).optional(),
      state: z.enum(MAIL_STATES).optional(),
    })
    .refine((given) => isAbout(given) || given.user_id !== undefined, ABOUT),
  payload: listOf(sentMail),
});

export const retryMails = endpoint({
  method: "POST",
  path: "/mail_template/retry",
  tag: "mail-templates",
  summary: "Resend bounced emails of a job or talent pool to the current addresses",
  access: MAIL_WRITERS,
  body: z
    .strictObject({ ...about, mail_ids: z.array(id).min(1).max(MAIL_RECIPIENTS_MAX) })
    .refine(isAbout, ABOUT),
  idempotent: true,
  payload: z.object({ mail_ids: z.array(id) }),
  errors: ["conflict"],
});
