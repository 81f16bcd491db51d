import { dayAfter } from "./adDates.ts";

/** The day on which a job begins, as YYYY-MM-DD; null where an ad leaves day, month or year open. */
export const startDateOf = dayAfter(
  "per|vanaf|ingangsdatum|startdatum|start(?: date)?|starting|start(?:s|ing)? on|as of|from|with effect from",
);
