import type { Tx } from "../../../platform/db/database.ts";
import type { Condition } from "../../people/employeesWhere.ts";
import { PROPOSAL_OPEN_SQL } from "./goals.queries.ts";

/** Days before the due date from which a goal is shown as to do. */
const SOON = 14;
/** Number of goals listed by name. */
const NAMED = 3;

export interface NamedGoals {
  count: number;
  names: string[];
}

/**
 * Returns the goals that await their owner's answer, and open ones that are overdue or due within two weeks,
 * earliest first.
 */
export async function ownGoalsToDo(
  tx: Tx,
  companyId: string,
  userId: string,
): Promise<{ proposed: NamedGoals; due: NamedGoals }> {
  const { rows } = await tx.$client.query<{ proposed: boolean; count: number; names: string[] }>({
    name: "goals_to_do",
    text: `select g.state = 'proposed' as proposed, count(*)::int as count,
        (array_agg(g.name order by g.due_date, g.id))[1:${NAMED}] as names
      from goals g where g.company_id = $1 and g.user_id = $2 and (g.state = 'proposed'
        or g.state in ('not_started', 'in_progress') and g.due_date <= current_date + ${SOON}) group by 1`,
    values: [companyId, userId],
  });
  const of = (proposed: boolean) => rows.find((row) => row.proposed === proposed) ?? { count: 0, names: [] };
  return { proposed: of(true), due: of(false) };
}

/**
 * Returns the number of level proposals awaiting confirmation, of the people who match the condition (on
 * `users u`, company `$1`).
 */
export async function countLevelsToConfirm(tx: Tx, { name, text, values }: Condition): Promise<number> {
  const { rows } = await tx.$client.query<{ count: number }>({
    name: `levels_to_confirm_${name}`,
    text: `select count(*)::int as count from level_proposals l
      join users u on u.company_id = l.company_id and u.id = l.user_id
      where l.company_id = $1 and ${text} and ${PROPOSAL_OPEN_SQL}`,
    values,
  });
  return rows[0]?.count ?? 0;
}
