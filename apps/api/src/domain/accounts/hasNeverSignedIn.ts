import type { users } from "../people/users.table.ts";

type Person = Pick<typeof users.$inferSelect, "status" | "account">;

/** Returns whether a person has no account yet: invited, added, or a candidate with a record only. */
export function hasNeverSignedIn({ status, account }: Person): boolean {
  return status === "invited" || status === "not_invited" || (status === "active" && !account);
}

/** The same condition in SQL, for a row of `users` aliased `u`. */
export const HAS_NEVER_SIGNED_IN_SQL =
  "(u.status in ('invited', 'not_invited') or u.status = 'active' and not u.account)";
