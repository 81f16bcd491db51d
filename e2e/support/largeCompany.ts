import { type LargeCompany, seedLargeCompany } from "../../apps/api/src/test/seedLargeCompany.ts";
import { openRunningDatabase } from "../../bench/lib/openRunningDatabase.ts";
import { PASSWORD } from "./signIn.ts";

/** Seeds a company with the given number of positions in the database of the server under test. */
export async function largeCompany(roles: number): Promise<LargeCompany> {
  const pool = await openRunningDatabase(process.env.E2E_DATA_DIR ?? "", 1);
  try {
    return await seedLargeCompany(pool, { roles, password: PASSWORD });
  } finally {
    await pool.end();
  }
}
