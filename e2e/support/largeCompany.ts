import pg from "pg";
import { connectRunning } from "../../apps/api/src/platform/postgres/connectRunning.ts";
import { type LargeCompany, seedLargeCompany } from "../../apps/api/src/test/seedLargeCompany.ts";
import { PASSWORD } from "./signIn.ts";

/** A company of so many roles, made in the database of the server under test. */
export async function largeCompany(roles: number): Promise<LargeCompany> {
  const config = await connectRunning(process.env.E2E_DATA_DIR ?? "");
  if (!config) throw new Error("no database runs beside the server");
  const pool = new pg.Pool({ ...config, database: "vaardig", max: 1 });
  try {
    return await seedLargeCompany(pool, { roles, password: PASSWORD });
  } finally {
    await pool.end();
  }
}
