import type { Education, Experience } from "@vaardig/contract/profile/profile";
import { createScreenSlice } from "../../lib/createScreenSlice.ts";

interface FreelancerProfileState {
  /** Which sheet is open beside the profile. */
  candidate: "intro" | "personal" | "preview" | "languages" | null;
  experience: Experience | "new" | null;
  education: Education | "new" | null;
}

/** What is open of a profile, under the specification's names; the record itself is in the cache. */
export const freelancerProfileSlice = createScreenSlice<FreelancerProfileState>("freelancerProfile", {
  candidate: null,
  experience: null,
  education: null,
});
