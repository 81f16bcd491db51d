import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { canOf, emptyPayload, id, timestamp } from "../fields.ts";
import { ROLES } from "../roles.ts";
import { EMPLOYEE_LISTERS, employee } from "./employees.ts";

/**
 * Actions of the reader on a pending address; a change requested by the reader needs the old address to
 * confirm.
 */
export const ADDRESS_CHANGE_ACTS = ["confirm", "refuse"] as const;

/** The reader's pending sign-in address, until confirmed or refused. */
export const ownAddressChange = z.object({
  email: z.string(),
  requested_at: timestamp,
  expires_at: timestamp,
  /** Null when the colleague no longer exists. */
  requested_by: z.string().nullable(),
  can: canOf(ADDRESS_CHANGE_ACTS),
});
export type OwnAddressChange = z.output<typeof ownAddressChange>;

export const getOwnAddressChange = endpoint({
  method: "GET",
  path: "/account/address_change",
  tag: "account",
  summary: "Get the signed-in person's pending sign-in address; null when there is none",
  access: ROLES,
  payload: z.object({ change: ownAddressChange.nullable() }),
});

export const answerOwnAddressChange = endpoint({
  method: "POST",
  path: "/account/address_change",
  tag: "account",
  summary: "Confirm or refuse a new sign-in address that someone else entered",
  access: ROLES,
  whilePaused: true,
  body: z.strictObject({ agree: z.boolean() }),
  payload: emptyPayload,
  errors: ["conflict", "email_taken"],
});

export const answerAddressChange = endpoint({
  method: "POST",
  path: "/address_change",
  tag: "account",
  summary: "Get the email change that a one-time link refers to; with `agree`, confirm or refuse it",
  access: "public",
  body: z.strictObject({ secret: z.string().min(1).max(200), agree: z.boolean().optional() }),
  payload: z.object({
    company: z.string(),
    old_email: z.string(),
    email: z.string(),
    agreed: z.boolean().nullable(),
  }),
  errors: ["link_expired", "link_used", "link_unknown", "email_taken"],
});

export const resendAddressChange = endpoint({
  method: "POST",
  path: "/user/address_change",
  tag: "employees",
  summary: "Resend the confirmation email for a person's pending address change to the old address",
  access: EMPLOYEE_LISTERS,
  body: z.strictObject({ user_id: id }),
  payload: employee,
  errors: ["conflict"],
});

export const withdrawAddressChange = endpoint({
  method: "DELETE",
  path: "/user/address_change",
  tag: "employees",
  summary: "Cancel a person's pending address change",
  access: EMPLOYEE_LISTERS,
  body: z.strictObject({ user_id: id }),
  payload: employee,
  errors: ["conflict"],
});
