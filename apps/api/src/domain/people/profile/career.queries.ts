import { and, desc, eq, sql } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { educations, experiences } from "../career.table.ts";

export type ExperienceRow = typeof experiences.$inferSelect;
export type EducationRow = typeof educations.$inferSelect;

/** Returns work experience, current jobs first, then by latest end. */
export function experiencesOf(tx: Tx, companyId: string, userId: string): Promise<ExperienceRow[]> {
  return tx
    .select()
    .from(experiences)
    .where(and(eq(experiences.companyId, companyId), eq(experiences.userId, userId)))
    .orderBy(sql`${experiences.endDate} desc nulls first`, desc(experiences.startDate), desc(experiences.id));
}

export async function findExperience(
  tx: Tx,
  companyId: string,
  id: string,
): Promise<ExperienceRow | undefined> {
  const [row] = await tx
    .select()
    .from(experiences)
    .where(and(eq(experiences.companyId, companyId), eq(experiences.id, id)));
  return row;
}

export async function addExperienceRow(
  tx: Tx,
  values: typeof experiences.$inferInsert,
): Promise<ExperienceRow> {
  const [row] = await tx.insert(experiences).values(values).returning();
  if (!row) throw new Error("the experience was not stored");
  return row;
}

/**
 * Updates an entry if the version is still the one that was read; undefined when another write came in
 * between.
 */
export async function changeExperience(
  tx: Tx,
  before: ExperienceRow,
  fields: Partial<ExperienceRow>,
): Promise<ExperienceRow | undefined> {
  const { companyId, id, version } = before;
  const [row] = await tx
    .update(experiences)
    .set({ ...fields, version: version + 1 })
    .where(
      and(eq(experiences.companyId, companyId), eq(experiences.id, id), eq(experiences.version, version)),
    )
    .returning();
  return row;
}

export async function removeExperience(tx: Tx, companyId: string, id: string): Promise<void> {
  await tx.delete(experiences).where(and(eq(experiences.companyId, companyId), eq(experiences.id, id)));
}

/** Returns education, last finished first. */
export function educationsOf(tx: Tx, companyId: string, userId: string): Promise<EducationRow[]> {
  return tx
    .select()
    .from(educations)
    .where(and(eq(educations.companyId, companyId), eq(educations.userId, userId)))
    .orderBy(desc(educations.finished), desc(educations.started), desc(educations.id));
}

export async function findEducation(
  tx: Tx,
  companyId: string,
  id: string,
): Promise<EducationRow | undefined> {
  const [row] = await tx
    .select()
    .from(educations)
    .where(and(eq(educations.companyId, companyId), eq(educations.id, id)));
  return row;
}

export async function addEducationRow(tx: Tx, values: typeof educations.$inferInsert): Promise<EducationRow> {
  const [row] = await tx.insert(educations).values(values).returning();
  if (!row) throw new Error("the education was not stored");
  return row;
}

/**
 * Updates an entry if the version is still the one that was read; undefined when another write came in
 * between.
 */
export async function changeEducation(
  tx: Tx,
  before: EducationRow,
  fields: Partial<EducationRow>,
): Promise<EducationRow | undefined> {
  const { companyId, id, version } = before;
  const [row] = await tx
    .update(educations)
    .set({ ...fields, version: version + 1 })
    .where(and(eq(educations.companyId, companyId), eq(educations.id, id), eq(educations.version, version)))
    .returning();
  return row;
}

export async function removeEducation(tx: Tx, companyId: string, id: string): Promise<void> {
  await tx.delete(educations).where(and(eq(educations.companyId, companyId), eq(educations.id, id)));
}
