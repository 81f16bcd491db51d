import type { Education, Experience } from "@vaardig/contract/profile/profile";
import { createScreenSlice } from "../../lib/createScreenSlice.ts";

interface FreelancerProfileState {
  /** The open sheet. */
  candidate: "intro" | "personal" | "preview" | "languages" | null;
  experience: Experience | "new" | null;
  education: Education | "new" | null;
}

/** Interface state of a profile, with the specification's names; the record itself is in the API cache. */
export const freelancerProfileSlice = createScreenSlice<FreelancerProfileState>("freelancerProfile", {
  candidate: null,
  experience: null,
  education: null,
});
