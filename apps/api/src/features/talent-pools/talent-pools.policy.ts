import { POOL_READERS } from "@vaardig/contract/talent-pools/talentPools";
import { gathersCandidates } from "../../domain/people/resolveSelection.ts";
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

/** Owners say who works on it; administrators too, so that no pool is left to nobody. */
export function canAssignPool(viewer: Reader, pool: PoolFacts): boolean {
  return viewer.role === "admin" || (hasScreen(viewer) && ownsPool(viewer, pool));
}

/** Administrators, and its owners while their role still has the screen of pools. */
export function canDeletePool(viewer: Reader, pool: PoolFacts): boolean {
  if (viewer.role === "admin") return true;
  return hasScreen(viewer) && ownsPool(viewer, pool);
}

/** Everything the reader may do; whoever is asked here may add people to every pool of the company. */
export function poolActions(viewer: Reader, pool: PoolFacts): string[] {
  return [
    "add_people",
    ...(canOpenPool(viewer, pool) ? ["open"] : []),
    ...(canEditPool(viewer, pool) ? ["edit", "take_out"] : []),
    ...(canWriteToPool(viewer, pool) ? ["write"] : []),
    ...(canAssignPool(viewer, pool) ? ["assign"] : []),
    ...(canDeletePool(viewer, pool) ? ["delete"] : []),
  ];
}

/** Who gathers candidates puts anybody on the list of a job, others colleagues. */
export function mayAddToJobs({ role }: Reader, person: { internal: boolean }): boolean {
  return person.internal || gathersCandidates(role);
}
