import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import {
  canOf,
  emptyPayload,
  id,
  listOf,
  listQuery,
  skillLevel,
  timestamp,
  wholeListQuery,
} from "../fields.ts";
import { LIMITS } from "../limits.ts";
import { oneOrMany } from "../oneOrMany.ts";
import { skill } from "../skills/skills.ts";

/**
 * Roles that request confirmations and receive requests: employees of the company who have their own skills.
 */
export const CONFIRMATION_ROLES = ["employee", "manager", "hr_manager", "admin"] as const;

/** States of a request; `ended`: the responder can no longer answer. */
export const CONFIRMATION_STATES = [
  "open",
  "confirmed",
  "endorsed",
  "declined",
  "withdrawn",
  "expired",
  "ended",
] as const;
export type ConfirmationState = (typeof CONFIRMATION_STATES)[number];

/**
 * Days after a request: when a manual reminder is allowed, when the automatic one is sent, and when the
 * request expires.
 */
export const CONFIRMATION_DAYS = { remind: 3, automatic: 7, expires: 30 } as const;
/** Minutes in which an answer or a withdrawal can be undone; the other person is notified only afterwards. */
export const CONFIRMATION_UNDO_MINUTES = 10;
export const CONFIRMATION_LIMITS = { skills: 20, people: 10, open: 100 } as const;

const person = z.object({ id, name: z.string(), photo_url: z.string().nullable() });

/** Working relations to the requester, closest first. */
export const WORK_RELATIONS = ["manager", "team", "project", "department", "company"] as const;
export type WorkRelation = (typeof WORK_RELATIONS)[number];

/** Kind of the answer: `confirm` for people who answer for the requester, `endorse` for other colleagues. */
const kind = z.enum(["confirm", "endorse"]);

export const possibleResponder = person.extend({
  title: z.string().nullable(),
  relation: z.enum(WORK_RELATIONS),
  kind,
  /** Requested skills that this person was asked about and has not answered. */
  asked: z.array(id),
  /** Requested skills that this person endorsed at the stated level. */
  endorsed: z.array(id),
});
export type PossibleResponder = z.output<typeof possibleResponder>;

export const getAskable = endpoint({
  method: "GET",
  path: "/confirmations/people",
  tag: "confirmations",
  summary:
    "List people who can be asked to confirm skills: the direct manager, close colleagues, then everyone else by name",
  access: CONFIRMATION_ROLES,
  query: listQuery.extend({
    /** Skills to ask confirmation for. */
    skill_ids: oneOrMany(id, CONFIRMATION_LIMITS.skills).optional(),
  }),
  payload: listOf(possibleResponder),
});

export const askConfirmation = endpoint({
  method: "POST",
  path: "/confirmations",
  tag: "confirmations",
  summary: "Ask people to confirm or endorse the signed-in person's skills at the stated levels",
  access: CONFIRMATION_ROLES,
  body: z.strictObject({
    skill_ids: z.array(id).min(1, "skill_selected").max(CONFIRMATION_LIMITS.skills),
    user_ids: z.array(id).min(1, "recipient_selected").max(CONFIRMATION_LIMITS.people),
    message: z.string().trim().max(LIMITS.description).default(""),
  }),
  payload: z.object({ ids: z.array(id) }),
  errors: ["too_many_open"],
});

const request = z.object({
  id,
  skill,
  /** The level that the requester stated. */
  level: skillLevel,
  message: z.string(),
  state: z.enum(CONFIRMATION_STATES),
  /** The confirmed or endorsed level; null otherwise. */
  answered_level: skillLevel.nullable(),
  /** Reason for declining; empty when none was given. */
  reason: z.string(),
  created_at: timestamp,
  closed_at: timestamp.nullable(),
  expires_at: timestamp,
  version: z.number().int(),
});

/** Actions of the responder. */
export const ANSWER_ACTS = ["answer", "decline", "undo"] as const;

/** A request as the responder sees it. */
export const receivedRequest = request.extend({
  person: person.extend({ title: z.string().nullable() }),
  kind,
  can: canOf(ANSWER_ACTS),
});
export type ReceivedRequest = z.output<typeof receivedRequest>;

export const getReceivedRequests = endpoint({
  method: "GET",
  path: "/confirmations/received",
  tag: "confirmations",
  summary: "List received confirmation requests: open ones oldest first, then recently answered ones",
  access: CONFIRMATION_ROLES,
  query: wholeListQuery,
  wholeList: true,
  payload: listOf(receivedRequest),
});

/** Actions of the requester. */
export const ASK_ACTS = ["withdraw", "remind", "undo"] as const;

/** A request as the requester sees it. */
export const sentRequest = request.extend({
  responder: person,
  reminded_at: timestamp.nullable(),
  /** True when the endorsement was later withdrawn. */
  taken_back: z.boolean(),
  can: canOf(ASK_ACTS),
});
export type SentRequest = z.output<typeof sentRequest>;

export const getSentRequests = endpoint({
  method: "GET",
  path: "/confirmations/sent",
  tag: "confirmations",
  summary: "List sent confirmation requests with their status, newest first",
  access: CONFIRMATION_ROLES,
  query: wholeListQuery,
  wholeList: true,
  payload: listOf(sentRequest),
});

const versioned = z.strictObject({ id, version: z.number().int() });

export const answerConfirmation = endpoint({
  method: "POST",
  path: "/confirmations/answer",
  tag: "confirmations",
  summary:
    "Confirm or endorse a skill at the stated or another level; managers of the person's line, HR and administrators confirm, other colleagues endorse",
  access: CONFIRMATION_ROLES,
  body: versioned.extend({ level: skillLevel }),
  payload: receivedRequest,
  errors: ["conflict", "stale_version"],
});

export const declineConfirmation = endpoint({
  method: "POST",
  path: "/confirmations/decline",
  tag: "confirmations",
  summary: "Decline a confirmation request, optionally with a reason",
  access: CONFIRMATION_ROLES,
  body: versioned.extend({ reason: z.string().trim().max(LIMITS.description).default("") }),
  payload: receivedRequest,
  errors: ["conflict", "stale_version"],
});

export const withdrawConfirmation = endpoint({
  method: "POST",
  path: "/confirmations/withdraw",
  tag: "confirmations",
  summary: "Withdraw an unanswered confirmation request",
  access: CONFIRMATION_ROLES,
  body: versioned,
  payload: sentRequest,
  errors: ["conflict", "stale_version"],
});

export const undoConfirmation = endpoint({
  method: "POST",
  path: "/confirmations/undo",
  tag: "confirmations",
  summary: "Undo an answer or withdrawal within ten minutes; the request is open again",
  access: CONFIRMATION_ROLES,
  body: versioned,
  payload: emptyPayload,
  errors: ["conflict", "stale_version", "too_late_to_change"],
});

export const remindConfirmation = endpoint({
  method: "POST",
  path: "/confirmations/remind",
  tag: "confirmations",
  summary: "Remind a colleague of all open requests sent some days ago; once per request",
  access: CONFIRMATION_ROLES,
  body: versioned,
  payload: emptyPayload,
  errors: ["conflict", "stale_version"],
});

export const ENDORSEMENT_ACTS = ["take_back", "restore"] as const;

/** An endorsement that the reader gave. */
export const givenEndorsement = z.object({
  id,
  person,
  skill,
  level: skillLevel,
  created_at: timestamp,
  taken_back_at: timestamp.nullable(),
  can: canOf(ENDORSEMENT_ACTS),
});
export type GivenEndorsement = z.output<typeof givenEndorsement>;

export const getGivenEndorsements = endpoint({
  method: "GET",
  path: "/confirmations/given",
  tag: "confirmations",
  summary: "List the signed-in person's endorsements of colleagues' skills, newest first",
  access: CONFIRMATION_ROLES,
  query: wholeListQuery,
  wholeList: true,
  payload: listOf(givenEndorsement),
});

export const withdrawEndorsement = endpoint({
  method: "POST",
  path: "/confirmations/given/take_back",
  tag: "confirmations",
  summary: "Withdraw an endorsement given to a colleague, or restore it",
  access: CONFIRMATION_ROLES,
  body: z.strictObject({ id, taken_back: z.boolean() }),
  payload: givenEndorsement,
});
