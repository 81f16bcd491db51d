import { and, eq } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import type { TxServices } from "../../../platform/services.ts";
import { users } from "../../people/users.table.ts";
import { sendInvitation } from "../accountMails.ts";
import { insertInvitation } from "./insertInvitation.ts";

type Company = Parameters<typeof sendInvitation>[3];

/**
 * Sends an invitation in response to a sign-up or a forgotten password by a person who was added but has
 * never signed in. Only the owner of the address can read it. Adding a person is the company's consent, so a
 * person who was not invited becomes invited.
 */
export async function inviteOnRequest(
  tx: Tx,
  services: Pick<TxServices, "config" | "jobs" | "secrets">,
  person: typeof users.$inferSelect,
  company: Company,
): Promise<void> {
  const { companyId, id: userId } = person;
  if (person.status === "not_invited") {
    await insertInvitation(tx, { companyId, userId, invitedBy: userId });
    await tx
      .update(users)
      .set({ status: "invited" })
      .where(and(eq(users.companyId, companyId), eq(users.id, userId), eq(users.status, "not_invited")));
  }
  await sendInvitation(tx, services, person, company, { isAnswer: true });
}
