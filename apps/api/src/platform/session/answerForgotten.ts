import { and, eq } from "drizzle-orm";
import { companies } from "../../features/company/company.table.ts";
import { users } from "../../features/employees/employees.table.ts";
import { acrossCompanies } from "../db/database.ts";
import type { Services } from "../services.ts";
import { sendConfirmation, sendReset } from "./accountMails.ts";
import { inviteOnRequest } from "./inviteOnRequest.ts";

/**
 * Does what somebody who forgot the password needs: a reset link, or the invitation or confirmation again. Runs as a
 * job, so that the request takes as long for an address that nobody has.
 */
export async function answerForgotten(
  services: Pick<Services, "config" | "db" | "jobs">,
  email: string,
): Promise<void> {
  await acrossCompanies(services.db, async (tx) => {
    const [found] = await tx
      .select({ user: users, company: companies })
      .from(users)
      .innerJoin(companies, eq(companies.id, users.companyId))
      .where(and(eq(users.email, email), users.account));
    if (!found || found.company.lifecycle === "suspended") return;
    const { user, company } = found;
    if (user.status === "active" || user.status === "awaiting_approval") await sendReset(tx, services, user);
    if (user.status === "invited" || user.status === "not_invited")
      await inviteOnRequest(tx, services, user, company);
    if (user.status === "unconfirmed") await sendConfirmation(tx, services, user, company);
  });
}
