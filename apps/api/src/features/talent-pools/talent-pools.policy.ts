import {
  POOL_READERS,
  type PoolPersonAct,
  type TalentPoolAct,
} from "@vaardig/contract/talent-pools/talentPools";
import { canGatherCandidates } from "../../domain/people/resolveSelection.ts";
import {
  canOpenPool,
  canWriteToPool,
  ownsPool,
  type PoolFacts,
  worksOnPool,
} from "../../domain/talent-pools/poolScope.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";

type Reader = Pick<Viewer, "userId" | "role">;

function hasScreen({ role }: Reader): boolean {
  return POOL_READERS.some((reader) => reader === role);
}

/** Administrators change every pool and take people out; others those they work on. */
export function canEditPool(viewer: Reader, pool: PoolFacts): boolean {
  if (viewer.role === "admin") return true;
  return hasScreen(viewer) && worksOnPool(viewer, pool);
}

/** Owners say who works on it; administrators too, so that no pool is left to no one. */
export function canAssignPool(viewer: Reader, pool: PoolFacts): boolean {
  return viewer.role === "admin" || (hasScreen(viewer) && ownsPool(viewer, pool));
}

/** Administrators, and its owners while their role still has the screen of pools. */
export function canDeletePool(viewer: Reader, pool: PoolFacts): boolean {
  if (viewer.role === "admin") return true;
  return hasScreen(viewer) && ownsPool(viewer, pool);
}

/** Everything the reader may do; anyone who is asked here may add people to every pool of the company. */
export function poolActions(viewer: Reader, pool: PoolFacts): TalentPoolAct[] {
  const actions: TalentPoolAct[] = ["add_people"];
  if (canOpenPool(viewer, pool)) actions.push("open");
  if (canEditPool(viewer, pool)) actions.push("edit", "take_out");
  if (canWriteToPool(viewer, pool)) actions.push("write");
  if (canAssignPool(viewer, pool)) actions.push("assign");
  if (canDeletePool(viewer, pool)) actions.push("delete");
  return actions;
}

/** Who gathers candidates puts anyone on the list of a job, others colleagues. */
export function canAddToJobs({ role }: Reader, person: { internal: boolean }): boolean {
  return person.internal || canGatherCandidates(role);
}

/** What the reader may do with people in a pool, by person. */
export function poolPersonActions(
  viewer: Reader,
  pool: PoolFacts,
): (person: { internal: boolean }) => PoolPersonAct[] {
  const actions: PoolPersonAct[] = [];
  if (canWriteToPool(viewer, pool)) actions.push("write");
  if (canEditPool(viewer, pool)) actions.push("take_out");
  return (person) => (canAddToJobs(viewer, person) ? ["add_to_job", ...actions] : actions);
}
