import { STALE_ACCOUNTS } from "./domain/accounts/stale.ts";
import { STALE_BILLING } from "./domain/billing/stale.ts";
import { STALE_UPLOADS } from "./domain/bulk-uploads/stale.ts";
import { STALE_RESUMES } from "./domain/files/stale.ts";
import { STALE_MAILS } from "./domain/mails/stale.ts";
import { STALE_CHANGES } from "./domain/matching/stale.ts";
import { STALE_NOTIFICATIONS } from "./domain/notifications/stale.ts";
import { STALE_PEOPLE } from "./domain/people/stale.ts";
import { acrossCompanies, type Database } from "./platform/db/database.ts";
import { STALE_CALLS } from "./platform/http/staleCalls.ts";
import { STALE_ATTEMPTS } from "./platform/session/stale.ts";

const STALE = [
  ...STALE_ATTEMPTS,
  ...STALE_CALLS,
  ...STALE_ACCOUNTS,
  ...STALE_PEOPLE,
  ...STALE_MAILS,
  ...STALE_NOTIFICATIONS,
  ...STALE_CHANGES,
  ...STALE_RESUMES,
  ...STALE_UPLOADS,
  ...STALE_BILLING,
];

/** Deletes expired rows, each kind in its own transaction. */
export async function cleanUp(db: Database): Promise<void> {
  for (const sql of STALE) await acrossCompanies(db, (tx) => tx.$client.query(sql));
}
