import type { AccessRefusal } from "@vaardig/contract/employee-role/employeeRole";
import type { Tx } from "../../../platform/db/database.ts";
import { fullName } from "../../../platform/db/nameSql.ts";
import { hasName, hasText, patternOf } from "../../../platform/db/textSearch.ts";

export interface RefusalRow {
  user_id: string;
  name: string;
  email: string;
  photo_id: string | null;
  kind: AccessRefusal["kind"];
  count: number;
  first_at: Date;
  last_at: Date;
  route: string | null;
}

/**
 * Returns a page of the company's refusals, newest first, filtered by words of the person's name or email and
 * by kind.
 */
export async function listRefusals(
  tx: Tx,
  companyId: string,
  { search, kind, page, size }: { search: string; kind?: string | undefined; page: number; size: number },
): Promise<{ rows: RefusalRow[]; total: number }> {
  const from = `from access_refusals r join users u on u.company_id = r.company_id and u.id = r.user_id
    where r.company_id = $1 and ($2::text is null or r.kind = $2)
      and ($3 = '' or ${hasName("u", "$3")} or ${hasText("u.email", "$3")})`;
  const values = [companyId, kind ?? null, search && patternOf(search)];
  const { rows } = await tx.$client.query<RefusalRow>({
    name: "refusals_page",
    text: `select r.user_id, ${fullName("u")} as name, u.email, u.photo_id, r.kind, r.count, r.first_at, r.last_at, r.route
      ${from} order by r.last_at desc, r.user_id, r.kind limit $4 offset $5`,
    values: [...values, size, page * size],
  });
  const counted = await tx.$client.query<{ total: number }>({
    name: "refusals_total",
    text: `select count(*)::int as total ${from}`,
    values,
  });
  return { rows, total: counted.rows[0]?.total ?? 0 };
}
