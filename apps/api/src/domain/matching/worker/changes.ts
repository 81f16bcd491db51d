import type { Tx } from "../../../platform/db/database.ts";

export interface Changes {
  /** Everything of transactions below this id has been read. */
  upTo: string;
  people: string[];
  vacancies: string[];
  skills: string[];
}

/** Returns the mark to take before reading rows: `changesSince` reports whatever commits later. */
export async function currentMark(tx: Tx): Promise<string> {
  const { rows } = await tx.$client.query<{ mark: string }>(
    "select pg_snapshot_xmin(pg_current_snapshot())::text as mark",
  );
  return rows[0]?.mark ?? "0";
}

interface Row {
  mark: string;
  kind: "person" | "vacancy" | "skill" | null;
  subject_id: string | null;
}

/** Returns the changes in a company since a mark. A change may be reported twice, but is never missed. */
export async function changesSince(tx: Tx, companyId: string, mark: string): Promise<Changes> {
  const { rows } = await tx.$client.query<Row>({
    name: "match_changes_since",
    text: `select pg_snapshot_xmin(pg_current_snapshot())::text as mark, c.kind, c.subject_id
      from (select 1) one left join (
        select distinct kind, subject_id from match_changes where company_id = $1 and xid >= $2::xid8) c on true`,
    values: [companyId, mark],
  });
  const of = (kind: Row["kind"]) =>
    rows.flatMap((row) => (row.kind === kind && row.subject_id ? [row.subject_id] : []));
  return { upTo: rows[0]?.mark ?? mark, people: of("person"), vacancies: of("vacancy"), skills: of("skill") };
}

/** Returns whether a company changed its own skills or labels since a mark, and the next mark. */
export async function skillsChangedSince(
  tx: Tx,
  companyId: string,
  mark: string,
): Promise<{ upTo: string; isChanged: boolean }> {
  const { rows } = await tx.$client.query<{ mark: string; changed: boolean }>({
    name: "match_skills_changed",
    text: `select pg_snapshot_xmin(pg_current_snapshot())::text as mark, exists (
        select 1 from match_changes where company_id = $1 and xid >= $2::xid8 and kind = 'skill') as changed`,
    values: [companyId, mark],
  });
  return { upTo: rows[0]?.mark ?? mark, isChanged: rows[0]?.changed ?? true };
}
