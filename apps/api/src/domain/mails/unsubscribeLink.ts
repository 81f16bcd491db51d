import { type NotificationKind, notificationKind } from "@vaardig/contract/notifications/notificationKinds";
import type { Config } from "../../config.ts";
import { type Secrets, sign } from "../../platform/secrets.ts";

export interface Subscriber {
  companyId: string;
  userId: string;
}

/** Notification emails: of one kind at once, or the digest. */
export type NotificationSubscription = `told.${NotificationKind | "digest"}`;

/** What a link unsubscribes from: unrequested emails, digests of saved searches, or notifications. */
export type Subscription = "emails" | "digests" | NotificationSubscription;

/** Returns the prefix of a token. */
const startOf = (from: Subscription) => (from === "emails" ? "" : `${from}.`);

/** Returns the signature of a person's token for one kind of email. */
export const signToken = (
  secrets: Pick<Secrets, "unsubscribeKey">,
  { companyId, userId }: Subscriber,
  from: Subscription,
) => sign(secrets.unsubscribeKey, `${from === "emails" ? "unsubscribe" : from} ${companyId} ${userId}`);

function toldIn(token: string): NotificationSubscription | undefined {
  const name = /^told\.([a-z_]+)\./.exec(token)?.[1];
  if (name === "digest") return "told.digest";
  const kind = notificationKind.safeParse(name);
  return kind.success ? `told.${kind.data}` : undefined;
}

/** Splits a token into its subscription and the part that names a person. */
export function readSubscription(token: string): { from: Subscription; rest: string } {
  const from = token.startsWith("digests.") ? "digests" : (toldIn(token) ?? "emails");
  return { from, rest: token.slice(startOf(from).length) };
}

/** Returns the subscription of an unsubscribe URL. */
export const subscriptionOfLink = (address: string): Subscription =>
  readSubscription(new URL(address).searchParams.get("token") ?? "").from;

/**
 * Returns the unsubscribe URLs: the page for people, and the endpoint that email programs post to (RFC 8058).
 */
export function unsubscribeLinks(
  { publicUrl }: Pick<Config, "publicUrl">,
  secrets: Pick<Secrets, "unsubscribeKey">,
  person: Subscriber,
  from: Subscription = "emails",
): { page: string; post: string } {
  const token = `${startOf(from)}${person.companyId}.${person.userId}.${signToken(secrets, person, from)}`;
  return {
    page: `${publicUrl}/unsubscribe?token=${token}`,
    post: `${publicUrl}/api/unsubscribe?token=${token}`,
  };
}
