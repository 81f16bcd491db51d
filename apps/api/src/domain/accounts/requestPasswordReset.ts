import { eq, inArray } from "drizzle-orm";
import { acrossCompanies, type Tx } from "../../platform/db/database.ts";
import type { Services, TxServices } from "../../platform/services.ts";
import { companies } from "../companies/companies.table.ts";
import { users } from "../people/users.table.ts";
import { sendConfirmation, sendReset } from "./accountMails.ts";
import { hasNeverSignedIn } from "./hasNeverSignedIn.ts";
import { inviteOnRequest } from "./invitations/inviteOnRequest.ts";

async function sendMatchingMail(
  tx: Tx,
  services: Pick<TxServices, "config" | "jobs" | "secrets">,
  user: typeof users.$inferSelect,
  company: typeof companies.$inferSelect,
): Promise<void> {
  if (hasNeverSignedIn(user)) await inviteOnRequest(tx, services, user, company);
  else if (user.status === "active" || user.status === "awaiting_approval")
    await sendReset(tx, services, user);
  if (user.status === "unconfirmed") await sendConfirmation(tx, services, user, company);
}

/** People with the address who have an account or an invitation. */
const ASKED = `select u.id from users u where u.email = $1 and (u.account or u.status = 'invited' or exists (
  select 1 from invitations i where i.company_id = u.company_id and i.user_id = u.id and i.status in ('pending', 'sent')))`;

/**
 * Emails a reset link, or the invitation or confirmation again. Runs as a background job, so that the request
 * takes equally long for an address without an account.
 */
export async function requestPasswordReset(
  services: Pick<Services, "config" | "db" | "jobs" | "secrets">,
  email: string,
): Promise<void> {
  await acrossCompanies(services.db, async (tx) => {
    const asked = await tx.$client.query<{ id: string }>(ASKED, [email]);
    const ids = asked.rows.map(({ id }) => id);
    const known = await tx
      .select({ user: users, company: companies })
      .from(users)
      .innerJoin(companies, eq(companies.id, users.companyId))
      .where(inArray(users.id, ids));
    // An external applicant is invited without an account; an existing account takes precedence.
    const accounts = known.filter(({ user }) => user.account);
    for (const { user, company } of accounts.length > 0 ? accounts : known)
      if (company.lifecycle !== "suspended") await sendMatchingMail(tx, services, user, company);
  });
}
