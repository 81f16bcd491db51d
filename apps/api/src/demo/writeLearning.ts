import { eq } from "drizzle-orm";
import { courses } from "../domain/learning/courses/courses.table.ts";
import { courseRatings, enrolments } from "../domain/learning/courses/enrolments.table.ts";
import type { FeedCourse } from "../domain/learning/courses/feed/feedCourse.ts";
import { goalActions } from "../domain/learning/goals/goals.table.ts";
import { certificates } from "../domain/people/career.table.ts";
import type { Tx } from "../platform/db/database.ts";
import type { DemoCourse } from "./generate/makeEnrolments.ts";
import type { LearningRows } from "./generate/makeLearning.ts";
import { insertAll } from "./writeCompany.ts";

/** Returns the courses of an imported feed with their ids. */
export async function withIds(tx: Tx, source: string, given: readonly FeedCourse[]): Promise<DemoCourse[]> {
  const rows = await tx
    .select({ id: courses.id, code: courses.code })
    .from(courses)
    .where(eq(courses.source, source));
  const ids = new Map(rows.map(({ id, code }) => [code, id]));
  return given.flatMap((course) => {
    const id = ids.get(course.code);
    return id ? [{ ...course, id }] : [];
  });
}

/** Stores the courses of a company's people. */
export async function writeLearning(tx: Tx, rows: LearningRows): Promise<void> {
  await insertAll(tx, certificates, rows.certificates);
  await insertAll(tx, enrolments, rows.enrolments);
  await insertAll(tx, courseRatings, rows.ratings);
  await insertAll(tx, goalActions, rows.actions);
}
