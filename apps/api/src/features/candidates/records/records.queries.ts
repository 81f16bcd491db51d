import type { Tx } from "../../../platform/db/database.ts";

/** Whether this is somebody of the company who works with candidates now. */
export async function isRecruiter(tx: Tx, companyId: string, id: string): Promise<boolean> {
  const { rows } = await tx.$client.query({
    name: "candidate_is_recruiter",
    text: "select 1 from users where company_id = $1 and id = $2 and system_role = 'moderator' and status = 'active'",
    values: [companyId, id],
  });
  return rows.length > 0;
}

/** Says who looks after a candidate. */
export async function setOwner(
  tx: Tx,
  companyId: string,
  userId: string,
  ownerId: string | null,
): Promise<void> {
  await tx.$client.query(
    `insert into candidate_records as r (company_id, user_id, source, owner_id, kept_from)
     select company_id, id, case when account then 'sign_up' else 'by_hand' end, $3::uuid, created_at
     from users where company_id = $1 and id = $2
     on conflict (company_id, user_id) do update set owner_id = $3::uuid, version = r.version + 1`,
    [companyId, userId, ownerId],
  );
}

/** Names of a person and the company, for a page without a session. */
export async function companyOf(tx: Tx, companyId: string, userId: string) {
  const { rows } = await tx.$client.query<{ company: string; first_name: string }>(
    `select c.name as company, u.first_name from users u join companies c on c.id = u.company_id
     where u.company_id = $1 and u.id = $2 and u.system_role = 'freelancer'`,
    [companyId, userId],
  );
  return rows[0];
}
