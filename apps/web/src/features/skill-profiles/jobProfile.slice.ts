import { createScreenSlice } from "../../lib/createScreenSlice.ts";

interface JobProfileState {
  /** True while a job profile is being added. */
  isAdding: boolean;
}

/** Interface state of the list of job profiles; the list itself is in the API cache. */
export const jobProfileSlice = createScreenSlice<JobProfileState>("jobProfile", { isAdding: false });
