import type { NewGoalAction } from "@vaardig/contract/goals/goalBody";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/http/appError.ts";
import { goalActions, goalSkills, goals } from "./goals.table.ts";

/** An action with the title of its course or project. */
export type NamedAction = NewGoalAction & { title: string };

export interface NewGoalSkill {
  skillId: string;
  level: number;
}

interface GoalId {
  companyId: string;
  id: string;
}

/** Adds a goal without skills and actions, and returns its id. */
export async function insertGoal(tx: Tx, goal: typeof goals.$inferInsert): Promise<string> {
  const [row] = await tx.insert(goals).values(goal).returning({ id: goals.id });
  if (!row) throw new Error("no goal was inserted");
  return row.id;
}

/** Updates a goal of this version; throws `stale_version` for another. Absent values stay unchanged. */
export async function updateGoal(
  tx: Tx,
  { companyId, id }: GoalId,
  version: number,
  values: Partial<typeof goals.$inferInsert>,
): Promise<void> {
  const rows = await tx
    .update(goals)
    .set({ ...values, version: sql`${goals.version} + 1` })
    .where(and(eq(goals.companyId, companyId), eq(goals.id, id), eq(goals.version, version)))
    .returning({ id: goals.id });
  if (rows.length === 0) throw new AppError("stale_version");
}

/** Deletes a goal of this version; throws `stale_version` for another. */
export async function removeGoal(tx: Tx, { companyId, id }: GoalId, version: number): Promise<void> {
  const rows = await tx
    .delete(goals)
    .where(and(eq(goals.companyId, companyId), eq(goals.id, id), eq(goals.version, version)))
    .returning({ id: goals.id });
  if (rows.length === 0) throw new AppError("stale_version");
}

/** Replaces the skills of a goal, in order. */
export async function replaceGoalSkills(
  tx: Tx,
  { companyId, id: goalId }: GoalId,
  list: readonly NewGoalSkill[],
): Promise<void> {
  await tx.delete(goalSkills).where(and(eq(goalSkills.companyId, companyId), eq(goalSkills.goalId, goalId)));
  await tx.insert(goalSkills).values(list.map((one, position) => ({ ...one, companyId, goalId, position })));
}

/** Replaces the actions of a goal, in order; an unchanged action stays done. */
export async function replaceActions(
  tx: Tx,
  { companyId, id: goalId }: GoalId,
  list: readonly NamedAction[],
): Promise<void> {
  const before = await tx
    .delete(goalActions)
    .where(and(eq(goalActions.companyId, companyId), eq(goalActions.goalId, goalId)))
    .returning();
  const rows = list.map((one, position) => {
    const { id, kind, title, course_id: courseId, project_id: projectId, skill_id: skillId } = one;
    const stood = before.find((row) => row.id === id);
    const isSame = stood?.kind === kind && stood.courseId === courseId && stood.projectId === projectId;
    const doneAt = isSame ? stood.doneAt : null;
    return {
      ...(id && { id }),
      companyId,
      goalId,
      kind,
      title,
      courseId,
      projectId,
      skillId,
      position,
      doneAt,
    };
  });
  await tx.insert(goalActions).values(rows);
}

/** Marks actions of a goal as done now, or as not done. */
export async function markActions(
  tx: Tx,
  { companyId, id: goalId }: GoalId,
  actionIds: string[],
  isDone: boolean,
): Promise<void> {
  await tx
    .update(goalActions)
    .set({ doneAt: isDone ? new Date() : null })
    .where(
      and(
        eq(goalActions.companyId, companyId),
        eq(goalActions.goalId, goalId),
        inArray(goalActions.id, actionIds),
      ),
    );
}
