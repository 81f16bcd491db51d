import { z } from "zod";
import { endpoint } from "../endpoint.ts";

/** Names a person of a company; does not end, so that a mail of last year still has a way out. */
const query = z.strictObject({ token: z.string().min(1).max(300) });

const subscription = z.object({
  /** Null when the person is not there any more: nothing is kept, and nothing is sent. */
  company: z.string().nullable(),
  /** The address so far that its owner knows it, and whoever was forwarded the mail does not. */
  address: z.string().nullable(),
  unsubscribed: z.boolean(),
  /** Emails that were not asked for, digests of saved searches, notifications of one kind, or their digest. */
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
  summary: "What the link of a mail unsubscribes from; changes nothing",
});

export const unsubscribe = endpoint({
  ...shared,
  method: "POST",
  path: "/unsubscribe",
  summary: "Get no more emails that one did not ask for; mail programs call it with one click (RFC 8058)",
});

export const subscribeAgain = endpoint({
  ...shared,
  method: "POST",
  path: "/unsubscribe/undo",
  summary: "Take unsubscribing back",
});
