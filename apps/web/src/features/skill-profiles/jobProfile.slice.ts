import { createScreenSlice } from "../../lib/createScreenSlice.ts";

interface JobProfileState {
  /** Whether a job profile is being added. */
  isAdding: boolean;
}

/** What is open beside the list of job profiles; the list itself is in the cache. */
export const jobProfileSlice = createScreenSlice<JobProfileState>("jobProfile", { isAdding: false });
