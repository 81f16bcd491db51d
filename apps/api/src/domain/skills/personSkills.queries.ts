import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/database.ts";
import { personSkills } from "./personSkills.table.ts";

export type PersonSkillRow = typeof personSkills.$inferSelect;

export interface NewPersonSkill {
  skillId: string;
  level: number;
  source: "self" | "inferred";
  words?: string | undefined;
  /** Absent keeps the stored value. */
  lastUsed?: string | null | undefined;
  /** Expiry of a licence; absent keeps the stored value. */
  expiresOn?: string | null | undefined;
}

/** Returns a person's current skills, stated or confirmed. */
export function currentSkillsOf(tx: Tx, companyId: string, userId: string): Promise<PersonSkillRow[]> {
  return tx
    .select()
    .from(personSkills)
    .where(
      and(
        eq(personSkills.companyId, companyId),
        eq(personSkills.userId, userId),
        isNull(personSkills.validTo),
      ),
    )
    .orderBy(asc(personSkills.id));
}

/** Returns the current row with this id; undefined when there is none. */
export async function findCurrentSkill(
  tx: Tx,
  companyId: string,
  id: string,
): Promise<PersonSkillRow | undefined> {
  const [row] = await tx
    .select()
    .from(personSkills)
    .where(and(eq(personSkills.companyId, companyId), eq(personSkills.id, id), isNull(personSkills.validTo)));
  return row;
}

/** Closes a person's current rows for these skills; they stay as history. */
export async function closeSkills(
  tx: Tx,
  companyId: string,
  userId: string,
  skillIds: string[],
): Promise<void> {
  await tx.$client.query(
    `update person_skills set valid_to = now()
     where company_id = $1 and user_id = $2 and skill_id = any($3::uuid[]) and valid_to is null`,
    [companyId, userId, skillIds],
  );
}

/** Closes one row. */
export async function closeSkill(tx: Tx, companyId: string, id: string): Promise<void> {
  await tx
    .update(personSkills)
    .set({ validTo: sql`now()` })
    .where(and(eq(personSkills.companyId, companyId), eq(personSkills.id, id), isNull(personSkills.validTo)));
}

/** Adds current rows. The caller must have closed the earlier ones in the same transaction. */
export function openSkills(tx: Tx, rows: (typeof personSkills.$inferInsert)[]): Promise<PersonSkillRow[]> {
  return tx.insert(personSkills).values(rows).returning();
}

/** Locks one person's skills until the transaction ends, so that concurrent saves do not both open a row. */
export async function lockPerson(tx: Tx, companyId: string, userId: string): Promise<void> {
  await tx.$client.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [
    `skills/${companyId}/${userId}`,
  ]);
}

/**
 * Deletes a current confirmation given at this time, and makes the row it replaced current again; false when
 * the skill changed since.
 */
export async function revertRating(
  tx: Tx,
  companyId: string,
  of: { userId: string; skillId: string; createdBy: string; replaced: string | null },
  at: Date,
): Promise<boolean> {
  const { userId, skillId, createdBy, replaced } = of;
  const { rowCount } = await tx.$client.query(
    `delete from person_skills where company_id = $1 and user_id = $2 and skill_id = $3 and valid_to is null
       and source = 'confirmed' and created_by = $4 and date_trunc('milliseconds', valid_from) = $5`,
    [companyId, userId, skillId, createdBy, at],
  );
  if (rowCount !== 1) return false;
  await tx.$client.query("update person_skills set valid_to = null where company_id = $1 and id = $2", [
    companyId,
    replaced,
  ]);
  return true;
}

/** Removes rows that hold now, and lets what each of them replaced hold again. */
export async function restorePreviousLevels(tx: Tx, companyId: string, ids: string[]): Promise<void> {
  const { rows } = await tx.$client.query<{ before: string | null }>(
    `delete from person_skills p where p.company_id = $1 and p.id = any($2::uuid[])
     returning (select b.id from person_skills b where b.company_id = $1 and b.user_id = p.user_id
       and b.skill_id = p.skill_id and b.valid_to = p.valid_from and b.valid_from < b.valid_to
       order by b.valid_from desc limit 1) as before`,
    [companyId, ids],
  );
  await tx.$client.query(
    "update person_skills set valid_to = null where company_id = $1 and id = any($2::uuid[])",
    [companyId, rows.flatMap(({ before }) => before ?? [])],
  );
}
