import type { Tx } from "../../db/database.ts";
import { AppError } from "../../http/appError.ts";

interface Team {
  ownerId: string;
  coOwnerIds: string[];
  memberIds: string[];
}

const TABLES = {
  vacancy: {
    record: "vacancies",
    members: "vacancy_members",
    key: "vacancy_id",
    touch: ", updated_at = now()",
  },
  project: {
    record: "projects",
    members: "project_members",
    key: "project_id",
    touch: ", updated_at = now()",
  },
  talent_pool: {
    record: "talent_pools",
    members: "talent_pool_members",
    key: "talent_pool_id",
    touch: "",
  },
} as const;

/** Refuses whoever is not one of the company's active own people, at the field that names them. */
async function checkPeople(
  tx: Tx,
  companyId: string,
  { ownerId, coOwnerIds, memberIds }: Team,
): Promise<void> {
  const { rows } = await tx.$client.query<{ id: string }>(
    `select id from users where company_id = $1 and id = any($2::uuid[]) and status = 'active' and account
       and system_role not in ('freelancer', 'staff')`,
    [companyId, [ownerId, ...coOwnerIds, ...memberIds]],
  );
  const known = new Set(rows.map(({ id }) => id));
  const unknown = (ids: string[]) => ids.some((id) => !known.has(id));
  const wrong = [
    ["owner_id", unknown([ownerId])],
    ["co_owner_ids", unknown(coOwnerIds)],
    ["member_ids", unknown(memberIds)],
  ] as const;
  const fields = Object.fromEntries(wrong.filter(([, is]) => is).map(([field]) => [field, "person_unknown"]));
  if (Object.keys(fields).length > 0) throw new AppError("validation_failed", { fields });
}

/**
 * Replaces who works on a vacancy, project or talent pool; somebody named twice has the greater part. Throws 409 when the record
 * is not of this version any more.
 */
export async function saveTeam(
  tx: Tx,
  noun: keyof typeof TABLES,
  of: { companyId: string; id: string; version: number },
  team: Team,
): Promise<void> {
  await checkPeople(tx, of.companyId, team);
  const { record, members, key, touch } = TABLES[noun];
  const coOwners = [...new Set(team.coOwnerIds)].filter((id) => id !== team.ownerId);
  const others = [...new Set(team.memberIds)].filter((id) => id !== team.ownerId && !coOwners.includes(id));
  const { rowCount } = await tx.$client.query(
    `update ${record} set owner_id = $4, version = version + 1${touch}
     where company_id = $1 and id = $2 and version = $3`,
    [of.companyId, of.id, of.version, team.ownerId],
  );
  if (rowCount === 0) throw new AppError("stale_version");
  await tx.$client.query(`delete from ${members} where company_id = $1 and ${key} = $2`, [
    of.companyId,
    of.id,
  ]);
  await tx.$client.query(
    `insert into ${members} (company_id, ${key}, user_id, part)
     select $1, $2, id, part from unnest($3::uuid[], $4::text[]) t(id, part)`,
    [
      of.companyId,
      of.id,
      [...coOwners, ...others],
      [...coOwners.map(() => "co_owner"), ...others.map(() => "member")],
    ],
  );
}
