import type {
  talentPoolMembers,
  talentPoolPeople,
  talentPools,
} from "../../domain/talent-pools/talentPools.table.ts";
import { workdayBefore } from "../demoDates.ts";
import { demoId } from "../demoId.ts";
import { demoRandom } from "../demoRandom.ts";
import type { CompanyPlan } from "../plan.ts";
import type { DemoContext } from "./demoContext.ts";
import type { DemoPerson } from "./makePeople.ts";

export interface TalentPoolRows {
  pools: (typeof talentPools.$inferInsert & { id: string })[];
  members: (typeof talentPoolMembers.$inferInsert)[];
  people: (typeof talentPoolPeople.$inferInsert)[];
}

/**
 * Returns the talent pools of the first recruiter, shared with the second and an HR manager, with the
 * candidates of the matching jobs.
 */
export function makeTalentPools(
  plan: CompanyPlan,
  people: readonly DemoPerson[],
  context: DemoContext,
): TalentPoolRows {
  const active = people.map(({ row }) => row).filter(({ status }) => status === "active");
  const [owner, ...others] = active.filter(({ systemRole }) => systemRole === "moderator");
  if (!owner) throw new Error(`the demo has no recruiter for ${plan.slug}`);
  const { companyId, id: ownerId } = owner;
  const [colleague] = others;
  const human = active.find(({ systemRole }) => systemRole === "hr_manager");
  const pools = plan.talentPools.map(({ name, description }) => ({
    companyId,
    id: demoId(plan.slug, "pool", name),
    name,
    description,
    ownerId,
    createdAt: workdayBefore(context.today, demoRandom(`${plan.slug} pool ${name}`).int(20, 200)),
  }));
  return {
    pools,
    members: pools.flatMap(({ id: talentPoolId }) => [
      ...(colleague ? [{ companyId, talentPoolId, userId: colleague.id, part: "co_owner" as const }] : []),
      ...(human ? [{ companyId, talentPoolId, userId: human.id, part: "member" as const }] : []),
    ]),
    people: plan.talentPools.flatMap(({ name, jobs }) =>
      people
        .filter(({ row, job }) => row.systemRole === "freelancer" && jobs.includes(job))
        .map(({ row }) => ({
          companyId,
          talentPoolId: demoId(plan.slug, "pool", name),
          userId: row.id,
          addedBy: ownerId,
          createdAt: workdayBefore(context.today, demoRandom(`${row.id} pool ${name}`).int(1, 19)),
        })),
    ),
  };
}
