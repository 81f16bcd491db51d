import type { RecruiterWork } from "@vaardig/contract/employee-role/employeeRole";
import { z } from "zod";
import {
  countOwned,
  RECRUITING_KINDS,
  recruitersAmong,
  revertOwnership,
  transferOwnership,
} from "../../domain/people/handOver/owned.queries.ts";
import type { Tx } from "../../platform/db/database.ts";
import { AppError } from "../../platform/http/appError.ts";
import { lastRoleChange } from "./recruiterWork.queries.ts";

const ids = z.array(z.uuid()).default([]);
/** Data of `role.changed` for a former recruiter; `to` is null when no successor was chosen. */
const logged = z.object({
  to: z.uuid().nullable(),
  vacancies: ids,
  talent_pools: ids,
  candidates: ids,
  tasks: ids,
});
type GivenWork = z.output<typeof logged>;

/** Returns the amount of a recruiter's work. */
export async function countWork(tx: Tx, companyId: string, userId: string): Promise<RecruiterWork> {
  const { vacancies, talent_pools, candidates, tasks } = await countOwned(tx, companyId, [userId]);
  return { vacancies, talent_pools, candidates, tasks };
}

/**
 * Transfers a recruiter's work to another recruiter; without one the candidates lose their owner and the rest
 * stays. Returns the transferred ids. Throws 400 when `to` is no active recruiter of the company, or the same
 * person.
 */
export async function handOverWork(
  tx: Tx,
  companyId: string,
  userId: string,
  to: string | undefined,
): Promise<GivenWork> {
  if (to !== undefined && (to === userId || !(await recruitersAmong(tx, companyId, [to])).has(to)))
    throw new AppError("validation_failed", { fields: { hand_over_to: "recruiter_unfit" } });
  const given: GivenWork = { to: to ?? null, vacancies: [], talent_pools: [], candidates: [], tasks: [] };
  for (const kind of RECRUITING_KINDS)
    given[kind] = (await transferOwnership(tx, companyId, kind, [userId], [to ?? null])).map(({ id }) => id);
  return given;
}

/** Returns a recruiter's work that was transferred with the access level, unless it was transferred again. */
export async function revertWork(tx: Tx, companyId: string, userId: string): Promise<void> {
  const change = await lastRoleChange(tx, companyId, userId);
  const read = logged.safeParse(change?.handed_over);
  if (!read.success) return;
  for (const kind of RECRUITING_KINDS) {
    const given = read.data[kind];
    if (given.length > 0)
      await revertOwnership(tx, companyId, kind, { ids: given, from: read.data.to, to: userId });
  }
}
