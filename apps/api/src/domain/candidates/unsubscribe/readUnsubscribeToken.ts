import { z } from "zod";
import { equalsInConstantTime, type Secrets } from "../../../platform/secrets.ts";
import {
  readSubscription,
  type Subscriber,
  type Subscription,
  signToken,
} from "../../mails/unsubscribeLink.ts";

const id = z.uuid();

/** Returns the person named by a token; undefined when the token was not signed here. */
export function readUnsubscribeToken(
  secrets: Pick<Secrets, "unsubscribeKey">,
  token: string,
): (Subscriber & { from: Subscription }) | undefined {
  const { from, rest } = readSubscription(token);
  const [companyId = "", userId = "", signature = ""] = rest.split(".");
  if (!id.safeParse(companyId).success || !id.safeParse(userId).success) return undefined;
  const person = { companyId, userId };
  return equalsInConstantTime(signature, signToken(secrets, person, from)) ? { ...person, from } : undefined;
}
