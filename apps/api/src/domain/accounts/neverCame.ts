import type { users } from "../people/users.table.ts";

type Person = Pick<typeof users.$inferSelect, "status" | "account">;

/** Whether somebody may come in and never did: invited, added, or a candidate whom a recruiter keeps without an account. */
export function neverCame({ status, account }: Person): boolean {
  return status === "invited" || status === "not_invited" || (status === "active" && !account);
}

/** The same of a row of `users` called `u`. */
export const NEVER_CAME_SQL =
  "(u.status in ('invited', 'not_invited') or u.status = 'active' and not u.account)";
