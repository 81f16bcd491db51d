import type { Tx } from "../../platform/db/database.ts";

/** Minimum group size to report: with fewer people, individuals could be guessed. */
export const MOVES_SHOWN_MIN = 5;

/**
 * Returns the number of people per "from to" pair who held the first of these job profiles in the company and
 * later the second: from changes of position, and from work experience here whose title is a name of the
 * profile. Pairs below `MOVES_SHOWN_MIN` are left out, and so is the person who asks.
 */
export async function movesBetween(
  tx: Tx,
  companyId: string,
  jobProfileIds: readonly string[],
  exceptId: string,
): Promise<Map<string, number>> {
  const { rows } = await tx.$client.query<{ from_id: string; to_id: string; people: number }>({
    name: "career_walked",
    text: `with stays as (
        select user_id, from_id as job, '-infinity'::timestamptz as began from career_moves where company_id = $1
        union all select user_id, to_id, moved_at from career_moves where company_id = $1
        union all select u.id, u.job_profile_id, 'infinity' from users u
          where u.company_id = $1 and u.job_profile_id = any($2::uuid[]) and u.system_role not in ('freelancer', 'staff')
        union all select e.user_id, l.job_profile_id, e.start_date::timestamptz from experiences e
          join companies c on c.id = e.company_id and fold(c.name) = fold(e.company)
          join job_profile_labels l on l.job_profile_id = any($2::uuid[]) and fold(l.label) = fold(e.position)
          where e.company_id = $1)
      select a.job as from_id, b.job as to_id, count(distinct a.user_id)::int as people
      from stays a join stays b on b.user_id = a.user_id and b.job <> a.job and b.began > a.began
      where a.job = any($2::uuid[]) and b.job = any($2::uuid[]) and a.user_id <> $3
      group by 1, 2 having count(distinct a.user_id) >= ${MOVES_SHOWN_MIN}`,
    values: [companyId, jobProfileIds, exceptId],
  });
  return new Map(rows.map((row) => [`${row.from_id} ${row.to_id}`, row.people]));
}
