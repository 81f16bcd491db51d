import { randomUUID } from "node:crypto";
import { courseSkills, courses } from "../domain/learning/courses/courses.table.ts";
import { acrossCompanies, type Database } from "../platform/db/database.ts";

/**
 * Creates a free course of ten hours, shared unless `companyId` is given; `teaches` holds skill, start level
 * and end level.
 */
export function buildCourse(
  db: Database,
  overrides: Partial<typeof courses.$inferInsert> & {
    en?: string;
    nl?: string;
    teaches?: [skillId: string, levelFrom: number, levelTo: number][];
  } = {},
): Promise<typeof courses.$inferSelect> {
  const { en = `Course ${randomUUID().slice(0, 8)}`, nl = en, teaches = [], ...columns } = overrides;
  return acrossCompanies(db, async (tx) => {
    const [row] = await tx
      .insert(courses)
      .values({
        source: "test",
        code: randomUUID(),
        provider: "Test School",
        titles: { en, nl },
        hours: 10,
        price: 0,
        ...columns,
      })
      .returning();
    if (!row) throw new Error("no course was inserted");
    const { id: courseId, companyId } = row;
    for (const [skillId, levelFrom, levelTo] of teaches)
      await tx.insert(courseSkills).values({ companyId, courseId, skillId, levelFrom, levelTo });
    return row;
  });
}
