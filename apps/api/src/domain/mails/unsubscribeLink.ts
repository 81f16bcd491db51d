import type { Config } from "../../config.ts";
import { type Secrets, sign } from "../../platform/secrets.ts";

export interface Subscriber {
  companyId: string;
  userId: string;
}

/** What a link unsubscribes from: emails that were not asked for, or digests of saved searches. */
export type Subscription = "emails" | "digests";

/** What the text that is signed begins with, and the token. */
const PURPOSES = { emails: "unsubscribe", digests: "digests" } as const;
export const TOKEN_STARTS = { emails: "", digests: "digests." } as const;

/** What makes a token a person's own, for one kind of emails. */
export const signed = (
  secrets: Pick<Secrets, "unsubscribeKey">,
  { companyId, userId }: Subscriber,
  from: Subscription,
) => sign(secrets.unsubscribeKey, `${PURPOSES[from]} ${companyId} ${userId}`);

/** Whether the address of a mail unsubscribes from digests. */
export const isDigestLink = (address: string) => address.includes(`token=${TOKEN_STARTS.digests}`);

/** Addresses with which somebody unsubscribes: the page for people, and the one that mail programs post to (RFC 8058). */
export function unsubscribeLinks(
  { publicUrl }: Pick<Config, "publicUrl">,
  secrets: Pick<Secrets, "unsubscribeKey">,
  person: Subscriber,
  from: Subscription = "emails",
): { page: string; post: string } {
  const token = `${TOKEN_STARTS[from]}${person.companyId}.${person.userId}.${signed(secrets, person, from)}`;
  return {
    page: `${publicUrl}/unsubscribe?token=${token}`,
    post: `${publicUrl}/api/unsubscribe?token=${token}`,
  };
}
