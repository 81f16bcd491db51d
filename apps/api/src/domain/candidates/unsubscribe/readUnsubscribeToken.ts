import { z } from "zod";
import { type Secrets, sameText } from "../../../platform/secrets.ts";
import { type Subscriber, signed } from "../../mails/unsubscribeLink.ts";

const id = z.uuid();

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
