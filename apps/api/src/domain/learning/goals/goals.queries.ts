import type { ActionKind } from "@vaardig/contract/goals/goals";
import type { Tx } from "../../../platform/db/database.ts";
import { fullName } from "../../../platform/db/nameSql.ts";
import type { GoalFacts } from "./goalMachine.ts";

export interface GoalRow extends GoalFacts {
  id: string;
  name: string;
  description: string;
  start_date: string;
  due_date: string;
  overdue: boolean;
  owner_id: string;
  owner_name: string;
  owner_photo_id: string | null;
  owner_job_profile_id: string | null;
  /** Null for a person's own goal, and when the assigning person was deleted. */
  assigned_by: string | null;
  job_profile_id: string | null;
  job_profile_labels: Record<string, string> | null;
  comments_count: number;
  reason: string | null;
  completed_at: Date | null;
  version: number;
}

/** SQL condition: `goals g` is open and past its due date, by the database's calendar. */
const OVERDUE = "g.state in ('not_started', 'in_progress') and g.due_date < current_date";

const COLUMNS = `g.id, g.name, g.description, to_char(g.start_date, 'YYYY-MM-DD') as start_date,
  to_char(g.due_date, 'YYYY-MM-DD') as due_date, g.state, g.origin, ${OVERDUE} as overdue,
  g.user_id as owner_id, ${fullName("o")} as owner_name, o.photo_id as owner_photo_id,
  o.job_profile_id as owner_job_profile_id,
  case when g.origin = 'manager' then ${fullName("a")} end as assigned_by, g.job_profile_id,
  p.labels as job_profile_labels, g.reason, g.completed_at, g.version,
  (select count(*)::int from goal_comments c where c.company_id = g.company_id and c.goal_id = g.id) as comments_count`;

const FROM = `from goals g join users o on o.company_id = g.company_id and o.id = g.user_id
  left join users a on a.company_id = g.company_id and a.id = g.created_by
  left join job_profiles p on p.id = g.job_profile_id`;

/** Sorts goals that await an answer first, then open ones by due date, then ended ones, newest first. */
const ORDER = `order by array_position(array['proposed', 'not_started', 'in_progress'], g.state) is null,
  g.state <> 'proposed', case when g.completed_at is null then g.due_date end, g.completed_at desc nulls last,
  g.updated_at desc, g.id`;

const STATES = {
  open: "g.state in ('proposed', 'not_started', 'in_progress')",
  ended: "g.state in ('completed', 'cancelled', 'declined')",
  all: "true",
};

/** Returns the goals of the given people, in list order. */
export async function goalsOf(
  tx: Tx,
  companyId: string,
  ownerIds: string[],
  state: keyof typeof STATES = "all",
): Promise<GoalRow[]> {
  const { rows } = await tx.$client.query<GoalRow>({
    name: `goals_of_${state}`,
    text: `select ${COLUMNS} ${FROM} where g.company_id = $1 and g.user_id = any($2::uuid[]) and ${STATES[state]} ${ORDER}`,
    values: [companyId, ownerIds],
  });
  return rows;
}

/** Returns one goal; undefined when there is none. */
export async function findGoal(tx: Tx, companyId: string, id: string): Promise<GoalRow | undefined> {
  const { rows } = await tx.$client.query<GoalRow>({
    name: "goal_one",
    text: `select ${COLUMNS} ${FROM} where g.company_id = $1 and g.id = $2`,
    values: [companyId, id],
  });
  return rows[0];
}

export interface ActionRow {
  id: string;
  goal_id: string;
  kind: ActionKind;
  title: string;
  course_id: string | null;
  project_id: string | null;
  skill_id: string | null;
  done_at: Date | null;
}

/** Returns the actions of goals, in order. */
export async function actionsOf(tx: Tx, companyId: string, goalIds: string[]): Promise<ActionRow[]> {
  const { rows } = await tx.$client.query<ActionRow>({
    name: "goal_actions_of",
    text: `select a.id, a.goal_id, a.kind, a.title, a.course_id, a.project_id,
        coalesce(s.merged_into, a.skill_id) as skill_id, a.done_at
      from goal_actions a left join skills s on s.id = a.skill_id
      where a.company_id = $1 and a.goal_id = any($2::uuid[]) order by a.goal_id, a.position, a.id`,
    values: [companyId, goalIds],
  });
  return rows;
}

export interface GoalSkillRow {
  goal_id: string;
  skill_id: string;
  level: number;
  /** The owner's current level. */
  current: number | null;
}

/**
 * Returns the skills of goals in order, each with its owner's current level; a merged skill is replaced by
 * the one it was merged into.
 */
export async function goalSkillsOf(tx: Tx, companyId: string, goalIds: string[]): Promise<GoalSkillRow[]> {
  const { rows } = await tx.$client.query<GoalSkillRow>({
    name: "goal_skills_of",
    text: `select distinct on (gs.goal_id, gs.position, k.id) gs.goal_id, k.id as skill_id, gs.level, c.level as current
      from goal_skills gs join goals g on g.company_id = gs.company_id and g.id = gs.goal_id
      join skills s on s.id = gs.skill_id
      join skills k on k.id = coalesce(s.merged_into, s.id)
      left join person_claims c on c.company_id = g.company_id and c.user_id = g.user_id and c.skill_id = k.id
      where gs.company_id = $1 and gs.goal_id = any($2::uuid[]) order by gs.goal_id, gs.position, k.id`,
    values: [companyId, goalIds],
  });
  return rows;
}

export interface PersonWithGoals {
  id: string;
  overdue_count: number;
  proposals_count: number;
}

/**
 * Returns a page of the people who match `where` (on `users u`, company `$1`) and have goals or level
 * proposals, overdue ones first.
 */
export async function peopleWithGoals(
  tx: Tx,
  where: { name: string; text: string; values: unknown[] },
  { page, size }: { page: number; size: number },
): Promise<{ rows: PersonWithGoals[]; total: number }> {
  const limit = where.values.length + 1;
  const { rows } = await tx.$client.query<PersonWithGoals & { total: number }>({
    name: `goals_people_${where.name}`,
    text: `select u.id, n.overdue_count, n.proposals_count, count(*) over ()::int as total
      from users u cross join lateral (select
        (select count(*)::int from goals g where g.company_id = u.company_id and g.user_id = u.id) as goals_count,
        (select count(*)::int from goals g where g.company_id = u.company_id and g.user_id = u.id and ${OVERDUE}) as overdue_count,
        (select count(*)::int from level_proposals l where l.company_id = u.company_id and l.user_id = u.id and ${PROPOSAL_OPEN_SQL}) as proposals_count) n
      where ${where.text} and n.goals_count + n.proposals_count > 0
      order by n.overdue_count desc, n.proposals_count desc, lower(u.first_name collate "und-x-icu"),
        lower(u.last_name collate "und-x-icu"), u.id
      limit $${limit} offset $${limit + 1}`,
    values: [...where.values, size, page * size],
  });
  return { rows: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 };
}

/** SQL condition: `level_proposals l` was neither declined nor answered by a later confirmation. */
export const PROPOSAL_OPEN_SQL = `l.declined_at is null and not exists (select 1 from person_skills k
  where k.company_id = l.company_id and k.user_id = l.user_id and k.skill_id = l.skill_id and k.source = 'confirmed'
    and k.valid_from >= l.created_at)`;
