import type { Language } from "@vaardig/contract/limits";
import { and, eq } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { throwEmailTaken } from "../../people/emailTaken.ts";
import { users } from "../../people/users.table.ts";

export interface FirstAdminRow {
  firstName: string;
  lastName: string;
  email: string;
  language: Language;
  status: (typeof users.$inferSelect)["status"];
}

/** Returns the first administrator that staff invited; undefined when that person no longer exists. */
export async function findFirstAdmin(
  tx: Tx,
  companyId: string,
  userId: string | null,
): Promise<FirstAdminRow | undefined> {
  if (!userId) return undefined;
  const { rows } = await tx.$client.query<FirstAdminRow>({
    name: "first_admin",
    text: `select first_name as "firstName", last_name as "lastName", email, language, status
      from users where company_id = $1 and id = $2`,
    values: [companyId, userId],
  });
  return rows[0];
}

/**
 * Returns the first administrator while the invitation is open, with the row locked until the transaction
 * ends, so that concurrent calls do not resend twice.
 */
export async function lockInvitedAdmin(
  tx: Tx,
  companyId: string,
  userId: string,
): Promise<typeof users.$inferSelect | undefined> {
  const [admin] = await tx
    .select()
    .from(users)
    .where(and(eq(users.companyId, companyId), eq(users.id, userId), eq(users.status, "invited")))
    .for("no key update");
  return admin;
}

/**
 * Changes the address of a first administrator who has never signed in; throws `email_taken` when the new one
 * has an account.
 */
export async function changeAdminEmail(
  tx: Tx,
  admin: typeof users.$inferSelect,
  email: string,
): Promise<typeof users.$inferSelect> {
  const { companyId, id } = admin;
  const [moved] = await tx
    .update(users)
    .set({ email })
    .where(and(eq(users.companyId, companyId), eq(users.id, id)))
    .returning()
    .catch(throwEmailTaken);
  return moved ?? admin;
}
