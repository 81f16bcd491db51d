import { z } from "zod";
import { employeeSelection } from "../employees/employees.ts";
import { endpoint } from "../endpoint.ts";
import { canOf, id, listOf, timestamp, wholeListQuery } from "../fields.ts";

/** pending → sent → accepted; expired after 7 days, revoked by someone, bounced by the mail server. */
export const INVITATION_STATUSES = ["pending", "sent", "accepted", "expired", "revoked", "bounced"] as const;
export type InvitationStatus = (typeof INVITATION_STATUSES)[number];

/** Who invites: managers employees of their own line, HR those up to manager, administrators everyone. */
export const INVITERS = ["manager", "hr_manager", "admin"] as const;

/** Why someone is not invited. */
export const NOT_INVITED = [
  "already_invited",
  "active",
  "deactivated",
  "signing_up",
  "access_level",
  /** Was a candidate who took part in nothing and wants no mails. */
  "unsubscribed",
] as const;
/** Why an invitation is neither sent again nor revoked. */
export const NOT_OPEN = [...NOT_INVITED, "never_invited"] as const;

/** People who are left out, by reason; at most five are named. */
const leftOut = z.array(
  z.object({ reason: z.enum(NOT_OPEN), count: z.number().int(), names: z.array(z.string()) }),
);
export type LeftOutOfInvitation = z.output<typeof leftOut>;

/** Billable seats: active people with an internal role. */
export const seats = z.object({
  in_use: z.number().int(),
  /** When everyone who is invited, earlier ones too, has accepted. */
  after: z.number().int(),
});

/** Chosen people, or those whom a bulk upload of mine added. */
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
  summary: "Who would be invited, who not and why, and the seats; changes nothing",
  access: INVITERS,
  reads: true,
  body: selected,
  payload: z.object({
    total: z.number().int(),
    names: z.array(z.string()),
    left_out: leftOut,
    /** Open invitations among the chosen people, which can be sent again or revoked. */
    open: z.number().int(),
    seats,
  }),
});

/** Invitations that were asked for together, and how far they are. */
export const invitationBatch = z.object({
  id,
  total: z.number().int(),
  pending: z.number().int(),
  sent: z.number().int(),
  accepted: z.number().int(),
  revoked: z.number().int(),
  bounced: z.number().int(),
  /** Pending ones that the mail server did not take so far; they are tried again. */
  delayed: z.number().int(),
});
export type InvitationBatch = z.output<typeof invitationBatch>;

const started = z.object({ batch: invitationBatch.nullable(), left_out: leftOut });

export const invite = endpoint({
  method: "POST",
  path: "/invitation",
  tag: "invitations",
  summary: "Invite chosen people by mail; sent in the background",
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
  summary: "Send open invitations again with a new link; the old one is void",
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
  summary: "Void open invitations; the people stay, not invited",
  access: INVITERS,
  body: selected,
  payload: z.object({ user_ids: z.array(id), left_out: leftOut }),
});

/** What may be done with the newest invitation of a person. */
export const INVITATION_ACTS = ["resend", "revoke"] as const;
export type InvitationAct = (typeof INVITATION_ACTS)[number];

export const invitation = z.object({
  id,
  status: z.enum(INVITATION_STATUSES),
  invited_by: z.string().nullable(),
  created_at: timestamp,
  expires_at: timestamp,
  /** Times that the mail server was asked so far. */
  attempts: z.number().int(),
  can: canOf(INVITATION_ACTS),
});
export type Invitation = z.output<typeof invitation>;

export const listInvitations = endpoint({
  method: "GET",
  path: "/invitation",
  tag: "invitations",
  summary: "A person's invitations, newest first",
  access: INVITERS,
  query: z.strictObject({ user_id: id }).extend(wholeListQuery.shape),
  wholeList: true,
  payload: listOf(invitation),
});

export const getInvitationBatch = endpoint({
  method: "GET",
  path: "/invitation/batch",
  tag: "invitations",
  summary: "How far invitations that were asked for together are",
  access: INVITERS,
  query: z.strictObject({ id }),
  payload: invitationBatch,
});
