import type { TeamNoun } from "@vaardig/contract/jobs/teamNouns";
import { INTERNAL_ROLES, type Role } from "@vaardig/contract/roles";
import { POOL_READERS } from "@vaardig/contract/talent-pools/talentPools";

/** Who may own or work on what: colleagues, and on talent pools those who have their screens. */
export const TEAM_ROLES: Record<TeamNoun, readonly Role[]> = {
  vacancy: INTERNAL_ROLES,
  project: INTERNAL_ROLES,
  talent_pool: POOL_READERS,
};
