import type { Language } from "@vaardig/contract/limits";
import { sendInvitation } from "../../domain/accounts/accountMails.ts";
import { inCompany, type Tx } from "../../platform/db/database.ts";
import type { Services } from "../../platform/services.ts";

type Posting = Pick<Services, "config" | "db" | "jobs" | "secrets">;

interface Invited {
  companyId: string;
  id: string;
  email: string;
  language: Language;
  status: "invited";
  companyName: string;
}

/** Mails that are made in one transaction. */
const AT_ONCE = 50;

/** Writes to those of a batch who have not been written to; a crash goes on with the others, and nobody gets two. */
export async function sendInvitations(
  services: Posting,
  { companyId, batchId }: { companyId: string; batchId: string },
): Promise<void> {
  let written = AT_ONCE;
  while (written === AT_ONCE)
    written = await inCompany(services.db, companyId, (tx) => sendSome(tx, services, companyId, batchId));
}

async function sendSome(tx: Tx, services: Posting, companyId: string, batchId: string): Promise<number> {
  const { rows } = await tx.$client.query<Invited>({
    name: "invitations_unsent",
    text: `select $1::uuid as "companyId", u.id, u.email, u.language, u.status,
        c.name as "companyName"
      from invitations i
      join users u on u.company_id = $1 and u.id = i.user_id and u.status = 'invited'
      join companies c on c.id = $1
      where i.company_id = $1 and i.batch_id = $2 and i.status = 'pending' and i.mail_id is null
      order by i.id limit ${AT_ONCE} for update of i skip locked`,
    values: [companyId, batchId],
  });
  await Promise.all(rows.map((person) => sendInvitation(tx, services, person, { name: person.companyName })));
  return rows.length;
}
