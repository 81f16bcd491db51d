import { z } from "zod";
import { employeeSelection } from "../employees/employees.ts";
import { endpoint } from "../endpoint.ts";
import { canOf, id, listOf, timestamp, wholeListQuery } from "../fields.ts";

/** pending → sent → accepted; expired after 7 days, revoked by a person, bounced by the mail server. */
export const INVITATION_STATUSES = ["pending", "sent", "accepted", "expired", "revoked", "bounced"] as const;
export type InvitationStatus = (typeof INVITATION_STATUSES)[number];

/**
 * Roles that invite: managers employees of their line, HR managers up to managers, administrators everyone.
 */
export const INVITERS = ["manager", "hr_manager", "admin"] as const;

/** Reasons why a person is not invited. */
export const NOT_INVITED_REASONS = [
  "already_invited",
  "active",
  "deactivated",
  "signing_up",
  "access_level",
  /** A former candidate who took part in nothing and unsubscribed from emails. */
  "unsubscribed",
] as const;
/** Reasons why an invitation can neither be resent nor revoked. */
export const NOT_OPEN_REASONS = [...NOT_INVITED_REASONS, "never_invited"] as const;

/** Skipped people by reason; at most five are named. */
const leftOut = z.array(
  z.object({ reason: z.enum(NOT_OPEN_REASONS), count: z.number().int(), names: z.array(z.string()) }),
);
export type LeftOutOfInvitation = z.output<typeof leftOut>;

/** Billable seats: active people with an internal role. */
export const seats = z.object({
  in_use: z.number().int(),
  /** Seats after all pending invitations, including earlier ones, are accepted. */
  after: z.number().int(),
});

/** Selected people, or the people added by one of the reader's bulk uploads. */
export const inviteSelection = z.union([
  ...employeeSelection.options,
  z.strictObject({ bulk_upload_id: id }),
]);
export type InviteSelection = z.output<typeof inviteSelection>;

const selected = z.strictObject({ selection: inviteSelection });

export const previewInvitation = endpoint({
  method: "POST",
  path: "/invitation/preview",
  tag: "invitations",
  summary: "Preview who would be invited, who would not and why, and the seats; changes nothing",
  access: INVITERS,
  reads: true,
  body: selected,
  payload: z.object({
    total: z.number().int(),
    names: z.array(z.string()),
    left_out: leftOut,
    /** Number of open invitations among the selected people, which can be resent or revoked. */
    open: z.number().int(),
    seats,
  }),
});

/** A batch of invitations and its progress. */
export const invitationBatch = z.object({
  id,
  total: z.number().int(),
  pending: z.number().int(),
  sent: z.number().int(),
  accepted: z.number().int(),
  revoked: z.number().int(),
  bounced: z.number().int(),
  /** Pending invitations that the mail server has not accepted yet; they are retried. */
  delayed: z.number().int(),
});
export type InvitationBatch = z.output<typeof invitationBatch>;

const started = z.object({ batch: invitationBatch.nullable(), left_out: leftOut });

export const invite = endpoint({
  method: "POST",
  path: "/invitation",
  tag: "invitations",
  summary: "Email invitations to selected people; sent in the background",
  access: INVITERS,
  body: selected,
  idempotent: true,
  payload: started,
  errors: ["conflict"],
});

export const resendInvitation = endpoint({
  method: "POST",
  path: "/invitation/resend",
  tag: "invitations",
  summary: "Resend open invitations with a new link; voids the old one",
  access: INVITERS,
  body: selected,
  idempotent: true,
  payload: started,
  errors: ["conflict"],
});

export const revokeInvitation = endpoint({
  method: "POST",
  path: "/invitation/revoke",
  tag: "invitations",
  summary: "Revoke open invitations; the people stay without an invitation",
  access: INVITERS,
  body: selected,
  payload: z.object({ user_ids: z.array(id), left_out: leftOut }),
});

/** Actions on a person's latest invitation. */
export const INVITATION_ACTS = ["resend", "revoke"] as const;
export type InvitationAct = (typeof INVITATION_ACTS)[number];

export const invitation = z.object({
  id,
  status: z.enum(INVITATION_STATUSES),
  invited_by: z.string().nullable(),
  created_at: timestamp,
  expires_at: timestamp,
  /** Number of delivery attempts so far. */
  attempts: z.number().int(),
  can: canOf(INVITATION_ACTS),
});
export type Invitation = z.output<typeof invitation>;

export const listInvitations = endpoint({
  method: "GET",
  path: "/invitation",
  tag: "invitations",
  summary: "List a person's invitations, newest first",
  access: INVITERS,
  query: z.strictObject({ user_id: id }).extend(wholeListQuery.shape),
  wholeList: true,
  payload: listOf(invitation),
});

export const getInvitationBatch = endpoint({
  method: "GET",
  path: "/invitation/batch",
  tag: "invitations",
  summary: "Get the progress of a batch of invitations",
  access: INVITERS,
  query: z.strictObject({ id }),
  payload: invitationBatch,
});
