import {
  POOL_READERS,
  type PoolPersonAct,
  type TalentPoolAct,
} from "@vaardig/contract/talent-pools/talentPools";
import { canSourceCandidates } from "../../domain/people/resolveSelection.ts";
import {
  canEmailPool,
  canOpenPool,
  ownsPool,
  type PoolFacts,
  worksOnPool,
} from "../../domain/talent-pools/poolScope.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";

type Reader = Pick<Viewer, "userId" | "role">;

function hasScreen({ role }: Reader): boolean {
  return POOL_READERS.some((reader) => reader === role);
}

/**
 * Returns whether the viewer may edit a pool and remove people: administrators every pool, others those they
 * work on.
 */
export function canEditPool(viewer: Reader, pool: PoolFacts): boolean {
  if (viewer.role === "admin") return true;
  return hasScreen(viewer) && worksOnPool(viewer, pool);
}

/**
 * Returns whether the viewer may change a pool's team: its owners, and administrators, so that no pool is
 * left without an owner.
 */
export function canAssignPool(viewer: Reader, pool: PoolFacts): boolean {
  return viewer.role === "admin" || (hasScreen(viewer) && ownsPool(viewer, pool));
}

/**
 * Returns whether the viewer may delete a pool: administrators, and its owners while their access level has
 * the screen of pools.
 */
export function canDeletePool(viewer: Reader, pool: PoolFacts): boolean {
  if (viewer.role === "admin") return true;
  return hasScreen(viewer) && ownsPool(viewer, pool);
}

/**
 * Returns the reader's actions on a pool; everyone with access to pools may add people to any pool of the
 * company.
 */
export function poolActions(viewer: Reader, pool: PoolFacts): TalentPoolAct[] {
  const actions: TalentPoolAct[] = ["add_people"];
  if (canOpenPool(viewer, pool)) actions.push("open");
  if (canEditPool(viewer, pool)) actions.push("edit", "take_out");
  if (canEmailPool(viewer, pool)) actions.push("write");
  if (canAssignPool(viewer, pool)) actions.push("assign");
  if (canDeletePool(viewer, pool)) actions.push("delete");
  return actions;
}

/**
 * Returns whether the viewer may add a person to a job's list: those who gather candidates anyone, others
 * only colleagues.
 */
export function canAddToJobs({ role }: Reader, person: { internal: boolean }): boolean {
  return person.internal || canSourceCandidates(role);
}

/** Returns a function for the reader's actions on each person in a pool. */
export function poolPersonActions(
  viewer: Reader,
  pool: PoolFacts,
): (person: { internal: boolean }) => PoolPersonAct[] {
  const actions: PoolPersonAct[] = [];
  if (canEmailPool(viewer, pool)) actions.push("write");
  if (canEditPool(viewer, pool)) actions.push("take_out");
  return (person) => (canAddToJobs(viewer, person) ? ["add_to_job", ...actions] : actions);
}
