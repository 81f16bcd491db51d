import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { date, id } from "../fields.ts";
import { LIMITS } from "../limits.ts";
import { REJECTION_SITUATIONS } from "../mail-templates/mailSituations.ts";
import { mailWords } from "../mail-templates/mailTemplates.ts";
import { REJECT_REASONS, RETURN_REASONS } from "./applicationReasons.ts";
import { applicationCard } from "./applications.ts";
import { STAGES } from "./pipeline.ts";

/** Who moves applications: recruiters, on vacancies they work on. */
export const PIPELINE_MOVERS = ["moderator", "hr_manager", "admin"] as const;

const ERRORS = ["stale_version", "move_not_allowed"] as const;
const target = { id, version: z.number().int() };
const note = z.string().trim().max(LIMITS.description).optional();
/** Words are asked for where no reason of the list fits. */
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
  /** Sends the mail of the rejection, ten minutes later. Absent: to those who applied or took part. */
  mail: z.boolean().optional(),
  /** Instead of the words of the situation; a language that they lack keeps those. */
  words,
};

/** The card after the command. */
const moved = z.object({ card: applicationCard });

export const moveApplication = endpoint({
  method: "POST",
  path: "/applications/move",
  tag: "applications",
  summary: "Move an application to another stage; back with a reason",
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
  summary: "Reject with a reason; the mail leaves ten minutes later unless it is undone",
  access: PIPELINE_MOVERS,
  idempotent: true,
  body: z.strictObject({ ...target, ...rejection }).refine(explained, EXPLAIN),
  payload: moved.extend({
    /** False when none was asked for or the person has no address. */
    mail: z.boolean(),
  }),
  errors: ERRORS,
});

export const undoRejection = endpoint({
  method: "POST",
  path: "/applications/undo_rejection",
  tag: "applications",
  summary: "Take a rejection back within ten minutes, with its mail",
  access: PIPELINE_MOVERS,
  body: z.strictObject(target),
  payload: moved,
  errors: ERRORS,
});

export const reinstateApplication = endpoint({
  method: "POST",
  path: "/applications/reinstate",
  tag: "applications",
  summary: "Bring back one that was rejected or withdrew, with a reason",
  access: PIPELINE_MOVERS,
  body: z.strictObject({ ...target, reason: z.enum(RETURN_REASONS), note }).refine(explained, EXPLAIN),
  payload: moved,
  errors: ERRORS,
});

export const archiveApplication = endpoint({
  method: "POST",
  path: "/applications/archive",
  tag: "applications",
  summary: "Take an application off the board",
  access: PIPELINE_MOVERS,
  body: z.strictObject(target),
  payload: moved,
  errors: ERRORS,
});

export const restoreApplication = endpoint({
  method: "POST",
  path: "/applications/restore",
  tag: "applications",
  summary: "Put an archived application back on the board",
  access: PIPELINE_MOVERS,
  body: z.strictObject(target),
  payload: moved,
  errors: ERRORS,
});

/** Terms of an offer. */
export const offerBody = z.strictObject({
  /** Euros a month, before tax. */
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
    /** Writes to the applicant that there is an offer. */
    mail: z.boolean().default(true),
    /** The actor saw what is unusual: outside the job's range, above its hours, or a day that has passed. */
    anyway: z.boolean().default(false),
  }),
  payload: moved,
  errors: ERRORS,
});

export const hireApplicant = endpoint({
  method: "POST",
  path: "/applications/hire",
  tag: "applications",
  summary: "Hire the applicant and congratulate by mail; with `convert` an external one becomes an employee",
  access: PIPELINE_MOVERS,
  idempotent: true,
  body: z.strictObject({ ...target, convert: z.boolean().default(false), mail: z.boolean().default(true) }),
  payload: moved.extend({
    headcount: z.number().int(),
    hired: z.number().int(),
    /** The reader may close the vacancy, which has everyone it looked for. */
    may_close: z.boolean(),
    vacancy_version: z.number().int(),
  }),
  errors: ERRORS,
});

/** Applications at once, at most. */
export const BULK_MAX = 200;

export const moveApplications = endpoint({
  method: "POST",
  path: "/applications/bulk",
  tag: "applications",
  summary: "Move, reject or archive several, or take that back; the answer tells of each what happened",
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
      /** Of rejections: absent, to those who applied or took part; true, to everyone. */
      mail: z.boolean().optional(),
      /** Of rejections, instead of the words of each situation. */
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
        /** Why not: stale_version, move_not_allowed, reason_missing, not_found, access_denied. */
        code: z.string().nullable(),
        card: applicationCard.nullable(),
      }),
    ),
  }),
});
