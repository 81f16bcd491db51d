import { z } from "zod";
import type { Config } from "../../config.ts";
import { type Secrets, sameText, sign } from "../../platform/secrets.ts";

interface Subscriber {
  companyId: string;
  userId: string;
}

const PURPOSE = "unsubscribe";
const id = z.uuid();

const signed = (secrets: Pick<Secrets, "unsubscribeKey">, { companyId, userId }: Subscriber) =>
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

/** Whom a token names; undefined for one that was not made here. */
export function readUnsubscribeToken(
  secrets: Pick<Secrets, "unsubscribeKey">,
  token: string,
): Subscriber | undefined {
  const [companyId = "", userId = "", signature = ""] = token.split(".");
  if (!id.safeParse(companyId).success || !id.safeParse(userId).success) return undefined;
  const person = { companyId, userId };
  return sameText(signature, signed(secrets, person)) ? person : undefined;
}
