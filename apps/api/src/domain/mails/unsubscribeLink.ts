import { type NotificationKind, notificationKind } from "@vaardig/contract/notifications/notificationKinds";
import type { Config } from "../../config.ts";
import { type Secrets, sign } from "../../platform/secrets.ts";

export interface Subscriber {
  companyId: string;
  userId: string;
}

/** Emails about what someone was told: of one kind at once, or the digest. */
export type ToldSubscription = `told.${NotificationKind | "digest"}`;

/** What a link unsubscribes from: emails that were not asked for, digests of saved searches, or notifications. */
export type Subscription = "emails" | "digests" | ToldSubscription;

/** What a token begins with. */
const startOf = (from: Subscription) => (from === "emails" ? "" : `${from}.`);

/** What makes a token a person's own, for one kind of emails. */
export const signed = (
  secrets: Pick<Secrets, "unsubscribeKey">,
  { companyId, userId }: Subscriber,
  from: Subscription,
) => sign(secrets.unsubscribeKey, `${from === "emails" ? "unsubscribe" : from} ${companyId} ${userId}`);

function toldIn(token: string): ToldSubscription | undefined {
  const name = /^told\.([a-z_]+)\./.exec(token)?.[1];
  if (name === "digest") return "told.digest";
  const kind = notificationKind.safeParse(name);
  return kind.success ? `told.${kind.data}` : undefined;
}

/** What a token unsubscribes from, and the part of it that names a person. */
export function readSubscription(token: string): { from: Subscription; rest: string } {
  const from = token.startsWith("digests.") ? "digests" : (toldIn(token) ?? "emails");
  return { from, rest: token.slice(startOf(from).length) };
}

/** What the address of a mail unsubscribes from. */
export const subscriptionOfLink = (address: string): Subscription =>
  readSubscription(new URL(address).searchParams.get("token") ?? "").from;

/** Addresses with which someone unsubscribes: the page for people, and the one that mail programs post to (RFC 8058). */
export function unsubscribeLinks(
  { publicUrl }: Pick<Config, "publicUrl">,
  secrets: Pick<Secrets, "unsubscribeKey">,
  person: Subscriber,
  from: Subscription = "emails",
): { page: string; post: string } {
  const token = `${startOf(from)}${person.companyId}.${person.userId}.${signed(secrets, person, from)}`;
  return {
    page: `${publicUrl}/unsubscribe?token=${token}`,
    post: `${publicUrl}/api/unsubscribe?token=${token}`,
  };
}
