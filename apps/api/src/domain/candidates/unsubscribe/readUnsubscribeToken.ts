import { z } from "zod";
import { type Secrets, sameText } from "../../../platform/secrets.ts";
import { type Subscriber, type Subscription, signed, TOKEN_STARTS } from "../../mails/unsubscribeLink.ts";

const id = z.uuid();

/** Whom a token names; undefined for one that was not made here. */
export function readUnsubscribeToken(
  secrets: Pick<Secrets, "unsubscribeKey">,
  token: string,
): (Subscriber & { from: Subscription }) | undefined {
  const from = token.startsWith(TOKEN_STARTS.digests) ? "digests" : "emails";
  const [companyId = "", userId = "", signature = ""] = token.slice(TOKEN_STARTS[from].length).split(".");
  if (!id.safeParse(companyId).success || !id.safeParse(userId).success) return undefined;
  const person = { companyId, userId };
  return sameText(signature, signed(secrets, person, from)) ? { ...person, from } : undefined;
}
