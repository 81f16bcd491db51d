import { z } from "zod";
import { PIPELINE_MOVERS } from "../applications/applicationCommands.ts";
import { PIPELINE_READERS } from "../applications/applications.ts";
import { endpoint } from "../endpoint.ts";
import { canOf, clearable, id, listOf, timestamp, wholeListQuery } from "../fields.ts";
import { LIMITS } from "../limits.ts";
import { APPLICANTS } from "../my-applications/myApplications.ts";
import { oneOrMany } from "../oneOrMany.ts";
import { named, personRef } from "../organization/organization.ts";
import { INTERNAL_ROLES } from "../roles.ts";

export const INTERVIEW_KINDS = ["video", "phone", "on_site"] as const;
export const INTERVIEW_STATUSES = ["offered", "booked", "canceled"] as const;
/** Maximum number of proposed times. */
export const SLOTS_MAX = 10;
export const INTERVIEWERS_MAX = 10;
/** Hours before the start until which an applicant may choose another time. */
export const CHANGE_HOURS = 12;

const kind = z.enum(INTERVIEW_KINDS);
const minutes = z.coerce.number().int().min(10).max(480);
const version = z.number().int();
const ids = <T extends z.ZodType>(of: T, min: number, max: number) =>
  z
    .array(of)
    .min(min, "required")
    .max(max)
    .refine((list) => new Set(list).size === list.length, "invalid");

/** Room, phone number or video link. */
const place = z.string().trim().max(500);

/** An interview as edited in the form. */
export const interviewPlan = z.strictObject({
  title: z.string().trim().min(1).max(LIMITS.name),
  kind,
  place: place.default(""),
  minutes,
  /** Proposed start times; all in the future. */
  slots: ids(timestamp, 1, SLOTS_MAX),
  interviewer_ids: ids(id, 1, INTERVIEWERS_MAX),
});
export type InterviewPlan = z.output<typeof interviewPlan>;

const slot = z.object({
  id,
  starts_at: timestamp,
  /** True when the time is in the future and no interviewer has another interview then. */
  free: z.boolean(),
});

/** Actions of organizers on an interview. */
export const INTERVIEW_ACTS = ["book", "change", "cancel"] as const;
export type InterviewAct = (typeof INTERVIEW_ACTS)[number];

export const interview = z.object({
  id,
  application_id: id,
  title: z.string(),
  kind,
  place: z.string(),
  minutes: z.number().int(),
  status: z.enum(INTERVIEW_STATUSES),
  /** Null until a time is chosen. */
  starts_at: timestamp.nullable(),
  slots: z.array(slot),
  interviewers: z.array(personRef),
  version,
  can: canOf(INTERVIEW_ACTS),
});
export type Interview = z.output<typeof interview>;

/** Actions for an applicant: offer times and submit a scorecard. */
export const INTERVIEW_LIST_ACTS = ["offer", "give"] as const;
export type InterviewListAct = (typeof INTERVIEW_LIST_ACTS)[number];

export const listInterviews = endpoint({
  method: "GET",
  path: "/interviews",
  tag: "interviews",
  summary: "List interviews with an applicant, latest first",
  access: PIPELINE_READERS,
  query: z.strictObject({ application_id: id }),
  payload: z.object({
    data: z.array(interview),
    /** Number of scorecards; their content has its own endpoint. */
    scorecards: z.number().int(),
    can: canOf(INTERVIEW_LIST_ACTS),
  }),
});

export const listClashes = endpoint({
  method: "GET",
  path: "/interviews/clashes",
  tag: "interviews",
  summary: "Check which people already have an interview at which of the given times",
  access: PIPELINE_MOVERS,
  query: z.strictObject({
    interviewer_ids: oneOrMany(id, INTERVIEWERS_MAX),
    /** Chosen and possible start times. */
    slots: oneOrMany(timestamp, 2 * SLOTS_MAX),
    minutes,
    /** Id of an interview to ignore because it is being changed. */
    except: id.optional(),
  }),
  payload: z.object({ data: z.array(z.object({ starts_at: timestamp, person: named })) }),
});

const PIPELINE_ERRORS = ["move_not_allowed"] as const;

export const offerInterview = endpoint({
  method: "POST",
  path: "/interviews",
  tag: "interviews",
  summary: "Propose interview times; moves the application to Interview and emails the applicant",
  access: PIPELINE_MOVERS,
  idempotent: true,
  body: interviewPlan.extend({ application_id: id }),
  payload: interview,
  errors: PIPELINE_ERRORS,
});

export const changeInterview = endpoint({
  method: "PUT",
  path: "/interviews",
  tag: "interviews",
  summary: "Update an interview and propose new times; a booked one is removed from everyone's calendar",
  access: PIPELINE_MOVERS,
  idempotent: true,
  /** `slots` replaces the proposed times; other absent fields keep their value. */
  body: z
    .strictObject({ ...interviewPlan.shape, place: clearable(place, "") })
    .partial()
    .required({ slots: true })
    .extend({ id, version }),
  payload: interview,
  errors: ["stale_version", "move_not_allowed"],
});

export const bookInterview = endpoint({
  method: "POST",
  path: "/interviews/book",
  tag: "interviews",
  summary: "Book an interview time on behalf of the applicant, as agreed by phone or email",
  access: PIPELINE_MOVERS,
  body: z.strictObject({ id, slot_id: id, version }),
  payload: interview,
  errors: ["stale_version", "slot_taken", "move_not_allowed"],
});

export const cancelInterview = endpoint({
  method: "POST",
  path: "/interviews/cancel",
  tag: "interviews",
  summary: "Cancel an interview; everyone is notified and it is removed from their calendars",
  access: PIPELINE_MOVERS,
  body: z.strictObject({ id, version }),
  payload: interview,
  errors: ["stale_version", "move_not_allowed"],
});

/** Actions of the applicant: choose a time, or change it. */
export const OWN_INTERVIEW_ACTS = ["pick", "change"] as const;

/** An interview as the applicant sees it. */
export const ownInterview = interview
  .omit({ application_id: true, interviewers: true })
  .extend({ interviewers: z.array(z.string()), can: canOf(OWN_INTERVIEW_ACTS) });
export type OwnInterview = z.output<typeof ownInterview>;

export const listOwnInterviews = endpoint({
  method: "GET",
  path: "/my_applications/interviews",
  tag: "interviews",
  summary: "List interviews of one of the signed-in person's applications, with the times to choose from",
  access: APPLICANTS,
  query: z.strictObject({ application_id: id }),
  payload: z.object({ data: z.array(ownInterview) }),
});

export const pickSlot = endpoint({
  method: "POST",
  path: "/my_applications/interviews/pick",
  tag: "interviews",
  summary:
    "Choose an interview time, or change it until twelve hours before; everyone receives an invitation",
  access: APPLICANTS,
  body: z.strictObject({ id, slot_id: id, version }),
  payload: ownInterview,
  errors: ["stale_version", "slot_taken", "too_late_to_change", "move_not_allowed"],
});

/** An interview as its interviewers see it. */
export const heldInterview = z.object({
  id,
  application_id: id,
  title: z.string(),
  kind,
  place: z.string(),
  minutes: z.number().int(),
  starts_at: timestamp,
  applicant: personRef,
  vacancy: z.string(),
  /** True when the reader has submitted a scorecard. */
  given: z.boolean(),
});
export type HeldInterview = z.output<typeof heldInterview>;

export const listHeldInterviews = endpoint({
  method: "GET",
  path: "/interviews/mine",
  tag: "interviews",
  summary: "List own interviews: upcoming ones and those of the last 60 days",
  access: INTERNAL_ROLES,
  query: wholeListQuery,
  wholeList: true,
  payload: listOf(heldInterview),
});
