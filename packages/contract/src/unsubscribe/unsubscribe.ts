import { z } from "zod";
import { endpoint } from "../endpoint.ts";

/** Identifies a person of a company; never expires, so that links in old emails keep working. */
const query = z.strictObject({ token: z.string().min(1).max(300) });

const subscription = z.object({
  /** Null when the person no longer exists: nothing is stored and nothing is sent. */
  company: z.string().nullable(),
  /** Masked email address, recognizable only to its owner, because the email may have been forwarded. */
  address: z.string().nullable(),
  unsubscribed: z.boolean(),
  /** Scope: unsolicited emails, saved-search digests, notifications of one kind, or their digest. */
  from: z.enum(["emails", "digests", "kind", "digest"]),
});

const shared = {
  tag: "unsubscribe",
  access: "public",
  query,
  payload: subscription,
  errors: ["link_unknown"],
} as const;

export const getSubscription = endpoint({
  ...shared,
  method: "GET",
  path: "/unsubscribe",
  summary: "Get the emails that an unsubscribe link applies to; changes nothing",
});

export const unsubscribe = endpoint({
  ...shared,
  method: "POST",
  path: "/unsubscribe",
  summary:
    "Unsubscribe from the emails that a link applies to; email clients call this with one click (RFC 8058)",
});

export const subscribeAgain = endpoint({
  ...shared,
  method: "POST",
  path: "/unsubscribe/undo",
  summary: "Undo unsubscribing",
});
