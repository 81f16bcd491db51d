import type { Tx } from "../../platform/db/database.ts";

/** Returns the number of billable seats, and of invited people who would each add one. */
export async function countSeats(tx: Tx, companyId: string): Promise<{ inUse: number; invited: number }> {
  const { rows } = await tx.$client.query<{ inUse: number; invited: number }>({
    name: "seats",
    text: `select count(*) filter (where status = 'active')::int as "inUse",
        count(*) filter (where status = 'invited')::int as invited
      from users where company_id = $1 and account and status in ('active', 'invited')
        and system_role in ('employee', 'manager', 'hr_manager', 'admin', 'moderator')`,
    values: [companyId],
  });
  return rows[0] ?? { inUse: 0, invited: 0 };
}
