import type { Config } from "../../config.ts";
import { type Secrets, sign } from "../../platform/secrets.ts";

export interface Subscriber {
  companyId: string;
  userId: string;
}

const PURPOSE = "unsubscribe";

/** What makes a token a person's own. */
export const signed = (secrets: Pick<Secrets, "unsubscribeKey">, { companyId, userId }: Subscriber) =>
  sign(secrets.unsubscribeKey, `${PURPOSE} ${companyId} ${userId}`);

/** Addresses with which somebody unsubscribes: the page for people, and the one that mail programs post to (RFC 8058). */
export function unsubscribeLinks(
  { publicUrl }: Pick<Config, "publicUrl">,
  secrets: Pick<Secrets, "unsubscribeKey">,
  person: Subscriber,
): { page: string; post: string } {
  const token = `${person.companyId}.${person.userId}.${signed(secrets, person)}`;
  return {
    page: `${publicUrl}/unsubscribe?token=${token}`,
    post: `${publicUrl}/api/unsubscribe?token=${token}`,
  };
}
