import { createScreenSlice } from "../../lib/createScreenSlice.ts";

interface FreelancerApplicationModalsState {
  /** Open reply to an offer. */
  answer: "accept" | "decline" | null;
  /** True while the data of a sent résumé is being reviewed. */
  isReviewing: boolean;
}

/** Open dialogs of the reader's applications. */
export const freelancerApplicationModalsSlice = createScreenSlice<FreelancerApplicationModalsState>(
  "freelancerApplicationModals",
  { answer: null, isReviewing: false },
);
