import { lockApplication } from "../../domain/applications/applicationRow.ts";
import type { Tx } from "../../platform/db/database.ts";
import { found } from "../../platform/http/appError.ts";

interface Held {
  id: string;
  application_id: string;
  status: "offered" | "booked" | "canceled";
  starts_at: Date | null;
  minutes: number;
  version: number;
}

/**
 * Returns an interview and its application, locked in the same order everywhere until the transaction ends.
 * Throws 404 when the company has none.
 */
export async function lockInterview(tx: Tx, companyId: string, id: string) {
  const read = (lock: string) =>
    tx.$client.query<Held>(
      `select id, application_id, status, starts_at, minutes, version from interviews
       where company_id = $1 and id = $2 ${lock}`,
      [companyId, id],
    );
  const { application_id: applicationId } = found((await read("")).rows[0]);
  const application = await lockApplication(tx, companyId, applicationId);
  return { application, interview: found((await read("for update")).rows[0]) };
}

export type LockedInterview = Awaited<ReturnType<typeof lockInterview>>;
