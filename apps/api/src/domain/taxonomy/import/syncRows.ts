import type { Tx } from "../../../platform/db/database.ts";

/** Numbers of rows changed in one table. */
export interface SyncCounts {
  added: number;
  changed: number;
  removed: number;
  unchanged: number;
}

interface Sync {
  /** The shared table that is synchronized with `wanted`. */
  table: string;
  /**
   * A select of the wanted rows, with the table's columns. `$1` is the source, `$2` its version, `$3` the
   * languages. Absent when the rows are in the temporary table `wanted_<table>` already.
   */
  wanted?: string;
  values: readonly unknown[];
}

async function count(tx: Tx, text: string): Promise<number> {
  return (await tx.$client.query(text)).rowCount ?? 0;
}

async function stageWanted(tx: Tx, { table, wanted, values }: Sync): Promise<{ name: string; rows: number }> {
  const name = `wanted_${table}`;
  if (wanted === undefined) {
    await tx.$client.query(`analyze ${name}`);
    const { rows } = await tx.$client.query<{ rows: number }>(`select count(*)::int as rows from ${name}`);
    return { name, rows: rows[0]?.rows ?? 0 };
  }
  // `create table as` takes no parameters, so they are inserted as literals.
  const text = wanted.replace(/\$(\d)/g, (_, at: string) => literal(tx, values[Number(at) - 1]));
  const rows = await count(tx, `create temp table ${name} on commit drop as ${text}`);
  await tx.$client.query(`analyze ${name}`);
  return { name, rows };
}

function literal(tx: Tx, value: unknown): string {
  if (Array.isArray(value)) return `array[${value.map((each) => literal(tx, each))}]::text[]`;
  return tx.$client.escapeLiteral(String(value));
}

/**
 * Inserts and updates shared concepts, which keep their ids. `columns` are compared; a new source version
 * alone is stored but not counted. Deletes nothing: see `removeDropped`.
 */
export async function syncConcepts(tx: Tx, sync: Sync & { columns: readonly string[] }): Promise<SyncCounts> {
  const { table, columns, values } = sync;
  const { name, rows } = await stageWanted(tx, sync);
  const [source, version] = values.map((value) => literal(tx, value));
  const stamp = `source = ${source}, source_version = ${version}`;
  const changed = await count(
    tx,
    `update ${table} t set ${columns.map((column) => `${column} = w.${column}`)}, ${stamp} from ${name} w
     where t.id = w.id and (${columns.map((column) => `t.${column}`)}) is distinct from (${columns.map((column) => `w.${column}`)})`,
  );
  await count(
    tx,
    `update ${table} t set ${stamp} from ${name} w where t.id = w.id and t.source_version <> ${version}`,
  );
  const added = await count(
    tx,
    `insert into ${table} (id, uri, source, source_version, ${columns})
     select w.id, w.uri, ${source}, ${version}, ${columns.map((column) => `w.${column}`)} from ${name} w
     where not exists (select 1 from ${table} t where t.id = w.id)`,
  );
  return { added, changed, removed: 0, unchanged: rows - added - changed };
}

/**
 * Makes the shared rows of a table without ids, within `scope` (a condition on `t`), equal to the wanted
 * ones.
 */
export async function syncLinks(
  tx: Tx,
  sync: Sync & { columns: readonly string[]; scope: string },
): Promise<SyncCounts> {
  const { table, columns } = sync;
  const { name, rows } = await stageWanted(tx, sync);
  const same = columns.map((column) => `t.${column} = w.${column}`).join(" and ");
  const scope = sync.scope.replace(/\$(\d)/g, (_, at: string) => literal(tx, sync.values[Number(at) - 1]));
  // Before the insert: a new preferred label must find its place free.
  const removed = await count(
    tx,
    `delete from ${table} t where t.company_id is null and (${scope}) and not exists (select 1 from ${name} w where ${same})`,
  );
  const added = await count(
    tx,
    `insert into ${table} (${columns}) select ${columns.map((column) => `w.${column}`)} from ${name} w
     where not exists (select 1 from ${table} t where t.company_id is null and ${same})`,
  );
  return { added, changed: 0, removed, unchanged: rows - added };
}
