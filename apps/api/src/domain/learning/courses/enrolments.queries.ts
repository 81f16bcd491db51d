import type { CourseState } from "@vaardig/contract/courses/courses";
import { and, desc, eq, or, sql } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { enrolments } from "./enrolments.table.ts";

export type EnrolmentRow = typeof enrolments.$inferSelect;

/** The progress of a person in a course. */
export interface CourseProgress {
  id: string;
  courseId: string;
  state: CourseState;
}

/** Sorts the active enrolment in a course first, then completed ones, latest first. */
const ACTIVE_FIRST = [sql`${enrolments.state} <> 'completed' desc`, desc(enrolments.completedAt)];

/** Returns a person's enrolment per course: the active one, else the one completed last. */
export async function enrolmentsOf(
  tx: Tx,
  companyId: string,
  userId: string,
  courseIds: readonly string[],
): Promise<Map<string, CourseProgress>> {
  const { rows } = await tx.$client.query<CourseProgress>({
    name: "enrolments_of",
    text: `select distinct on (course_id) id, course_id as "courseId", state from enrolments
      where company_id = $1 and user_id = $2 and course_id = any($3::uuid[])
      order by course_id, (state <> 'completed') desc, completed_at desc`,
    values: [companyId, userId, courseIds],
  });
  return new Map(rows.map((row) => [row.courseId, row]));
}

/** Returns all enrolments of a person, last changed first. */
export function listEnrolments(tx: Tx, companyId: string, userId: string): Promise<EnrolmentRow[]> {
  return tx
    .select()
    .from(enrolments)
    .where(and(eq(enrolments.companyId, companyId), eq(enrolments.userId, userId)))
    .orderBy(desc(enrolments.updatedAt), desc(enrolments.id));
}

/** Returns a person's enrolment by its id or its course's id; undefined when there is none. */
export async function findEnrolment(
  tx: Tx,
  companyId: string,
  userId: string,
  id: string,
): Promise<EnrolmentRow | undefined> {
  const [row] = await tx
    .select()
    .from(enrolments)
    .where(
      and(
        eq(enrolments.companyId, companyId),
        eq(enrolments.userId, userId),
        or(eq(enrolments.id, id), eq(enrolments.courseId, id)),
      ),
    )
    .orderBy(...ACTIVE_FIRST)
    .limit(1);
  return row;
}

/** Returns a person's enrolment by id with its row locked until the transaction ends. */
export async function lockEnrolment(
  tx: Tx,
  companyId: string,
  userId: string,
  id: string,
): Promise<EnrolmentRow | undefined> {
  const [row] = await tx
    .select()
    .from(enrolments)
    .where(and(eq(enrolments.companyId, companyId), eq(enrolments.userId, userId), eq(enrolments.id, id)))
    .for("update");
  return row;
}

/** Returns whether a person completed a course. */
export async function hasCompleted(
  tx: Tx,
  companyId: string,
  userId: string,
  courseId: string,
): Promise<boolean> {
  const rows = await tx
    .select({ id: enrolments.id })
    .from(enrolments)
    .where(
      and(
        eq(enrolments.companyId, companyId),
        eq(enrolments.userId, userId),
        eq(enrolments.courseId, courseId),
        eq(enrolments.state, "completed"),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** A person's choice of a course, for a skill and a course level. */
export interface ChosenCourse {
  companyId: string;
  userId: string;
  courseId: string;
  skillId: string;
  level: number;
}

/** Starts a course or saves it for later. An active enrolment stays; one saved for later can be started. */
export async function enrol(
  tx: Tx,
  chosen: ChosenCourse,
  state: "not started" | "started",
): Promise<{ id: string; isChanged: boolean }> {
  const startedAt = state === "started" ? new Date() : null;
  const [row] = await tx
    .insert(enrolments)
    .values({ ...chosen, state, startedAt })
    .onConflictDoUpdate({
      target: [enrolments.companyId, enrolments.userId, enrolments.courseId],
      targetWhere: sql`state <> 'completed'`,
      set: { state, startedAt, skillId: chosen.skillId, level: chosen.level, updatedAt: new Date() },
      setWhere: sql`${enrolments.state} = 'not started' and ${state} = 'started'`,
    })
    .returning({ id: enrolments.id });
  if (row) return { id: row.id, isChanged: true };
  const active = await enrolmentsOf(tx, chosen.companyId, chosen.userId, [chosen.courseId]);
  const { id } = active.get(chosen.courseId) ?? {};
  if (!id) throw new Error("an enrolment that stands in the way is there");
  return { id, isChanged: false };
}

export async function changeEnrolment(
  tx: Tx,
  { companyId, id }: Pick<EnrolmentRow, "companyId" | "id">,
  fields: Partial<Pick<EnrolmentRow, "state" | "level" | "completedAt" | "certificateId">>,
): Promise<EnrolmentRow | undefined> {
  const [row] = await tx
    .update(enrolments)
    .set(fields)
    .where(and(eq(enrolments.companyId, companyId), eq(enrolments.id, id)))
    .returning();
  return row;
}

export async function removeEnrolment(tx: Tx, companyId: string, id: string): Promise<void> {
  await tx.delete(enrolments).where(and(eq(enrolments.companyId, companyId), eq(enrolments.id, id)));
}
