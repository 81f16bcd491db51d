import { and, eq } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { fullName } from "../../../platform/db/nameSql.ts";
import { declinedSuggestions, goalComments, goalDrafts } from "./goals.table.ts";

export interface CommentRow {
  id: string;
  text: string;
  author_id: string;
  author_name: string | null;
  photo_id: string | null;
  created_at: Date;
}

/** Returns the comments on a goal, oldest first; at most 1,000. */
export async function commentsOf(tx: Tx, companyId: string, goalId: string): Promise<CommentRow[]> {
  const { rows } = await tx.$client.query<CommentRow>({
    name: "goal_comments_of",
    text: `select c.id, c.text, c.author_id, ${fullName("u")} as author_name, u.photo_id, c.created_at
      from goal_comments c left join users u on u.company_id = c.company_id and u.id = c.author_id
      where c.company_id = $1 and c.goal_id = $2 order by c.created_at, c.id limit 1000`,
    values: [companyId, goalId],
  });
  return rows;
}

/** Adds a comment and returns its id. */
export async function insertComment(tx: Tx, comment: typeof goalComments.$inferInsert): Promise<string> {
  const [row] = await tx.insert(goalComments).values(comment).returning({ id: goalComments.id });
  if (!row) throw new Error("no comment was inserted");
  return row.id;
}

/** Returns the goal and author of a comment; undefined when there is none. */
export async function findComment(
  tx: Tx,
  companyId: string,
  id: string,
): Promise<{ goalId: string; authorId: string } | undefined> {
  const [row] = await tx
    .select({ goalId: goalComments.goalId, authorId: goalComments.authorId })
    .from(goalComments)
    .where(and(eq(goalComments.companyId, companyId), eq(goalComments.id, id)));
  return row;
}

export async function removeComment(tx: Tx, companyId: string, id: string): Promise<void> {
  await tx.delete(goalComments).where(and(eq(goalComments.companyId, companyId), eq(goalComments.id, id)));
}

/** Returns the level by skill id of the suggestions that a person declined. */
export async function declinedSuggestionsOf(
  tx: Tx,
  companyId: string,
  userId: string,
): Promise<Map<string, number>> {
  const rows = await tx
    .select({ skillId: declinedSuggestions.skillId, level: declinedSuggestions.level })
    .from(declinedSuggestions)
    .where(and(eq(declinedSuggestions.companyId, companyId), eq(declinedSuggestions.userId, userId)));
  return new Map(rows.map(({ skillId, level }) => [skillId, level]));
}

/** Records that a person declined the suggestion of a skill at this level. */
export async function declineSuggestion(
  tx: Tx,
  values: typeof declinedSuggestions.$inferInsert,
): Promise<void> {
  await tx
    .insert(declinedSuggestions)
    .values(values)
    .onConflictDoUpdate({
      target: [declinedSuggestions.companyId, declinedSuggestions.userId, declinedSuggestions.skillId],
      set: { level: values.level },
    });
}

const ofPerson = (companyId: string, userId: string) =>
  and(eq(goalDrafts.companyId, companyId), eq(goalDrafts.userId, userId));

/** Returns a person's unfinished goal form; undefined when there is none. */
export async function findDraft(
  tx: Tx,
  companyId: string,
  userId: string,
): Promise<{ draft: unknown; savedAt: Date } | undefined> {
  const [row] = await tx.select().from(goalDrafts).where(ofPerson(companyId, userId));
  return row;
}

/** Saves a draft over the one saved at `over`; false when another one is stored, or none any more. */
export async function saveDraft(
  tx: Tx,
  { companyId, userId }: { companyId: string; userId: string },
  draft: unknown,
  { over, savedAt }: { over: Date | null; savedAt: Date },
): Promise<boolean> {
  const { rowCount } = over
    ? await tx
        .update(goalDrafts)
        .set({ draft, savedAt })
        .where(and(ofPerson(companyId, userId), eq(goalDrafts.savedAt, over)))
    : await tx.insert(goalDrafts).values({ companyId, userId, draft, savedAt }).onConflictDoNothing();
  return rowCount === 1;
}

export async function removeDraft(tx: Tx, companyId: string, userId: string): Promise<void> {
  await tx.delete(goalDrafts).where(ofPerson(companyId, userId));
}
