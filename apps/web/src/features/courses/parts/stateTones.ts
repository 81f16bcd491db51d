import type { CourseState } from "@vaardig/contract/courses/courses";

/** How the state of a course is toned. */
export const STATE_TONES: Record<CourseState, "neutral" | "info" | "positive"> = {
  "not started": "neutral",
  started: "info",
  completed: "positive",
};
