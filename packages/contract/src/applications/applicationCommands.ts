import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { date, id } from "../fields.ts";
import { LIMITS } from "../limits.ts";
import { REJECTION_SITUATIONS } from "../mail-templates/mailSituations.ts";
import { mailWords } from "../mail-templates/mailTemplates.ts";
import { REJECT_REASONS, RETURN_REASONS } from "./applicationReasons.ts";
import { applicationCard } from "./applications.ts";
import { STAGES } from "./pipeline.ts";

/** Roles that move applications, of jobs they work on. */
export const PIPELINE_MOVERS = ["moderator", "hr_manager", "admin"] as const;

const ERRORS = ["stale_version", "move_not_allowed"] as const;
const target = { id, version: z.number().int() };
const note = z.string().trim().max(LIMITS.description).optional();
/** The reason `other` requires a note. */
const explained = <T extends { reason?: string | undefined; note?: string | undefined }>({
  reason,
  note,
}: T) => reason !== "other" || !!note;
const EXPLAIN = { path: ["note"], error: "required" };

const words = z.strictObject({ en: mailWords.optional(), nl: mailWords.optional() }).optional();
const [before, applied, met] = REJECTION_SITUATIONS;

const rejection = {
  reason: z.enum(REJECT_REASONS),
  note,
  /**
   * Queues the rejection email, sent after ten minutes. When absent: true for applicants who applied or took
   * part.
   */
  mail: z.boolean().optional(),
  /** Replaces the template text of the situation; a missing language keeps the template. */
  words,
};

/** The card after the command. */
const moved = z.object({ card: applicationCard });

export const moveApplication = endpoint({
  method: "POST",
  path: "/applications/move",
  tag: "applications",
  summary: "Move an application to another stage; moving it back requires a reason",
  access: PIPELINE_MOVERS,
  body: z
    .strictObject({ ...target, to: z.enum(STAGES), reason: z.enum(RETURN_REASONS).optional(), note })
    .refine(explained, EXPLAIN),
  payload: moved,
  errors: ERRORS,
});

export const rejectApplication = endpoint({
  method: "POST",
  path: "/applications/reject",
  tag: "applications",
  summary:
    "Reject an application with a reason; the email is sent after ten minutes unless the rejection is undone",
  access: PIPELINE_MOVERS,
  idempotent: true,
  body: z.strictObject({ ...target, ...rejection }).refine(explained, EXPLAIN),
  payload: moved.extend({
    /** False when no email was requested or the applicant has no email address. */
    mail: z.boolean(),
  }),
  errors: ERRORS,
});

export const undoRejection = endpoint({
  method: "POST",
  path: "/applications/undo_rejection",
  tag: "applications",
  summary: "Undo a rejection within ten minutes; its email is not sent",
  access: PIPELINE_MOVERS,
  body: z.strictObject(target),
  payload: moved,
  errors: ERRORS,
});

export const reinstateApplication = endpoint({
  method: "POST",
  path: "/applications/reinstate",
  tag: "applications",
  summary: "Reinstate a rejected or withdrawn application, with a reason",
  access: PIPELINE_MOVERS,
  body: z.strictObject({ ...target, reason: z.enum(RETURN_REASONS), note }).refine(explained, EXPLAIN),
  payload: moved,
  errors: ERRORS,
});

export const archiveApplication = endpoint({
  method: "POST",
  path: "/applications/archive",
  tag: "applications",
  summary: "Archive an application; it leaves the board",
  access: PIPELINE_MOVERS,
  body: z.strictObject(target),
  payload: moved,
  errors: ERRORS,
});

export const restoreApplication = endpoint({
  method: "POST",
  path: "/applications/restore",
  tag: "applications",
  summary: "Restore an archived application to the board",
  access: PIPELINE_MOVERS,
  body: z.strictObject(target),
  payload: moved,
  errors: ERRORS,
});

/** Terms of a job offer. */
export const offerBody = z.strictObject({
  /** Euros a month, gross. */
  salary: z.number().int().min(1).max(1_000_000),
  hours: z.number().int().min(1).max(LIMITS.availabilityHours, "availability"),
  start_date: date,
  message: z.string().trim().min(1).max(LIMITS.longText),
});

export const makeOffer = endpoint({
  method: "POST",
  path: "/applications/offer",
  tag: "applications",
  summary: "Make an offer; it replaces an earlier one",
  access: PIPELINE_MOVERS,
  idempotent: true,
  body: offerBody.extend({
    ...target,
    /** Emails the offer to the applicant. */
    mail: z.boolean().default(true),
    /**
     * Confirms unusual terms: salary outside the job's range, more hours than the job, or a start date in
     * the past.
     */
    anyway: z.boolean().default(false),
  }),
  payload: moved,
  errors: ERRORS,
});

export const hireApplicant = endpoint({
  method: "POST",
  path: "/applications/hire",
  tag: "applications",
  summary:
    "Hire an applicant and send a congratulation email; with `convert`, an external person becomes an employee",
  access: PIPELINE_MOVERS,
  idempotent: true,
  body: z.strictObject({ ...target, convert: z.boolean().default(false), mail: z.boolean().default(true) }),
  payload: moved.extend({
    headcount: z.number().int(),
    hired: z.number().int(),
    /** True when the reader may close the job because all positions are filled. */
    may_close: z.boolean(),
    vacancy_version: z.number().int(),
  }),
  errors: ERRORS,
});

/** Maximum number of applications per bulk command. */
export const BULK_MAX = 200;

export const moveApplications = endpoint({
  method: "POST",
  path: "/applications/bulk",
  tag: "applications",
  summary:
    "Move, reject, archive or restore several applications, or undo their rejection; returns a result for each",
  access: PIPELINE_MOVERS,
  idempotent: true,
  body: z
    .strictObject({
      job_vacancy_id: id,
      applications: z.array(z.strictObject(target)).min(1, "recipient_selected").max(BULK_MAX),
      action: z.enum(["move", "reject", "undo_rejection", "archive", "restore"]),
      to: z.enum(STAGES).optional(),
      reason: z.enum([...REJECT_REASONS, ...RETURN_REASONS]).optional(),
      note,
      /** For rejections. Absent: emails applicants who applied or took part; true: emails everyone. */
      mail: z.boolean().optional(),
      /** For rejections: replaces the template text of each situation. */
      words: z.strictObject({ [before]: words, [applied]: words, [met]: words }).optional(),
    })
    .refine(explained, EXPLAIN)
    .refine(({ action, to }) => action !== "move" || !!to, { path: ["to"], error: "required" })
    .refine(({ action, reason }) => action !== "reject" || !!reason, { path: ["reason"], error: "required" }),
  payload: z.object({
    results: z.array(
      z.object({
        id,
        done: z.boolean(),
        /**
         * Error code: stale_version, move_not_allowed, reason_missing, not_found, access_denied; null on
         * success.
         */
        code: z.string().nullable(),
        card: applicationCard.nullable(),
      }),
    ),
  }),
});
