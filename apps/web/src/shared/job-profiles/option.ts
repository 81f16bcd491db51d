import type { Named } from "@vaardig/contract/organization/organization";
import type { JobProfile } from "@vaardig/contract/skill-profiles/skillProfiles";

/** A job profile to choose. */
export interface Option extends Named, Partial<Pick<JobProfile, "sector" | "is_shared">> {
  /** Is not there yet: what was typed, to be added. */
  isNew?: boolean;
}
