import type { Named } from "@vaardig/contract/organization/organization";
import type { JobProfile } from "@vaardig/contract/skill-profiles/skillProfiles";

/** A job profile option. */
export interface Option extends Named, Partial<Pick<JobProfile, "sector" | "is_shared">> {
  /** True for the typed name, which does not exist yet. */
  isNew?: boolean;
}
