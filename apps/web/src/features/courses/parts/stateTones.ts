import type { CourseState } from "@vaardig/contract/courses/courses";

/** Tone of the chip for each course state. */
export const STATE_TONES: Record<CourseState, "neutral" | "info" | "positive"> = {
  "not started": "neutral",
  started: "info",
  completed: "positive",
};
