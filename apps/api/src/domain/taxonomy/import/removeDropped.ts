import type { Tx } from "../../../platform/db/database.ts";

interface Reference {
  table: string;
  column: string;
}

/**
 * Returns the columns that refer to a table, from PostgreSQL's system catalog, so that tables added later are
 * included.
 */
async function referencesTo(tx: Tx, table: string): Promise<Reference[]> {
  const { rows } = await tx.$client.query<Reference>(
    `select c.conrelid::regclass::text as "table", quote_ident(a.attname) as "column"
     from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'f' and c.confrelid = $1::regclass`,
    [table],
  );
  return rows;
}

/**
 * Deletes the concepts of a source that it no longer contains. A concept in use by a company stays, with the
 * version it was last seen in. Returns the numbers removed and kept.
 */
export async function removeDropped(
  tx: Tx,
  table: "skill_groups" | "skills" | "job_profiles",
  stage: string,
  source: string,
): Promise<{ removed: number; kept: number }> {
  const dropped = `t.company_id is null and t.source = $1 and not exists (select 1 from ${stage} w where w.id = t.id)`;
  const { rows } = await tx.$client.query<{ dropped: number }>(
    `select count(*)::int as dropped from ${table} t where ${dropped}`,
    [source],
  );
  const all = rows[0]?.dropped ?? 0;
  if (all === 0) return { removed: 0, kept: 0 };
  const unused = (await referencesTo(tx, table)).map(
    (each) =>
      `and not exists (select 1 from ${each.table} u where u.${each.column} = t.id and u.company_id is not null)`,
  );
  const gone = await tx.$client.query(`delete from ${table} t where ${dropped} ${unused.join(" ")}`, [
    source,
  ]);
  const removed = gone.rowCount ?? 0;
  return { removed, kept: all - removed };
}
