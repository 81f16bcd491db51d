import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { canOf, date, emptyPayload, id, listOf, listQuery, timestamp, wholeListQuery } from "../fields.ts";
import { LIMITS } from "../limits.ts";
import { personRef } from "../organization/organization.ts";
import { PROFILE_ROLES } from "../roles.ts";

/** Roles that handle data-subject requests. */
export const DATA_MANAGERS = ["hr_manager", "admin"] as const;

/** Kinds of data-subject requests. */
export const DATA_REQUEST_KINDS = ["access", "correction", "erasure", "restriction", "objection"] as const;
export const DATA_REQUEST_STATES = ["received", "in_progress", "done", "refused"] as const;
/** Transitions of a request; `erase` closes it by erasing a person who has left. */
export const DATA_REQUEST_MOVES = ["start", "extend", "finish", "refuse", "erase"] as const;
export type DataRequestMove = (typeof DATA_REQUEST_MOVES)[number];

const text = z.string().trim().max(LIMITS.description);

export const dataRequest = z.object({
  id,
  kind: z.enum(DATA_REQUEST_KINDS),
  state: z.enum(DATA_REQUEST_STATES),
  text: z.string(),
  /** Reason for the refusal; null otherwise. */
  reason: z.string().nullable(),
  /** Deadline: one month after receipt, two months later when extended. */
  due_on: date,
  /** Reason for the extension; null otherwise. */
  extended_reason: z.string().nullable(),
  created_at: timestamp,
  closed_at: timestamp.nullable(),
  version: z.number().int(),
});
export type DataRequest = z.output<typeof dataRequest>;

export const managedDataRequest = dataRequest.extend({
  person: personRef,
  /** True when the person has left the company. */
  has_left: z.boolean(),
  /** Reason why the data may not be deleted for now (legal hold); null without one. */
  hold: z.string().nullable(),
  /** Days until the deadline, negative after it; null when the request is closed. */
  days_left: z.number().int().nullable(),
  can: canOf(DATA_REQUEST_MOVES),
});
export type ManagedDataRequest = z.output<typeof managedDataRequest>;

export const newDataRequest = z.strictObject({ kind: z.enum(DATA_REQUEST_KINDS), text: text.default("") });

export const addDataRequest = endpoint({
  method: "POST",
  path: "/data_request",
  whilePaused: true,
  tag: "data-requests",
  summary: "Submit a request about one's own personal data; one open request per kind",
  access: PROFILE_ROLES,
  body: newDataRequest,
  payload: dataRequest,
  errors: ["request_open"],
});

export const listDataRequests = endpoint({
  method: "GET",
  path: "/data_request",
  tag: "data-requests",
  summary: "List data requests of the company's people, overdue and due first",
  access: DATA_MANAGERS,
  query: listQuery.extend({ open: z.stringbool().optional(), kind: z.enum(DATA_REQUEST_KINDS).optional() }),
  payload: listOf(managedDataRequest).extend({ open: z.number().int(), overdue: z.number().int() }),
});

export const moveRequestBody = z
  .strictObject({ id, version: z.number().int(), move: z.enum(DATA_REQUEST_MOVES), reason: text.default("") })
  .refine(({ move, reason }) => reason !== "" || (move !== "refuse" && move !== "extend"), {
    path: ["reason"],
    message: "required",
  });

export const moveDataRequest = endpoint({
  method: "POST",
  path: "/data_request/move",
  whilePaused: true,
  tag: "data-requests",
  summary:
    "Start, extend (once, with a reason), finish or refuse (with a reason) a data request, or erase a person who left",
  access: DATA_MANAGERS,
  body: moveRequestBody,
  payload: z.object({ request: managedDataRequest.nullable(), proof: id.nullable() }),
  errors: ["stale_version", "request_move_not_allowed", "legal_hold"],
});

export const retentionBody = z.strictObject({
  months: z.number().int().min(1).max(120),
  version: z.number().int(),
});

export const dataRetention = z.object({
  /** Retention in months after a person has left. */
  months: z.number().int(),
  version: z.number().int(),
  can: canOf(["edit"]),
});
export type DataRetention = z.output<typeof dataRetention>;

export const getDataRetention = endpoint({
  method: "GET",
  path: "/data_retention",
  tag: "data-requests",
  summary: "Get the retention period for data of people who left",
  access: DATA_MANAGERS,
  payload: dataRetention,
});

export const saveDataRetention = endpoint({
  method: "PUT",
  path: "/data_retention",
  tag: "data-requests",
  summary: "Set the retention period in months for data of people who left",
  access: ["admin"],
  body: retentionBody,
  payload: dataRetention,
  errors: ["stale_version"],
});

export const legalHold = z.object({
  person: personRef,
  reason: z.string(),
  created_at: timestamp,
});
export type LegalHold = z.output<typeof legalHold>;

export const listLegalHolds = endpoint({
  method: "GET",
  path: "/legal_hold",
  tag: "data-requests",
  summary: "List people under a legal hold, whose data must not be erased",
  access: DATA_MANAGERS,
  query: wholeListQuery,
  wholeList: true,
  payload: listOf(legalHold),
});

export const addLegalHoldBody = z.strictObject({ user_id: id, reason: text.min(1) });

export const addLegalHold = endpoint({
  method: "POST",
  path: "/legal_hold",
  whilePaused: true,
  tag: "data-requests",
  summary: "Place a legal hold on a person's data; it is kept beyond its retention period",
  access: DATA_MANAGERS,
  body: addLegalHoldBody,
  payload: emptyPayload,
});

export const removeLegalHold = endpoint({
  method: "DELETE",
  path: "/legal_hold",
  whilePaused: true,
  tag: "data-requests",
  summary: "Lift the legal hold on a person's data; its retention period applies again",
  access: DATA_MANAGERS,
  query: z.strictObject({ user_id: id }),
  payload: emptyPayload,
});
