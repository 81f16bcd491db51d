import { and, eq } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { companies } from "../../companies/companies.table.ts";
import { users } from "../../people/users.table.ts";

export interface Account {
  user: typeof users.$inferSelect;
  company: typeof companies.$inferSelect;
}

function accounts(tx: Tx) {
  return tx
    .select({ user: users, company: companies })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId));
}

/** Returns the account with this address, of any company; the transaction must see all companies. */
export async function findAccountByEmail(tx: Tx, email: string): Promise<Account | undefined> {
  const [account] = await accounts(tx).where(and(eq(users.email, email), users.account));
  return account;
}

/** Returns a person together with their company. */
export async function findAccount(tx: Tx, companyId: string, userId: string): Promise<Account | undefined> {
  const [account] = await accounts(tx).where(and(eq(users.companyId, companyId), eq(users.id, userId)));
  return account;
}

/** Returns whether another person requested a new sign-in address for this person. */
export async function hasAddressToConfirm(
  tx: Tx,
  { companyId, id: userId }: Pick<Account["user"], "companyId" | "id">,
): Promise<boolean> {
  const { rows } = await tx.$client.query({
    name: "address_to_confirm",
    text: `select 1 from address_changes
      where company_id = $1 and user_id = $2 and requested_by <> $2 and expires_at > now()`,
    values: [companyId, userId],
  });
  return rows.length > 0;
}

/**
 * Returns the number of sign-ups, jobs and projects that await an administrator; a project's roles are
 * approved with the project.
 */
export async function countAwaitingApproval(tx: Tx, companyId: string): Promise<number> {
  const { rows } = await tx.$client.query<{ total: number }>({
    name: "awaiting_approval",
    text: `select ((select count(*) from users where company_id = $1 and status = 'awaiting_approval')
      + (select count(*) from vacancies where company_id = $1 and status = 'Pending' and project_id is null)
      + (select count(*) from projects where company_id = $1 and status = 'Pending'))::int as total`,
    values: [companyId],
  });
  return rows[0]?.total ?? 0;
}

/**
 * Saves a password hash and, if given, the new status; a person who becomes active has an account from then
 * on.
 */
export async function savePassword(
  tx: Tx,
  user: { companyId: string; id: string },
  passwordHash: string | null,
  status?: Account["user"]["status"],
): Promise<void> {
  await tx
    .update(users)
    .set({ passwordHash, ...(status && { status }), ...(status === "active" && { account: true }) })
    .where(and(eq(users.companyId, user.companyId), eq(users.id, user.id)));
}
