import pg from "pg";
import { connectRunning } from "../../apps/api/src/platform/postgres/connectRunning.ts";

/**
 * Returns a pool of superuser connections to the database of a server that is running on the data directory.
 */
export async function openRunningDatabase(dataDir: string, max: number): Promise<pg.Pool> {
  const config = await connectRunning(dataDir);
  if (!config) throw new Error(`no database runs on ${dataDir}`);
  const pool = new pg.Pool({ ...config, database: "vaardig", max });
  pool.on("error", () => undefined);
  return pool;
}
