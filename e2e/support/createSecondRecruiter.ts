import type { SessionPayload } from "@vaardig/contract/session/session";
import { openRunningDatabase } from "../../bench/lib/openRunningDatabase.ts";
import { NEWCOMER_PASSWORD, newcomer } from "./newcomer.ts";
import { newSession, storeSession } from "./signIn.ts";

/** Creates a second recruiter of a demo company for this worker, directly in the database. */
export async function createSecondRecruiter(
  server: string,
  company: string,
): Promise<{ id: string; email: string; session: SessionPayload }> {
  const email = await newcomer(server, company);
  const pool = await openRunningDatabase(process.env.E2E_DATA_DIR ?? "", 1);
  const { rows } = await pool.query<{ id: string }>(
    "update users set system_role = 'moderator' where email = $1 returning id",
    [email],
  );
  await pool.end();
  const [row] = rows;
  if (!row) throw new Error(`${email} is not among the people of ${company}`);
  const session = await newSession(server, email, NEWCOMER_PASSWORD);
  storeSession(server, email, session);
  return { id: row.id, email, session };
}
