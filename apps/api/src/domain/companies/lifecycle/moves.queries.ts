import type { CompanyState, LifecycleMove } from "@vaardig/contract/companies/companies";
import type { Tx } from "../../../platform/db/database.ts";
import { fullName } from "../../../platform/db/nameSql.ts";

export interface MoveRow {
  id: string;
  at: Date;
  move: LifecycleMove;
  from: CompanyState;
  to: CompanyState;
  reason: string;
  by: "staff" | "company" | "product";
  staffName: string | null;
}

/**
 * Returns a page of a company's lifecycle transitions, newest first, with the actor's name for staff only.
 * The transaction must see staff.
 */
export async function listMoves(
  tx: Tx,
  companyId: string,
  { page, size }: { page: number; size: number },
): Promise<{ rows: MoveRow[]; total: number }> {
  const counted = await tx.$client.query<{ total: number }>(
    "select count(*)::int as total from company_moves where company_id = $1",
    [companyId],
  );
  const { rows } = await tx.$client.query<MoveRow>(
    `select m.id, m.at, m.move, m.from_state as "from", m.to_state as "to", m.reason,
        case when m.actor_id is null then 'product' when u.id is null then 'company' else 'staff' end as by,
        ${fullName("u")} as "staffName"
      from company_moves m left join users u on u.id = m.actor_id and u.system_role = 'staff'
      where m.company_id = $1 order by m.at desc, m.id desc limit $2 offset $3`,
    [companyId, size, page * size],
  );
  return { rows, total: counted.rows[0]?.total ?? 0 };
}
