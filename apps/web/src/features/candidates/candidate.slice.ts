import type { CandidateTask } from "@vaardig/contract/candidates/candidateTasks";
import { createScreenSlice } from "../../lib/createScreenSlice.ts";
import type { OpenModal } from "./act/openModal.ts";

interface CandidateState {
  /** Dialog about this candidate, or about candidates of the list. */
  candidate: OpenModal | null;
  /** Task that is open beside the list of tasks. */
  tasks: CandidateTask | "new" | null;
}

/** Interface state of a candidate's screens; the record itself is in the API cache. */
export const candidateSlice = createScreenSlice<CandidateState>("candidate", {
  candidate: null,
  tasks: null,
});
