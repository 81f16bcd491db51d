import { CHANGE_HOURS } from "@vaardig/contract/interviews/interviews";

const HOUR_MS = 3_600_000;

/**
 * Returns whether an applicant may still choose another time, `CHANGE_HOURS` before the start at the latest.
 */
export function canChangeInterview(startsAt: Date, now = Date.now()): boolean {
  return startsAt.getTime() - now >= CHANGE_HOURS * HOUR_MS;
}
