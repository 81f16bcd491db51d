import type { Tx } from "../../platform/db/database.ts";

/** Returns the ids of the job profiles that a person dismissed, latest first. */
export async function dismissedBy(tx: Tx, companyId: string, userId: string): Promise<string[]> {
  const { rows } = await tx.$client.query<{ id: string }>({
    name: "career_dismissed",
    text: `select job_profile_id as id from career_dismissals where company_id = $1 and user_id = $2
      order by created_at desc, job_profile_id`,
    values: [companyId, userId],
  });
  return rows.map(({ id }) => id);
}

/** Dismisses a job profile for a person; false when it was dismissed already. */
export async function dismissJob(
  tx: Tx,
  companyId: string,
  userId: string,
  jobProfileId: string,
): Promise<boolean> {
  const { rowCount } = await tx.$client.query(
    `insert into career_dismissals (company_id, user_id, job_profile_id) values ($1, $2, $3)
      on conflict do nothing`,
    [companyId, userId, jobProfileId],
  );
  return rowCount === 1;
}

/** Restores a dismissed job profile; false when it was not dismissed. */
export async function restoreJob(
  tx: Tx,
  companyId: string,
  userId: string,
  jobProfileId: string,
): Promise<boolean> {
  const { rowCount } = await tx.$client.query(
    "delete from career_dismissals where company_id = $1 and user_id = $2 and job_profile_id = $3",
    [companyId, userId, jobProfileId],
  );
  return rowCount === 1;
}
