import { createScreenSlice } from "../../lib/createScreenSlice.ts";

interface AddJobState {
  /** Ids of the jobs that are picked in the dialog. */
  jobs: readonly string[];
}

/** The jobs to which people are about to be added. */
export const addJobSlice = createScreenSlice<AddJobState>("addJob", { jobs: [] });
