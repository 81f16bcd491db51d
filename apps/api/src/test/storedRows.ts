import pg from "pg";
import type { TestApp } from "./buildApp.ts";

/** Everything that is stored, as one line a table, to see that nothing was written; `except` names tables that may change. */
export async function storedRows({ admin }: TestApp, except: readonly string[] = []): Promise<string> {
  const client = new pg.Client(admin);
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
       and not relname = any($1) order by 1`,
      [except],
    );
    const hashes: string[] = [];
    for (const { name } of tables) {
      const { rows } = await client.query(
        `select md5(string_agg(t::text, '' order by t::text)) as hash from ${name} t`,
      );
      hashes.push(`${name} ${rows[0]?.hash}`);
    }
    return hashes.join("\n");
  } finally {
    await client.end();
  }
}
