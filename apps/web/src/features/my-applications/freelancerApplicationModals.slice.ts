import { createScreenSlice } from "../../lib/createScreenSlice.ts";

interface FreelancerApplicationModalsState {
  /** The answer to an offer that is being given. */
  answer: "accept" | "decline" | null;
  /** Whether what a sent résumé says is being reviewed. */
  isReviewing: boolean;
}

/** Which modals of one's own applications are open. */
export const freelancerApplicationModalsSlice = createScreenSlice<FreelancerApplicationModalsState>(
  "freelancerApplicationModals",
  { answer: null, isReviewing: false },
);
