import type { TeamNoun } from "@vaardig/contract/jobs/teamNouns";
import type { Tx } from "../../platform/db/database.ts";
import { AppError } from "../../platform/http/appError.ts";
import { TEAM_ROLES } from "./teamRoles.ts";

interface Team {
  ownerId: string;
  coOwnerIds: string[];
  memberIds: string[];
}

/** The team to save; an omitted list stays unchanged. */
interface GivenTeam {
  ownerId: string;
  coOwnerIds: string[] | undefined;
  memberIds: string[] | undefined;
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
} as const satisfies Record<TeamNoun, object>;

/**
 * Throws at the field when a newly named person is not an active colleague of a fitting role; people named
 * already may stay.
 */
async function checkPeople(
  tx: Tx,
  noun: TeamNoun,
  { companyId, id }: { companyId: string; id: string },
  { ownerId, coOwnerIds, memberIds }: Team,
): Promise<void> {
  const { record, members, key } = TABLES[noun];
  const { rows } = await tx.$client.query<{ id: string; fits: boolean }>(
    `select u.id, bool_or(u.system_role = any($4) or t.user_id is not null) as fits
     from users u left join (select owner_id as user_id from ${record} where company_id = $1 and id = $2
       union all select user_id from ${members} where company_id = $1 and ${key} = $2) t on t.user_id = u.id
     where u.company_id = $1 and u.id = any($3::uuid[]) and (t.user_id is not null
       or u.status = 'active' and u.account and u.system_role not in ('freelancer', 'staff'))
     group by u.id`,
    [companyId, id, [ownerId, ...coOwnerIds, ...memberIds], TEAM_ROLES[noun]],
  );
  const known = new Map(rows.map((row) => [row.id, row.fits]));
  const issueOf = (ids: string[]) => {
    if (ids.some((one) => !known.has(one))) return "person_unknown";
    return ids.every((one) => known.get(one)) ? null : "works_with_pools";
  };
  const given = [
    ["owner_id", issueOf([ownerId])],
    ["co_owner_ids", issueOf(coOwnerIds)],
    ["member_ids", issueOf(memberIds)],
  ] as const;
  const fields = Object.fromEntries(given.flatMap(([field, issue]) => (issue ? [[field, issue]] : [])));
  if (Object.keys(fields).length > 0) throw new AppError("validation_failed", { fields });
}

async function wholeTeam(
  tx: Tx,
  noun: TeamNoun,
  { companyId, id }: { companyId: string; id: string },
  { ownerId, coOwnerIds, memberIds }: GivenTeam,
): Promise<Team> {
  const { members, key } = TABLES[noun];
  const { rows } = await tx.$client.query<{ user_id: string; part: "co_owner" | "member" }>(
    `select user_id, part from ${members} where company_id = $1 and ${key} = $2`,
    [companyId, id],
  );
  const named = new Set([ownerId, ...(coOwnerIds ?? []), ...(memberIds ?? [])]);
  const kept = (part: "co_owner" | "member") =>
    rows.filter((row) => row.part === part && !named.has(row.user_id)).map((row) => row.user_id);
  return { ownerId, coOwnerIds: coOwnerIds ?? kept("co_owner"), memberIds: memberIds ?? kept("member") };
}

/**
 * Replaces the team of a job, project or talent pool; a person named twice keeps the greater part. Throws 409
 * for an older version.
 */
export async function saveTeam(
  tx: Tx,
  noun: TeamNoun,
  of: { companyId: string; id: string; version: number },
  given: GivenTeam,
): Promise<void> {
  const team = await wholeTeam(tx, noun, of, given);
  await checkPeople(tx, noun, of, team);
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
