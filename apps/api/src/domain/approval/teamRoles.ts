import type { TeamNoun } from "@vaardig/contract/jobs/teamNouns";
import { INTERNAL_ROLES, type Role } from "@vaardig/contract/roles";
import { POOL_READERS } from "@vaardig/contract/talent-pools/talentPools";

/** The access levels that may own or work on each noun; talent pools only those with their screens. */
export const TEAM_ROLES: Record<TeamNoun, readonly Role[]> = {
  vacancy: INTERNAL_ROLES,
  project: INTERNAL_ROLES,
  talent_pool: POOL_READERS,
};
