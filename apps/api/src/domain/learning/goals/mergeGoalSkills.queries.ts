import type { Tx } from "../../../platform/db/database.ts";

/**
 * Tables that hold a skill once per owner. When two rows become one, the row with the greater `worth` stays;
 * its columns are compared in order.
 */
const LISTS = {
  goal_skills: { owner: "goal_id", worth: ["level", "-position"] },
  declined_goal_suggestions: { owner: "user_id", worth: ["level", "created_at"] },
  level_proposals: { owner: "user_id", worth: ["declined_at is null", "created_at"] },
} as const;
type List = keyof typeof LISTS;
const NAMES = Object.keys(LISTS) as List[];

/** A row changed by a merge of skills, with its earlier skill and level. */
export interface MovedGoalSkill {
  list: List;
  owner: string;
  skill_id: string;
  level: number;
  position: number;
  /** Whether the row was removed in favor of the owner's other row. */
  removed: boolean;
}

const RECORD =
  "as b(list text, owner uuid, skill_id uuid, level smallint, position smallint, removed boolean)";

const worthOf = (list: List, row: string) =>
  `(${LISTS[list].worth.map((column) => column.replace(/[a-z_]+/, `${row}.$&`)).join(", ")}, ${row}.skill_id)`;

function touched(list: List, removed: boolean): string {
  const position = list === "goal_skills" ? "e.position" : "0";
  return `'${list}' as list, e.${LISTS[list].owner} as owner, ${removed ? "e.skill_id" : "$2::uuid as skill_id"},
    e.level, ${position}::smallint as position, ${removed} as removed`;
}

async function moveList(
  tx: Tx,
  companyId: string,
  list: List,
  from: string,
  into: string,
): Promise<MovedGoalSkill[]> {
  const { owner } = LISTS[list];
  const removed = await tx.$client.query<MovedGoalSkill>(
    `delete from ${list} e using ${list} o
      where e.company_id = $1 and o.company_id = $1 and e.${owner} = o.${owner}
        and (e.skill_id, o.skill_id) in (($2, $3), ($3, $2)) and ${worthOf(list, "e")} < ${worthOf(list, "o")}
      returning ${touched(list, true)}`,
    [companyId, from, into],
  );
  const moved = await tx.$client.query<MovedGoalSkill>(
    `update ${list} e set skill_id = $3 where e.company_id = $1 and e.skill_id = $2 returning ${touched(list, false)}`,
    [companyId, from, into],
  );
  return [...removed.rows, ...moved.rows];
}

/** Replaces one skill by another in goals, their actions, level proposals and declined suggestions. */
export async function moveGoalSkills(
  tx: Tx,
  companyId: string,
  from: string,
  into: string,
): Promise<{ skills: MovedGoalSkill[]; actions: { id: string }[] }> {
  const skills: MovedGoalSkill[] = [];
  for (const list of NAMES) skills.push(...(await moveList(tx, companyId, list, from, into)));
  const { rows } = await tx.$client.query<{ id: string }>(
    "update goal_actions set skill_id = $3 where company_id = $1 and skill_id = $2 returning id",
    [companyId, from, into],
  );
  return { skills, actions: rows };
}

/** Restores rows removed by a merge, for owners who still have the row that stayed. */
async function giveBack(tx: Tx, companyId: string, list: List, into: string, rows: string): Promise<void> {
  const { owner } = LISTS[list];
  const added = list === "goal_skills" ? ["position", "b.position"] : ["created_at", "now()"];
  await tx.$client.query(
    `insert into ${list} (company_id, ${owner}, skill_id, level, ${added[0]})
      select $1, b.owner, b.skill_id, b.level, ${added[1]} from jsonb_to_recordset($3::jsonb) ${RECORD}
      where b.list = '${list}' and b.removed
        and exists (select 1 from ${list} o where o.company_id = $1 and o.${owner} = b.owner
          and (o.skill_id = $2 or o.skill_id in (select m.skill_id from jsonb_to_recordset($3::jsonb)
            as m(list text, owner uuid, skill_id uuid, removed boolean)
            where m.list = b.list and m.owner = b.owner and not m.removed)))
      on conflict do nothing`,
    [companyId, into, rows],
  );
}

/**
 * Undoes `moveGoalSkills`; a row that its owner removed since stays removed, and a changed one keeps the
 * change. A removed level proposal is not restored, because its text was not kept.
 */
export async function restoreGoalSkills(
  tx: Tx,
  companyId: string,
  from: string,
  into: string,
  before: { skills: readonly unknown[]; actions: readonly unknown[] },
): Promise<void> {
  const rows = JSON.stringify(before.skills);
  for (const list of before.skills.length === 0 ? [] : NAMES) {
    await tx.$client.query(
      `update ${list} e set skill_id = $2 from jsonb_to_recordset($4::jsonb) ${RECORD}
        where e.company_id = $1 and e.skill_id = $3 and e.${LISTS[list].owner} = b.owner
          and b.list = '${list}' and not b.removed`,
      [companyId, from, into, rows],
    );
    if (list !== "level_proposals") await giveBack(tx, companyId, list, into, rows);
  }
  await tx.$client.query(
    `update goal_actions a set skill_id = $2 from jsonb_to_recordset($4::jsonb) as b(id uuid)
      where a.company_id = $1 and a.id = b.id and a.skill_id = $3`,
    [companyId, from, into, JSON.stringify(before.actions)],
  );
}
