import type { CandidateTask } from "@vaardig/contract/candidates/candidateTasks";
import { createScreenSlice } from "../../lib/createScreenSlice.ts";
import type { OpenModal } from "./act/openModal.ts";

interface CandidateState {
  /** The modal that is open about this candidate, or about those of the list. */
  candidate: OpenModal | null;
  /** The task that is open beside the list of tasks. */
  tasks: CandidateTask | "new" | null;
}

/** What is open of a candidate; the record itself is in the cache. */
export const candidateSlice = createScreenSlice<CandidateState>("candidate", {
  candidate: null,
  tasks: null,
});
