import type { talentPoolPeople, talentPools } from "../../features/talent-pools/talent-pools.table.ts";
import { daysBefore } from "../demoDates.ts";
import { demoId } from "../demoId.ts";
import { demoRandom } from "../demoRandom.ts";
import type { CompanyPlan } from "../plan.ts";
import type { DemoContext } from "./demoContext.ts";
import type { DemoPerson } from "./makePeople.ts";

export interface TalentPoolRows {
  pools: (typeof talentPools.$inferInsert & { id: string })[];
  people: (typeof talentPoolPeople.$inferInsert)[];
}

/** Pools of the recruiter with the candidates whose job they are about. */
export function makeTalentPools(
  plan: CompanyPlan,
  people: readonly DemoPerson[],
  recruiter: { companyId: string; id: string },
  context: DemoContext,
): TalentPoolRows {
  const { companyId, id: ownerId } = recruiter;
  const pools = plan.talentPools.map(({ name }) => ({
    companyId,
    id: demoId(plan.slug, "pool", name),
    name,
    ownerId,
    createdAt: daysBefore(context.today, demoRandom(`${plan.slug} pool ${name}`).int(20, 200)),
  }));
  return {
    pools,
    people: plan.talentPools.flatMap(({ name, jobs }) =>
      people
        .filter(({ row, job }) => row.systemRole === "freelancer" && jobs.includes(job))
        .map(({ row }) => ({
          companyId,
          talentPoolId: demoId(plan.slug, "pool", name),
          userId: row.id,
          addedBy: ownerId,
          createdAt: daysBefore(context.today, demoRandom(`${row.id} pool ${name}`).int(1, 19)),
        })),
    ),
  };
}
