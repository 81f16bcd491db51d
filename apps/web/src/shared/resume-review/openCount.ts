import type { ResumeReview } from "@vaardig/contract/resume-review/resumeReview";

/** Returns the number of undecided rows of a review. */
export function openCount(review: ResumeReview): number {
  const { finished, facts, experience, education, languages, certificates, skills } = review;
  if (finished) return 0;
  const rows = [facts, experience, education, languages, certificates, skills].flat();
  return rows.filter(({ state }) => state === "open").length;
}
