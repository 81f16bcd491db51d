import type { TaskType } from "@vaardig/contract/applications/pipeline";
import { and, eq } from "drizzle-orm";
import { candidateTasks } from "../../../domain/candidates/candidates.table.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { fullName } from "../../../platform/db/nameSql.ts";

/** A task with the names of its person and job. */
export interface TaskRow {
  id: string;
  user_id: string;
  candidate: string;
  internal: boolean;
  vacancy_id: string | null;
  vacancy: string | null;
  title: string;
  description: string;
  type: TaskType;
  activity_date: string;
  remind_at: Date | null;
  done_at: Date | null;
  assignee_id: string;
  assignee: string | null;
  author_id: string;
  author: string | null;
  created_at: Date;
  version: number;
}

const nameOf = (id: string) =>
  `(select ${fullName("n")} from users n where n.company_id = t.company_id and n.id = ${id})`;

const TASK = `select t.id, t.user_id, ${nameOf("t.user_id")} as candidate,
    (select n.system_role <> 'freelancer' from users n where n.company_id = t.company_id and n.id = t.user_id) as internal,
    t.vacancy_id, v.name as vacancy, t.title,
    t.description, t.type, to_char(t.activity_date, 'YYYY-MM-DD') as activity_date, t.remind_at, t.done_at,
    t.assignee_id, ${nameOf("t.assignee_id")} as assignee, t.author_id, ${nameOf("t.author_id")} as author,
    t.created_at, t.version
  from candidate_tasks t left join vacancies v on v.company_id = t.company_id and v.id = t.vacancy_id`;

export interface TaskFilter {
  userId?: string | undefined;
  assigneeId?: string | undefined;
  open?: boolean | undefined;
}

/** Returns a page of tasks: open ones by date, then completed ones, latest first. */
export async function listTasks(
  tx: Tx,
  companyId: string,
  { userId, assigneeId, open }: TaskFilter,
  { page, size }: { page: number; size: number },
): Promise<{ rows: TaskRow[]; total: number }> {
  const values = [companyId, userId ?? null, assigneeId ?? null, open ?? null];
  const where = `t.company_id = $1 and ($2::uuid is null or t.user_id = $2) and ($3::uuid is null or t.assignee_id = $3)
    and ($4::bool is null or (t.done_at is null) = $4)`;
  const [{ rows }, counted] = await Promise.all([
    tx.$client.query<TaskRow>(
      `${TASK} where ${where}
       order by t.done_at is not null, t.done_at desc, t.activity_date, t.id limit $5 offset $6`,
      [...values, size, page * size],
    ),
    tx.$client.query<{ total: number }>(
      `select count(*)::int as total from candidate_tasks t where ${where}`,
      values,
    ),
  ]);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

export async function findTask(tx: Tx, companyId: string, id: string): Promise<TaskRow | undefined> {
  const { rows } = await tx.$client.query<TaskRow>({
    name: "candidate_task",
    text: `${TASK} where t.company_id = $1 and t.id = $2`,
    values: [companyId, id],
  });
  return rows[0];
}

/** Stores a task and returns its id. */
export async function addTask(tx: Tx, task: typeof candidateTasks.$inferInsert): Promise<string> {
  const [row] = await tx.insert(candidateTasks).values(task).returning({ id: candidateTasks.id });
  if (!row) throw new Error("the task was not stored");
  return row.id;
}

/** Updates a task if the version is still the one that was read; false when another write came in between. */
export async function changeTask(
  tx: Tx,
  companyId: string,
  { id, version }: { id: string; version: number },
  columns: Partial<typeof candidateTasks.$inferInsert>,
): Promise<boolean> {
  const rows = await tx
    .update(candidateTasks)
    .set({ ...columns, version: version + 1 })
    .where(
      and(
        eq(candidateTasks.companyId, companyId),
        eq(candidateTasks.id, id),
        eq(candidateTasks.version, version),
      ),
    )
    .returning({ id: candidateTasks.id });
  return rows.length > 0;
}

export async function removeTask(tx: Tx, companyId: string, id: string): Promise<void> {
  await tx
    .delete(candidateTasks)
    .where(and(eq(candidateTasks.companyId, companyId), eq(candidateTasks.id, id)));
}

/** Returns whether the company has this job. */
export async function jobExists(tx: Tx, companyId: string, id: string): Promise<boolean> {
  const { rows } = await tx.$client.query({
    name: "candidate_task_vacancy",
    text: "select 1 from vacancies where company_id = $1 and id = $2",
    values: [companyId, id],
  });
  return rows.length > 0;
}

/** Returns whether a colleague applied to a job, which gives recruiters tasks about them. */
export async function hasApplied(tx: Tx, companyId: string, userId: string): Promise<boolean> {
  const { rows } = await tx.$client.query({
    name: "candidate_task_applied",
    text: "select 1 from applications where company_id = $1 and user_id = $2 limit 1",
    values: [companyId, userId],
  });
  return rows.length > 0;
}
