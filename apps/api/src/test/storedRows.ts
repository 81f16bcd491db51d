import pg from "pg";
import type { TestApp } from "./buildApp.ts";

/**
 * Returns all stored rows, one line per table, to check that nothing was written; `except` names tables to
 * leave out.
 */
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
