import { and, eq, inArray, ne } from "drizzle-orm";
import { acrossCompanies, type Database, type Tx } from "../../platform/db/database.ts";
import type { Services } from "../../platform/services.ts";
import { createLink, LINK_LIFE_MS, linkAddress } from "../../platform/session/createLink.ts";
import { users } from "../employees/employees.table.ts";
import { invitations } from "../invitations/invitations.table.ts";
import type { Applicant } from "./applicants.queries.ts";

/** Whether the address belongs to an account with another company: then it can have none here. */
export function hasAccountElsewhere(db: Database, companyId: string, email: string): Promise<boolean> {
  return acrossCompanies(db, async (tx) => {
    const rows = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.email, email), users.account, ne(users.companyId, companyId)));
    return rows.length > 0;
  });
}

/**
 * How an applicant follows the application: by choosing a password where there is no account yet, by signing in
 * otherwise; null for those who wait for something else, such as an administrator.
 */
export async function followLink(
  tx: Tx,
  { config }: Pick<Services, "config">,
  person: Applicant,
  isElsewhere: boolean,
): Promise<{ by: "password" | "sign-in"; link: string } | null> {
  const { companyId, id: userId, status, language } = person;
  if (isElsewhere && !person.account) return null;
  if (status === "active") return { by: "sign-in", link: `${config.publicUrl}/login` };
  if (status !== "not_invited" && status !== "invited") return null;
  if (status === "not_invited") {
    const expiresAt = new Date(Date.now() + LINK_LIFE_MS.invitation);
    await tx.insert(invitations).values({ companyId, userId, invitedBy: userId, expiresAt });
    await tx
      .update(users)
      .set({ status: "invited" })
      .where(and(eq(users.companyId, companyId), eq(users.id, userId)));
  }
  const secret = await createLink(tx, person, "invitation");
  return { by: "password", link: linkAddress(config, "invitation", secret, language) };
}

/** The open invitation starts anew with the mail that brings its link. */
export async function bindInvitation(tx: Tx, { companyId, id: userId }: Applicant, mailId: string) {
  const expiresAt = new Date(Date.now() + LINK_LIFE_MS.invitation);
  await tx
    .update(invitations)
    .set({ mailId, status: "pending", expiresAt })
    .where(
      and(
        eq(invitations.companyId, companyId),
        eq(invitations.userId, userId),
        inArray(invitations.status, ["pending", "sent"]),
      ),
    );
}
