import { v7 } from "uuid";
import type { Tx } from "../../../platform/db/database.ts";
import { fullName } from "../../../platform/db/nameSql.ts";

/** The endorser of a skill, with name: an endorsement is never anonymous. */
export interface EndorserRow {
  skill_id: string;
  author_id: string;
  name: string;
  level: number;
  created_at: Date;
}

/**
 * Returns the valid endorsements of a person's skills, highest level first; of all skills when no ids are
 * given.
 */
export async function endorsersOf(
  tx: Tx,
  companyId: string,
  userId: string,
  skillIds: readonly string[] | null = null,
): Promise<Map<string, EndorserRow[]>> {
  const { rows } = await tx.$client.query<EndorserRow>({
    name: "skill_endorsers",
    text: `select e.skill_id, e.author_id, ${fullName("a")} as name, e.level, e.created_at
      from skill_endorsements e join users a on a.company_id = e.company_id and a.id = e.author_id
      where e.company_id = $1 and e.user_id = $2 and e.taken_back_at is null
        and ($3::uuid[] is null or e.skill_id = any($3::uuid[]))
      order by e.level desc, e.created_at, e.id`,
    values: [companyId, userId, skillIds],
  });
  return Map.groupBy(rows, ({ skill_id: id }) => id);
}

export interface GivenEndorsementRow {
  id: string;
  user_id: string;
  user_name: string;
  photo_id: string | null;
  skill_id: string;
  level: number;
  created_at: Date;
  taken_back_at: Date | null;
}

const GIVEN = `select e.id, e.user_id, ${fullName("u")} as user_name, u.photo_id, e.skill_id, e.level, e.created_at,
    e.taken_back_at
  from skill_endorsements e join users u on u.company_id = e.company_id and u.id = e.user_id
  where e.company_id = $1 and e.author_id = $2`;

/** Returns a person's given endorsements, newest first; at most 500. */
export async function endorsementsBy(
  tx: Tx,
  companyId: string,
  authorId: string,
): Promise<GivenEndorsementRow[]> {
  const { rows } = await tx.$client.query<GivenEndorsementRow>({
    name: "skill_endorsements_given",
    text: `${GIVEN} order by e.created_at desc, e.id limit 500`,
    values: [companyId, authorId],
  });
  return rows;
}

/** Returns the author, person and skill of an endorsement; undefined when there is none. */
export async function findEndorsement(
  tx: Tx,
  companyId: string,
  id: string,
): Promise<{ id: string; author_id: string; user_id: string; skill_id: string } | undefined> {
  const { rows } = await tx.$client.query<{
    id: string;
    author_id: string;
    user_id: string;
    skill_id: string;
  }>("select id, author_id, user_id, skill_id from skill_endorsements where company_id = $1 and id = $2", [
    companyId,
    id,
  ]);
  return rows[0];
}

/** Withdraws an endorsement or restores it; false when nothing changed. */
export async function setEndorsementWithdrawn(
  tx: Tx,
  companyId: string,
  id: string,
  isTakenBack: boolean,
): Promise<boolean> {
  const { rowCount } = await tx.$client.query(
    `update skill_endorsements set taken_back_at = case when $3 then now() end
     where company_id = $1 and id = $2 and (taken_back_at is null) = $3`,
    [companyId, id, isTakenBack],
  );
  return rowCount === 1;
}

interface Endorsement {
  companyId: string;
  userId: string;
  skillId: string;
  authorId: string;
}

/** Returns the level at which a colleague endorses a skill; undefined when they do not. */
export async function endorsedLevel(
  tx: Tx,
  { companyId, userId, skillId, authorId }: Endorsement,
): Promise<number | undefined> {
  const { rows } = await tx.$client.query<{ level: number }>(
    `select level from skill_endorsements
     where company_id = $1 and user_id = $2 and skill_id = $3 and author_id = $4 and taken_back_at is null`,
    [companyId, userId, skillId, authorId],
  );
  return rows[0]?.level;
}

/** Saves an endorsement in place of the colleague's earlier one of the skill; a null level deletes it. */
export async function setEndorsement(tx: Tx, of: Endorsement, level: number | null): Promise<void> {
  const { companyId, userId, skillId, authorId } = of;
  const key = [companyId, userId, skillId, authorId];
  if (level === null) {
    await tx.$client.query(
      "delete from skill_endorsements where company_id = $1 and user_id = $2 and skill_id = $3 and author_id = $4",
      key,
    );
    return;
  }
  await tx.$client.query(
    `insert into skill_endorsements (company_id, id, user_id, skill_id, author_id, level) values ($1, $6, $2, $3, $4, $5)
     on conflict (company_id, user_id, skill_id, author_id)
     do update set level = excluded.level, created_at = now(), taken_back_at = null`,
    [...key, level, v7()],
  );
}
