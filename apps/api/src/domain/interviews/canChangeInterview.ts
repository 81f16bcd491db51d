import { CHANGE_HOURS } from "@vaardig/contract/interviews/interviews";

const HOUR_MS = 3_600_000;

/** An applicant chooses another time until so long before. */
export function canChangeInterview(startsAt: Date, now = Date.now()): boolean {
  return startsAt.getTime() - now >= CHANGE_HOURS * HOUR_MS;
}
