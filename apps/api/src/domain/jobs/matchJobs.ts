import type { Tx } from "../../platform/db/database.ts";
import type { Services } from "../../platform/services.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import { matchOf } from "../matching/matchOf.ts";
import type { MatchedJob } from "./filterMatchedJobs.ts";
import { openJobs } from "./openJobs.queries.ts";

/** Returns the jobs shown to a job seeker, best match first. */
export async function matchJobs(
  tx: Tx,
  services: Pick<Services, "matching">,
  { companyId, userId, role }: Pick<Viewer, "companyId" | "userId" | "role">,
  { search, savedOnly }: { search: string; savedOnly: boolean },
): Promise<MatchedJob[]> {
  const options = { externalOnly: role === "freelancer", savedOnly, search };
  const rows = await openJobs(tx, companyId, userId, options);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const ranked = await services.matching.rankVacancies(companyId, userId, [...byId.keys()]);
  return ranked.flatMap((record) => {
    const row = byId.get(record.id);
    return row ? [{ row, match: matchOf(record) }] : [];
  });
}
