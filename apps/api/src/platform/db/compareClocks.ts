import type { FastifyBaseLogger } from "fastify";
import { acrossCompanies, type Database } from "./database.ts";

/** Further apart than this, sessions and links end at the wrong time, in milliseconds. */
const APART_MS = 5 * 60_000;

/** Warns where the database's clock and this machine's tell different times. */
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
