import type { JobDetail } from "@vaardig/contract/jobs/jobs";
import { photoUrl } from "../../domain/files/photoUrl.ts";
import type { Tx } from "../../platform/db/database.ts";
import { fullName } from "../../platform/db/nameSql.ts";
import type { Secrets } from "../../platform/secrets.ts";

export type Contacts = Pick<JobDetail, "hiring_manager" | "contact">;

interface Row {
  id: string;
  name: string;
  email: string;
  photo_id: string | null;
}

/** Returns the hiring manager and the contact of a job, if named and active. */
export async function contactsOf(
  tx: Tx,
  { companyId, secrets }: { companyId: string; secrets: Secrets },
  {
    hiring_manager_id: managerId,
    contact_id: contactId,
  }: Record<"hiring_manager_id" | "contact_id", string | null>,
): Promise<Contacts> {
  const ids = [managerId, contactId].filter((id) => id !== null);
  if (ids.length === 0) return { hiring_manager: null, contact: null };
  const { rows } = await tx.$client.query<Row>({
    name: "vacancy_contacts",
    text: `select u.id, ${fullName("u")} as name, u.email, u.photo_id from users u
      where u.company_id = $1 and u.id = any($2::uuid[]) and u.status = 'active' and u.account`,
    values: [companyId, ids],
  });
  const personOf = (wanted: string | null) => {
    const row = rows.find(({ id }) => id === wanted);
    if (!row) return null;
    const { id, name, email, photo_id: photo } = row;
    return { id, name, email, photo_url: photoUrl(secrets, companyId, photo) };
  };
  return { hiring_manager: personOf(managerId), contact: personOf(contactId) };
}
