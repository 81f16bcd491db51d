import { sendInvitation } from "../../domain/accounts/accountMails.ts";
import { lockUnsent } from "../../domain/accounts/invitations/invitations.queries.ts";
import { inCompany, type Tx } from "../../platform/db/database.ts";
import type { Services } from "../../platform/services.ts";

type Posting = Pick<Services, "config" | "db" | "jobs" | "secrets">;

/** Emails per transaction. */
const AT_ONCE = 50;

/** Sends the remaining emails of a batch; after a crash it continues with the others, and no one gets two. */
export async function sendInvitations(
  services: Posting,
  { companyId, batchId }: { companyId: string; batchId: string },
): Promise<void> {
  let written = AT_ONCE;
  while (written === AT_ONCE)
    written = await inCompany(services.db, companyId, (tx) => sendSome(tx, services, companyId, batchId));
}

async function sendSome(tx: Tx, services: Posting, companyId: string, batchId: string): Promise<number> {
  const people = await lockUnsent(tx, companyId, batchId, AT_ONCE);
  await Promise.all(
    people.map((person) => sendInvitation(tx, services, person, { name: person.companyName })),
  );
  return people.length;
}
