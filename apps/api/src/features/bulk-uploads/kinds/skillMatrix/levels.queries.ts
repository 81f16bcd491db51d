import { LICENCE_LEVEL } from "@vaardig/contract/limits";
import type { Tx } from "../../../../platform/db/database.ts";

export interface MatrixPerson {
  id: string;
  email: string;
  /** Current level by skill id. */
  levels: Map<string, { level: number | null; source: "confirmed" | "self" | "inferred" }>;
}

interface Row {
  id: string;
  email: string;
  skill_id: string | null;
  level: number | null;
  source: "confirmed" | "self" | "inferred";
}

/** Returns the people with these addresses, with their current levels of these skills. */
export async function peopleWithLevels(
  tx: Tx,
  companyId: string,
  emails: string[],
  skillIds: string[],
): Promise<Map<string, MatrixPerson>> {
  const { rows } = await tx.$client.query<Row>({
    name: "matrix_people",
    text: `select u.id, u.email, p.skill_id, p.level, p.source from users u
      left join person_skills p on p.company_id = $1 and p.user_id = u.id and p.skill_id = any($3::uuid[]) and p.valid_to is null
      where u.company_id = $1 and u.email = any($2) and u.status <> 'deactivated' and u.system_role <> 'staff'`,
    values: [companyId, emails, skillIds],
  });
  const people = new Map<string, MatrixPerson>();
  for (const { id, email, skill_id: skillId, level, source } of rows) {
    const person = people.get(email) ?? { id, email, levels: new Map() };
    people.set(email, person);
    if (skillId) person.levels.set(skillId, { level, source });
  }
  return people;
}

/** Locks these people's skills until the transaction ends, with the same lock as saving one's own skills. */
export async function lockPeople(tx: Tx, companyId: string, emails: string[]): Promise<void> {
  await tx.$client.query(
    `select pg_advisory_xact_lock(hashtextextended('skills/' || $1 || '/' || id, 0)) from (
      select id from users where company_id = $1::uuid and email = any($2) order by id) people`,
    [companyId, emails],
  );
}

export interface NewLevel {
  id: string;
  user_id: string;
  skill_id: string;
  level: number;
}

const RECORD = "as n(id uuid, user_id uuid, skill_id uuid, level smallint)";

/** Confirms levels: earlier rows are closed and kept, and confirmed skills leave the wish list. */
export async function confirmLevels(
  tx: Tx,
  { companyId, actorId, evidence }: { companyId: string; actorId: string; evidence: string },
  levels: NewLevel[],
): Promise<void> {
  if (levels.length === 0) return;
  const json = JSON.stringify(levels);
  await tx.$client.query(
    `with closed as (
        update person_skills p set valid_to = now() from jsonb_to_recordset($2::jsonb) ${RECORD}
        where p.company_id = $1 and p.user_id = n.user_id and p.skill_id = n.skill_id and p.valid_to is null
        returning p.user_id, p.skill_id, p.words, p.last_used)
      select 1 from closed`,
    [companyId, json],
  );
  await tx.$client.query(
    `insert into person_skills (company_id, id, user_id, skill_id, level, source, words, last_used, expires_on, evidence, created_by)
      select $1, n.id, n.user_id, n.skill_id, case s.kind when 'licence' then ${LICENCE_LEVEL} else n.level end, 'confirmed',
        b.words, b.last_used, b.expires_on, $3, $4
      from jsonb_to_recordset($2::jsonb) ${RECORD} join skills s on s.id = n.skill_id
      left join lateral (select words, last_used, expires_on from person_skills p
        where p.company_id = $1 and p.user_id = n.user_id and p.skill_id = n.skill_id and p.valid_to = now()
        order by p.valid_from, p.id desc limit 1) b on true`,
    [companyId, json, evidence, actorId],
  );
  await tx.$client.query(
    `delete from skill_wishes w using jsonb_to_recordset($2::jsonb) ${RECORD}
      where w.company_id = $1 and w.user_id = n.user_id and w.skill_id = n.skill_id`,
    [companyId, json],
  );
}
