import type { getUserStatus } from "@vaardig/contract/candidates/candidateStatus";
import type { Payload } from "@vaardig/contract/endpoint";
import { canMovePipeline, type FactsRow, factsOfRow } from "../../../domain/jobs/jobScope.ts";
import { canEmailPool, type PoolFacts } from "../../../domain/talent-pools/poolScope.ts";
import type { Viewer } from "../../../platform/session/authenticate.ts";

type Place = Payload<typeof getUserStatus>["email_from"];

/**
 * Returns where the viewer can email a candidate from: the latest job in whose process the person is, else a
 * talent pool, whose emails reach no one who unsubscribed; null without either.
 */
export function emailPlaceOf(
  viewer: Viewer,
  { unsubscribed_at: unsubscribedAt }: { unsubscribed_at: string | null },
  jobs: readonly (FactsRow & { id: string })[],
  pools: readonly (PoolFacts & { id: string })[],
): Place {
  const job = jobs.find((row) => canMovePipeline(viewer, factsOfRow(row)));
  if (job) return { kind: "job", id: job.id };
  const pool = unsubscribedAt === null ? pools.find((one) => canEmailPool(viewer, one)) : undefined;
  return pool ? { kind: "talent_pool", id: pool.id } : null;
}
