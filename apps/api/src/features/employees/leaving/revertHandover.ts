import { z } from "zod";
import {
  OWNED_KINDS,
  RECRUITER_ONLY_KINDS,
  revertOwnership,
} from "../../../domain/people/handOver/owned.queries.ts";
import { lastHandovers, revertReports } from "../../../domain/people/leaving/leaving.queries.ts";
import type { Tx } from "../../../platform/db/database.ts";

const ids = z.array(z.uuid());
/** Data of `employee.deactivated`; older events may lack it. */
const logged = z.object({
  to: z.uuid(),
  reports: z.record(z.uuid(), z.uuid().nullable()),
  vacancies: ids,
  projects: ids.default([]),
  talent_pools: ids,
  candidates: ids.default([]),
  tasks: ids.default([]),
  candidates_to: z.uuid().nullable().default(null),
  departments: ids,
  teams: ids,
});

/** Returns what people handed over at their last deactivation, unless the successor no longer has it. */
export async function revertHandover(tx: Tx, companyId: string, people: string[]): Promise<void> {
  for (const { userId, data } of await lastHandovers(tx, companyId, people)) {
    const read = logged.safeParse(data);
    if (!read.success) continue;
    const { to, candidates_to: keeper, reports, ...owned } = read.data;
    for (const kind of OWNED_KINDS) {
      if (owned[kind].length > 0)
        await revertOwnership(tx, companyId, kind, {
          ids: owned[kind],
          from: RECRUITER_ONLY_KINDS.includes(kind) ? keeper : to,
          to: userId,
        });
    }
    if (Object.keys(reports).length > 0) await revertReports(tx, companyId, userId, reports);
  }
}
