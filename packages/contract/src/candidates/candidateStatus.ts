import { z } from "zod";
import { OUTCOMES, STAGES } from "../applications/pipeline.ts";
import { endpoint } from "../endpoint.ts";
import { date, id, timestamp } from "../fields.ts";
import { seats } from "../invitations/invitations.ts";
import { named } from "../organization/organization.ts";
import { CANDIDATE_READERS, candidateRow, candidateSelection, retention } from "./candidateList.ts";

/** A person's application for one job. */
export const applicationStatus = z.object({
  id,
  vacancy: named,
  stage: z.enum(STAGES),
  outcome: z.enum(OUTCOMES),
  archived: z.boolean(),
  /** When the application entered the stage. */
  since: timestamp,
  applied_at: timestamp.nullable(),
  next_interview: timestamp.nullable(),
});
export type ApplicationStatus = z.output<typeof applicationStatus>;

export const getUserStatus = endpoint({
  method: "GET",
  path: "/user_status",
  tag: "candidates",
  summary: "Get a candidate's jobs, talent pools, consent and retention period",
  access: CANDIDATE_READERS,
  query: z.strictObject({ user_id: id }),
  payload: z.object({
    candidate: candidateRow,
    applications: z.array(applicationStatus),
    talent_pools: z.array(named),
    consent_asked_at: timestamp.nullable(),
    /**
     * Where the signed-in person can email the candidate from: the job of an active application, else a talent
     * pool; null without either.
     */
    email_from: z.object({ kind: z.enum(["job", "talent_pool"]), id }).nullable(),
  }),
});

export const saveCandidateOwner = endpoint({
  method: "PUT",
  path: "/candidate_list/owner",
  tag: "candidates",
  summary: "Set or clear the recruiter responsible for candidates",
  access: CANDIDATE_READERS,
  body: z.strictObject({ selection: candidateSelection, owner_id: id.nullable() }),
  /** Changed candidates with their previous owner. */
  payload: z.object({ changed: z.array(z.object({ user_id: id, owner_id: id.nullable() })) }),
});

export const recordConsent = endpoint({
  method: "PUT",
  path: "/candidate_list/consent",
  tag: "candidates",
  summary: "Record that a candidate gave, renewed or withdrew consent to be kept for a year",
  access: CANDIDATE_READERS,
  body: z.strictObject({ user_id: id, given: z.boolean() }),
  payload: candidateRow,
});

export const askConsent = endpoint({
  method: "POST",
  path: "/candidate_list/consent",
  tag: "candidates",
  summary: "Email candidates a request for consent to be kept for a year",
  access: CANDIDATE_READERS,
  body: z.strictObject({ user_ids: z.array(id).min(1, "recipient_selected").max(100) }),
  idempotent: "always",
  payload: z.object({
    asked: z.number().int(),
    /** Names of people who were not asked, by reason. */
    no_address: z.array(z.string()),
    unsubscribed: z.array(z.string()),
  }),
  errors: ["conflict"],
});

export const answerConsent = endpoint({
  method: "POST",
  path: "/consent",
  tag: "candidates",
  summary: "Get the consent request that a one-time link refers to; with `agree`, answer it",
  access: "public",
  body: z.strictObject({ secret: z.string().min(1).max(200), agree: z.boolean().optional() }),
  payload: z.object({
    company: z.string(),
    first_name: z.string(),
    agreed: z.boolean().nullable(),
    /** Retention without consent: its state and end date. */
    without: retention.pick({ state: true, until: true }),
  }),
  errors: ["link_expired", "link_used", "link_unknown"],
});

/** Whether an invitation can be sent to a candidate who becomes an employee, and why not. */
export const INVITATION_REACH = ["yes", "signs_in", "no_address", "unsubscribed"] as const;
export type InvitationReach = (typeof INVITATION_REACH)[number];

export const previewConversion = endpoint({
  method: "GET",
  path: "/candidate_list/convert",
  tag: "candidates",
  summary:
    "Preview the seats used when a candidate becomes an employee, and whether an invitation can be sent",
  access: CANDIDATE_READERS,
  query: z.strictObject({ user_id: id }),
  payload: z.object({ seats, invitation: z.enum(INVITATION_REACH) }),
});

/** An optional choice in a form; an empty string means null. */
const idOrNone = z.union([id, z.null(), z.literal("").transform(() => null)]).default(null);

/** Placement and start date of a new employee. */
export const newColleagueFields = z.strictObject({
  department_id: idOrNone,
  team_id: idOrNone,
  role_id: idOrNone,
  join_date: z.union([date, z.null(), z.literal("").transform(() => null)]).default(null),
});

export const convertToEmployee = endpoint({
  method: "POST",
  path: "/candidate_list/convert",
  tag: "candidates",
  summary: "Convert a candidate to an employee; repeating the call changes nothing",
  access: CANDIDATE_READERS,
  body: newColleagueFields.extend({
    user_id: id,
    manager_id: id.nullable().default(null),
    /** Sends the invitation immediately. */
    invite: z.boolean().default(false),
  }),
  idempotent: true,
  /** `invited`: an invitation was sent. */
  payload: z.object({ user_id: id, converted: z.boolean(), invited: z.boolean() }),
  errors: ["email_taken", "conflict"],
});
