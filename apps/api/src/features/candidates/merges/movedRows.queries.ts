import type { Tx } from "../../../platform/db/database.ts";

type Row = Record<string, unknown>;

/** Rows removed from a table, with their values; parents come before their dependents. */
export interface RemovedRows {
  table: string;
  rows: Row[];
}

/** A table whose rows move with the person: its key column, and when two rows are duplicates. */
interface Belonging {
  table: string;
  key: string;
  /** SQL condition: the merged person's row `m` and the kept person's row `k` are duplicates. */
  same?: string;
  /** SQL condition: of two duplicates the merged person's row is kept. */
  better?: string;
}

/** Ranks applications: active before ended, later stages before earlier ones. */
const rank = (a: string) => `(${a}.outcome in ('active', 'hired') and ${a}.archived_at is null,
  array_position(array['Vacancy', 'Rejection after application', 'Application', 'Rejection after interview', 'Interview', 'Job offer'], ${a}.stage),
  ${a}.stage_since)`;

const BELONGINGS: readonly Belonging[] = [
  {
    table: "applications",
    key: "id",
    same: "m.vacancy_id = k.vacancy_id",
    better: `${rank("m")} > ${rank("k")}`,
  },
  { table: "candidate_notes", key: "id" },
  { table: "candidate_tasks", key: "id" },
  {
    table: "person_skills",
    key: "id",
    same: "m.skill_id = k.skill_id and m.valid_to is null and k.valid_to is null",
    better: "m.source = 'confirmed' and k.source <> 'confirmed'",
  },
  { table: "skill_wishes", key: "id", same: "m.skill_id = k.skill_id" },
  { table: "person_languages", key: "id", same: "m.language = k.language" },
  {
    table: "experiences",
    key: "id",
    same: "lower(m.position) = lower(k.position) and lower(m.company) = lower(k.company) and m.start_date = k.start_date",
  },
  {
    table: "educations",
    key: "id",
    same: "lower(m.degree) = lower(k.degree) and lower(m.institution) = lower(k.institution) and m.started = k.started",
  },
  {
    table: "certificates",
    key: "id",
    same: "lower(m.name) = lower(k.name) and m.issued_on is not distinct from k.issued_on",
  },
  { table: "files", key: "id" },
  { table: "talent_pool_people", key: "talent_pool_id", same: "m.talent_pool_id = k.talent_pool_id" },
  // Rows of a person who worked here before.
  {
    table: "enrolments",
    key: "id",
    same: "m.course_id = k.course_id and m.state <> 'completed' and k.state <> 'completed'",
    better: "m.state = 'started' and k.state <> 'started'",
  },
  { table: "course_ratings", key: "course_id", same: "m.course_id = k.course_id" },
  { table: "saved_vacancies", key: "vacancy_id", same: "m.vacancy_id = k.vacancy_id" },
  { table: "mails", key: "id" },
  { table: "one_time_links", key: "id" },
];

/** Tables that depend on an application and would be deleted with it; parents first. */
const DEPENDENTS = [
  { table: "offers", of: "t.application_id = any($2::uuid[])" },
  { table: "interviews", of: "t.application_id = any($2::uuid[])" },
  {
    table: "interview_slots",
    of: "t.interview_id in (select i.id from interviews i where i.company_id = $1 and i.application_id = any($2::uuid[]))",
  },
  {
    table: "interviewers",
    of: "t.interview_id in (select i.id from interviews i where i.company_id = $1 and i.application_id = any($2::uuid[]))",
  },
  { table: "scorecards", of: "t.application_id = any($2::uuid[])" },
  { table: "application_skills", of: "t.application_id = any($2::uuid[])" },
];

/** The moved rows (table → keys), and the removed ones. */
export interface MovedRows {
  moves: Record<string, string[]>;
  out: RemovedRows[];
}

async function take(tx: Tx, companyId: string, table: string, where: string, values: unknown[]) {
  const { rows } = await tx.$client.query<{ row: Row }>(
    `delete from ${table} t where t.company_id = $1 and ${where} returning to_jsonb(t.*) as row`,
    [companyId, ...values],
  );
  return rows.map(({ row }) => row);
}

/** Removes rows from a table, with their dependents. */
async function takeOut(tx: Tx, companyId: string, table: string, ids: string[]): Promise<RemovedRows[]> {
  const hanging: RemovedRows[] = [];
  if (table === "applications")
    for (const { table: name, of } of DEPENDENTS) {
      const { rows } = await tx.$client.query<{ row: Row }>(
        `select to_jsonb(t.*) as row from ${name} t where t.company_id = $1 and ${of}`,
        [companyId, ids],
      );
      if (rows.length > 0) hanging.push({ table: name, rows: rows.map(({ row }) => row) });
    }
  return [{ table, rows: await take(tx, companyId, table, "t.id = any($2::uuid[])", [ids]) }, ...hanging];
}

/** Moves everything of one person to another; of two duplicate rows one is removed. */
export async function moveRows(tx: Tx, companyId: string, from: string, to: string): Promise<MovedRows> {
  const moves: Record<string, string[]> = {};
  const out: RemovedRows[] = [];
  for (const { table, key, same, better = "false" } of BELONGINGS) {
    if (same) {
      const { rows } = await tx.$client.query<{ mine: string; theirs: string; better: boolean }>(
        `select m.${key} as theirs, k.${key} as mine, (${better}) as better from ${table} m join ${table} k on ${same}
         where m.company_id = $1 and m.user_id = $2 and k.company_id = $1 and k.user_id = $3`,
        [companyId, from, to],
      );
      const losers = rows.map((row) => (row.better ? row.mine : row.theirs));
      if (losers.length > 0 && key === "id") out.push(...(await takeOut(tx, companyId, table, losers)));
      else if (losers.length > 0) {
        const gone = await take(tx, companyId, table, `t.user_id = $2 and t.${key} = any($3::uuid[])`, [
          from,
          losers,
        ]);
        out.push({ table, rows: gone });
      }
    }
    const { rows: moved } = await tx.$client.query<{ key: string }>(
      `update ${table} set user_id = $3 where company_id = $1 and user_id = $2 returning ${key} as key`,
      [companyId, from, to],
    );
    moves[table] = moved.map((row) => row.key);
  }
  return { moves, out };
}

/** Moves rows back unless they have moved on since, and restores the removed rows. */
export async function restoreMovedRows(
  tx: Tx,
  companyId: string,
  { moves, out }: MovedRows,
  from: string,
  to: string,
): Promise<void> {
  for (const { table, key } of BELONGINGS)
    await tx.$client.query(
      `update ${table} set user_id = $3 where company_id = $1 and user_id = $2 and ${key} = any($4::uuid[])`,
      [companyId, from, to, moves[table] ?? []],
    );
  for (const { table, rows } of out) await restoreRemovedRows(tx, table, rows);
}

/** Tables that a merge removes rows from; a table name in stored data is never executed unchecked. */
const KNOWN = new Set([
  "users",
  "candidate_records",
  "candidate_merges",
  ...BELONGINGS.map(({ table }) => table),
  ...DEPENDENTS.map(({ table }) => table),
]);

/** Returns the columns of a table except generated ones. */
async function writtenColumns(tx: Tx, table: string): Promise<string> {
  const { rows } = await tx.$client.query<{ columns: string }>(
    `select string_agg(quote_ident(attname), ', ' order by attnum) as columns from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  );
  return rows[0]?.columns ?? "";
}

/**
 * Restores rows with their earlier values, except those whose place was taken meanwhile. Returns their
 * number.
 */
export async function restoreRemovedRows(tx: Tx, table: string, rows: readonly unknown[]): Promise<number> {
  if (rows.length === 0 || !KNOWN.has(table)) return 0;
  const columns = await writtenColumns(tx, table);
  const { rowCount } = await tx.$client.query(
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)
     on conflict do nothing`,
    [JSON.stringify(rows)],
  );
  return rowCount ?? 0;
}
