import type { Tx } from "../../../platform/db/database.ts";

/** A person's active second factors. */
export interface Factors {
  totp: boolean;
  passkeys: number;
  recoveryCodes: number;
}

/** SQL condition: the person `user` (an alias of `users`) has a second factor. */
export const hasFactorSql = (user: string) =>
  `(exists (select 1 from totps t where t.company_id = ${user}.company_id and t.user_id = ${user}.id
      and t.confirmed_at is not null)
    or exists (select 1 from passkeys k where k.company_id = ${user}.company_id and k.user_id = ${user}.id))`;

/** Returns a person's second factors. */
export async function findFactors(tx: Tx, companyId: string, userId: string): Promise<Factors> {
  const { rows } = await tx.$client.query<Factors>({
    name: "factors_of",
    text: `select
      exists (select 1 from totps where company_id = $1 and user_id = $2 and confirmed_at is not null) as totp,
      (select count(*)::int from passkeys where company_id = $1 and user_id = $2) as passkeys,
      (select count(*)::int from recovery_codes where company_id = $1 and user_id = $2) as "recoveryCodes"`,
    values: [companyId, userId],
  });
  return rows[0] ?? { totp: false, passkeys: 0, recoveryCodes: 0 };
}

/** Returns whether sign-in asks for a second factor. */
export function hasFactor({ totp, passkeys }: Factors): boolean {
  return totp || passkeys > 0;
}

/**
 * Locks one person's factors until the transaction ends, so that of two concurrent changes the second sees
 * the first.
 */
export async function lockFactors(tx: Tx, companyId: string, userId: string): Promise<void> {
  await tx.$client.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [
    `factors/${companyId}/${userId}`,
  ]);
}

/**
 * Deletes every second factor of a person, recovery codes and pending sign-ins; false when there were none.
 */
export async function deleteFactors(tx: Tx, companyId: string, userId: string): Promise<boolean> {
  let removed = 0;
  for (const table of ["totps", "passkeys", "recovery_codes", "sign_in_challenges"]) {
    const statement = `delete from ${table} where company_id = $1 and user_id = $2`;
    removed += (await tx.$client.query(statement, [companyId, userId])).rowCount ?? 0;
  }
  return removed > 0;
}
