import { createScreenSlice } from "../../lib/createScreenSlice.ts";

interface AddJobState {
  /** Ids of the jobs selected in the dialog. */
  jobs: readonly string[];
}

/** State of the dialog that adds people to jobs. */
export const addJobSlice = createScreenSlice<AddJobState>("addJob", { jobs: [] });
