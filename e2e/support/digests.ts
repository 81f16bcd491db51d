import { openRunningDatabase } from "../../bench/lib/openRunningDatabase.ts";

/** Makes the next digest of a person's saved search due now. */
export async function makeDigestDue(dataDir: string, address: string, search: string): Promise<void> {
  const pool = await openRunningDatabase(dataDir, 1);
  try {
    await pool.query(
      `update saved_views s set next_digest_at = now() from users u
       where u.company_id = s.company_id and u.id = s.user_id and u.email = $1 and s.name = $2 and s.next_digest_at is not null`,
      [address, search],
    );
    await pool.query("select graphile_worker.add_job('send_digests')");
  } finally {
    await pool.end();
  }
}
