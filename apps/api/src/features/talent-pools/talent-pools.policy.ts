import { POOL_READERS } from "@vaardig/contract/talentPools";
import { gathersCandidates } from "../../platform/people/resolveSelection.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";

/** What rules need to know of a pool. */
export interface PoolFacts {
  ownerId: string;
  coOwnerIds: string[];
  memberIds: string[];
}

type Reader = Pick<Viewer, "userId" | "role">;

function hasScreen({ role }: Reader): boolean {
  return POOL_READERS.some((reader) => reader === role);
}

function ownsPool(viewer: Reader, { ownerId, coOwnerIds }: PoolFacts): boolean {
  return ownerId === viewer.userId || coOwnerIds.includes(viewer.userId);
}

/** The owner and everybody assigned to it work on a pool. */
export function worksOnPool(viewer: Reader, pool: PoolFacts): boolean {
  return ownsPool(viewer, pool) || pool.memberIds.includes(viewer.userId);
}

/** HR and administrators read every pool, recruiters those they work on. */
export function canOpenPool(viewer: Reader, pool: PoolFacts): boolean {
  if (viewer.role === "hr_manager" || viewer.role === "admin") return true;
  return viewer.role === "moderator" && worksOnPool(viewer, pool);
}

/** Whoever works on a pool changes it and takes people out. */
export function canEditPool(viewer: Reader, pool: PoolFacts): boolean {
  return hasScreen(viewer) && worksOnPool(viewer, pool);
}

/** Owners say who works on it; administrators too, so that no pool is left to nobody. */
export function canAssignPool(viewer: Reader, pool: PoolFacts): boolean {
  return viewer.role === "admin" || (hasScreen(viewer) && ownsPool(viewer, pool));
}

export function canDeletePool(viewer: Reader, pool: PoolFacts): boolean {
  return hasScreen(viewer) && ownsPool(viewer, pool);
}

/** Everything the reader may do; whoever is asked here may add people to every pool of the company. */
export function poolActions(viewer: Reader, pool: PoolFacts): string[] {
  return [
    "add_people",
    ...(canOpenPool(viewer, pool) ? ["open"] : []),
    ...(canEditPool(viewer, pool) ? ["edit", "take_out"] : []),
    ...(canAssignPool(viewer, pool) ? ["assign"] : []),
    ...(canDeletePool(viewer, pool) ? ["delete"] : []),
  ];
}

/** Who gathers candidates puts anybody on the list of a job, others colleagues. */
export function mayAddToJobs({ role }: Reader, person: { internal: boolean }): boolean {
  return person.internal || gathersCandidates(role);
}
