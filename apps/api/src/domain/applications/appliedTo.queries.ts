import type { Tx } from "../../platform/db/database.ts";

/** Returns the ids among `vacancyIds` of the jobs that a person applied to without withdrawing. */
export async function jobsAppliedTo(
  tx: Tx,
  companyId: string,
  userId: string,
  vacancyIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await tx.$client.query<{ vacancy_id: string }>({
    name: "vacancies_applied_to",
    text: `select vacancy_id from applications
      where company_id = $1 and user_id = $2 and vacancy_id = any($3::uuid[])
        and applied_at is not null and outcome <> 'withdrawn'`,
    values: [companyId, userId, vacancyIds],
  });
  return new Set(rows.map((row) => row.vacancy_id));
}
