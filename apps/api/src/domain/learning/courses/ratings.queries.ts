import { and, eq } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { fullName } from "../../../platform/db/nameSql.ts";
import { courseRatings } from "./enrolments.table.ts";

export interface RatingRow {
  user_id: string;
  name: string;
  stars: number;
  text: string;
  version: number;
  created_at: Date;
}

const READ = `r.user_id, ${fullName("u")} as name, r.stars, r.text, r.version, r.created_at
  from course_ratings r join users u on u.company_id = r.company_id and u.id = r.user_id
  where r.company_id = $1 and r.course_id = $2`;

/** Returns a page of a course's ratings within the company, latest first, with the total. */
export async function listRatings(
  tx: Tx,
  companyId: string,
  courseId: string,
  { page, size }: { page: number; size: number },
): Promise<{ rows: RatingRow[]; total: number }> {
  const [list, count] = await Promise.all([
    tx.$client.query<RatingRow>({
      name: "course_ratings_list",
      text: `select ${READ} order by r.created_at desc, r.user_id limit $3 offset $4`,
      values: [companyId, courseId, size, page * size],
    }),
    tx.$client.query<{ total: number }>({
      name: "course_ratings_count",
      text: "select count(*)::int as total from course_ratings where company_id = $1 and course_id = $2",
      values: [companyId, courseId],
    }),
  ]);
  return { rows: list.rows, total: count.rows[0]?.total ?? 0 };
}

/** Returns a person's own rating of a course; undefined when there is none. */
export async function findRating(
  tx: Tx,
  companyId: string,
  courseId: string,
  userId: string,
): Promise<RatingRow | undefined> {
  const { rows } = await tx.$client.query<RatingRow>({
    name: "course_rating_own",
    text: `select ${READ} and r.user_id = $3`,
    values: [companyId, courseId, userId],
  });
  return rows[0];
}

/**
 * Saves a rating if the version is still the one that was read (none for the first); false when another write
 * came in between.
 */
export async function saveRating(
  tx: Tx,
  rating: { companyId: string; courseId: string; userId: string; stars: number; text?: string | undefined },
  version: number | undefined,
): Promise<boolean> {
  if (version === undefined) {
    const made = await tx.insert(courseRatings).values(rating).onConflictDoNothing().returning();
    return made.length > 0;
  }
  const { companyId, courseId, userId, stars, text } = rating;
  const changed = await tx
    .update(courseRatings)
    .set({ stars, text, version: version + 1 })
    .where(
      and(
        eq(courseRatings.companyId, companyId),
        eq(courseRatings.courseId, courseId),
        eq(courseRatings.userId, userId),
        eq(courseRatings.version, version),
      ),
    )
    .returning();
  return changed.length > 0;
}
