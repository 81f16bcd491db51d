import type { FastifyBaseLogger } from "fastify";
import { acrossCompanies, type Database } from "./database.ts";

/**
 * Difference of the clocks, in milliseconds, from which sessions and links expire at noticeably wrong times.
 */
const APART_MS = 5 * 60_000;

/** Warns when the clocks of the database and this machine differ. */
export async function compareClocks(db: Database, log: Pick<FastifyBaseLogger, "warn">): Promise<void> {
  const { rows } = await acrossCompanies(db, ({ $client }) =>
    $client.query<{ now: Date }>("select clock_timestamp() as now"),
  );
  const here = new Date(Date.now());
  const there = rows[0]?.now ?? here;
  if (Math.abs(here.getTime() - there.getTime()) < APART_MS) return;
  log.warn(
    { server: here.toISOString(), database: there.toISOString() },
    "the clocks of server and database are apart: sessions and links end at the wrong time",
  );
}
