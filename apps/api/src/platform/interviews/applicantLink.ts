import { and, eq, inArray, ne } from "drizzle-orm";
import { users } from "../../features/employees/employees.table.ts";
import { invitations } from "../../features/invitations/invitations.table.ts";
import { acrossCompanies, type Tx } from "../db/database.ts";
import type { Services } from "../services.ts";
import { createLink, LINK_LIFE_MS, linkAddress } from "../session/createLink.ts";

/** A link of its own for a mail, and what is to be done once the mail has its id. */
interface ApplicantLink {
  link: string;
  bind: (mailId: string) => Promise<void>;
}

/**
 * Somebody who applied without an account chooses a time after choosing a password: their link sets it. Undefined for
 * those who have an account, have one with another company, or are not to come in.
 */
export async function applicantLink(
  tx: Tx,
  { config, db }: Pick<Services, "config" | "db">,
  { companyId, userId }: { companyId: string; userId: string },
): Promise<ApplicantLink | undefined> {
  const mine = and(eq(users.companyId, companyId), eq(users.id, userId));
  const [person] = await tx.select().from(users).where(mine);
  if (!person || person.account) return undefined;
  if (person.status !== "not_invited" && person.status !== "invited") return undefined;
  const elsewhere = await acrossCompanies(db, (all) =>
    all
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.email, person.email), users.account, ne(users.companyId, companyId))),
  );
  if (elsewhere.length > 0) return undefined;
  const expiresAt = new Date(Date.now() + LINK_LIFE_MS.invitation);
  if (person.status === "not_invited") {
    await tx.insert(invitations).values({ companyId, userId, invitedBy: userId, expiresAt });
    await tx.update(users).set({ status: "invited" }).where(mine);
  }
  const secret = await createLink(tx, person, "invitation");
  return {
    link: linkAddress(config, "invitation", secret, person.language),
    async bind(mailId) {
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
    },
  };
}
