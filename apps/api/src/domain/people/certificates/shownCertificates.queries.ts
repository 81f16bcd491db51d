import type { Tx } from "../../../platform/db/database.ts";
import { fullName } from "../../../platform/db/nameSql.ts";
import { supersededSql } from "./supersededSql.ts";

/** A certificate with everything displayed about it. */
export interface ShownCertificate {
  company_id: string;
  id: string;
  user_id: string;
  name: string;
  issuer: string | null;
  number: string | null;
  issued_on: string | null;
  expires_on: string | null;
  skill_id: string | null;
  confirmed_at: Date | null;
  confirmer: string | null;
  voided_at: Date | null;
  version: number;
  superseded: boolean;
  file_id: string | null;
  file_name: string | null;
  content_type: string | null;
  size: number | null;
}

/** Columns of a displayed `certificates c`, with {@link SHOWN_FROM_SQL}. */
export const SHOWN_COLUMNS = `c.company_id, c.id, c.user_id, c.name, c.issuer, c.number,
  to_char(c.issued_on, 'YYYY-MM-DD') as issued_on, to_char(c.expires_on, 'YYYY-MM-DD') as expires_on,
  c.skill_id, c.confirmed_at, ${fullName("b")} as confirmer, c.voided_at, c.version, ${supersededSql("c")} as superseded,
  f.id as file_id, f.name as file_name, f.content_type, f.size`;
export const SHOWN_FROM_SQL = `certificates c
  left join users b on b.company_id = c.company_id and b.id = c.confirmed_by
  left join files f on f.company_id = c.company_id and f.id = c.file_id`;

/** Returns a person's displayed certificates, last issued first; only one when `id` is given. */
export async function shownCertificatesOf(
  tx: Tx,
  companyId: string,
  userId: string,
  id?: string,
): Promise<ShownCertificate[]> {
  const { rows } = await tx.$client.query<ShownCertificate>(
    `select ${SHOWN_COLUMNS} from ${SHOWN_FROM_SQL}
     where c.company_id = $1 and c.user_id = $2 and ($3::uuid is null or c.id = $3)
     order by c.issued_on desc nulls last, c.name, c.id desc`,
    [companyId, userId, id ?? null],
  );
  return rows;
}
