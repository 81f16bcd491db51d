import type { BestJob } from "@vaardig/contract/talent-pools/talentPools";
import { visiblePipelinesSql } from "../../domain/jobs/jobScope.ts";
import type { BestOpenJob, MatchEngine } from "../../domain/matching/matchEngine.ts";
import { matchOf } from "../../domain/matching/matchOf.ts";
import type { Tx } from "../../platform/db/database.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import type { PoolPerson } from "./poolPeople.queries.ts";

/**
 * Returns the best-matching job for each person among those open to them; for external people only external
 * ones. Inactive people, and people without a matching job, are left out.
 */
export async function bestOpenJobs(
  tx: Tx,
  matching: MatchEngine,
  companyId: string,
  people: readonly PoolPerson[],
): Promise<Map<string, BestOpenJob>> {
  const { rows } = await tx.$client.query<{ id: string; external: boolean }>({
    name: "vacancies_live",
    text: "select id, external from vacancies where company_id = $1 and live",
    values: [companyId],
  });
  const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id);
  const active = people.filter(({ active: isActive }) => isActive);
  const best = await matching.bestOpenJobs(companyId, [
    { userIds: idsOf(active.filter(({ internal }) => internal)), vacancyIds: idsOf(rows) },
    {
      userIds: idsOf(active.filter(({ internal }) => !internal)),
      vacancyIds: idsOf(rows.filter(({ external }) => external)),
    },
  ]);
  return new Map(best.map((one) => [one.userId, one]));
}

interface BestJobRow {
  user_id: string;
  id: string;
  name: string;
  on_list: boolean;
  application_id: string | null;
}

/** Converts the best jobs to the wire format, by person; those deleted meanwhile are left out. */
export async function presentBestJobs(
  tx: Tx,
  viewer: Pick<Viewer, "companyId" | "userId" | "role">,
  best: readonly BestOpenJob[],
): Promise<Map<string, BestJob>> {
  const { rows } = await tx.$client.query<BestJobRow>(
    `select t.user_id, v.id, v.name, a.id is not null as on_list,
        case when ${visiblePipelinesSql(viewer)} then a.id end as application_id
      from unnest($3::uuid[], $4::uuid[]) t(user_id, vacancy_id)
      join vacancies v on v.company_id = $1 and v.id = t.vacancy_id
      left join applications a on a.company_id = v.company_id and a.vacancy_id = v.id and a.user_id = t.user_id`,
    [
      viewer.companyId,
      viewer.userId,
      best.map(({ userId }) => userId),
      best.map(({ vacancyId }) => vacancyId),
    ],
  );
  const matches = new Map(best.map((record) => [record.userId, matchOf(record)]));
  return new Map(
    rows.flatMap(({ user_id: userId, id, name, on_list, application_id }) => {
      const match = matches.get(userId);
      return match ? [[userId, { vacancy: { id, name }, match, on_list, application_id }]] : [];
    }),
  );
}
