import type { CompanyState } from "@vaardig/contract/companies/companies";
import type { Tx } from "../../platform/db/database.ts";
import { hasText, patternOf } from "../../platform/db/textSearch.ts";

export interface CompanySummaryRow {
  id: string;
  name: string;
  slug: string;
  industry: string;
  lifecycle: CompanyState;
  seats: number;
  trial_ends_at: Date | null;
  created_at: Date;
}

/**
 * Returns a page of customers by name, without the platform's own row; the transaction must see all
 * companies.
 */
export async function listCustomers(
  tx: Tx,
  options: { state: CompanyState | undefined; search: string; page: number; size: number },
): Promise<{ rows: CompanySummaryRow[]; total: number }> {
  const { state, search, page, size } = options;
  const where = `where c.kind = 'customer' and ($1::text is null or c.lifecycle = $1)
    and (${hasText("c.name", "$2")} or ${hasText("c.slug", "$2")} or ${hasText("c.industry", "$2")})`;
  const values = [state ?? null, patternOf(search)];
  const counted = await tx.$client.query<{ total: number }>(
    `select count(*)::int as total from companies c ${where}`,
    values,
  );
  const { rows } = await tx.$client.query<CompanySummaryRow>(
    `select c.id, c.name, c.slug, c.industry, c.lifecycle, c.trial_ends_at, c.created_at,
        (select count(*)::int from users u where u.company_id = c.id and u.status = 'active'
          and u.system_role in ('employee', 'manager', 'hr_manager', 'admin', 'moderator')) as seats
      from companies c ${where} order by lower(c.name), c.id limit $3 offset $4`,
    [...values, size, page * size],
  );
  return { rows, total: counted.rows[0]?.total ?? 0 };
}
