import type { Stage } from "@vaardig/contract/applications/pipeline";
import type { Tx } from "../../platform/db/database.ts";

/** Returns people's applications for a job by user id; withdrawn applications are left out. */
export async function applicationsOf(
  tx: Tx,
  companyId: string,
  vacancyId: string,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, { id: string; stage: Stage }>> {
  const { rows } = await tx.$client.query<{ id: string; user_id: string; stage: Stage }>({
    name: "applications_of_people",
    text: `select id, user_id, stage from applications
      where company_id = $1 and vacancy_id = $2 and user_id = any($3::uuid[]) and outcome <> 'withdrawn'`,
    values: [companyId, vacancyId, userIds],
  });
  return new Map(rows.map(({ id, user_id: userId, stage }) => [userId, { id, stage }]));
}
