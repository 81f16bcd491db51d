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
/** What `role.changed` tells of a recruiter who stopped being one; to no one where no one was chosen. */
const logged = z.object({
  to: z.uuid().nullable(),
  vacancies: ids,
  talent_pools: ids,
  candidates: ids,
  tasks: ids,
});
type GivenWork = z.output<typeof logged>;

/** What someone has to do as a recruiter. */
export async function countWork(tx: Tx, companyId: string, userId: string): Promise<RecruiterWork> {
  const { vacancies, talent_pools, candidates, tasks } = await countOwned(tx, companyId, [userId]);
  return { vacancies, talent_pools, candidates, tasks };
}

/**
 * Gives a recruiter's work to another recruiter, or without one the candidates to no one; the rest then stays. Answers
 * what went, as ids. Refuses (400) whoever is no active recruiter of the company, or the person.
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

/** Gives a recruiter back what went with the role, as far as it is still where it went. */
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
