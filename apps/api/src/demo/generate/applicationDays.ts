import type { DemoRandom } from "../demoRandom.ts";
import type { assignStages } from "./assignStages.ts";
import { workdaysBetween } from "./workdays.ts";

type Place = ReturnType<typeof assignStages>[number];

/** Days before today on which an application started, reached its stage and got an offer. */
export interface ApplicationDays {
  began: number;
  since: number;
  offered: number;
}

/** Maximum days between an interview and its result. */
const LAST_DAYS = 25;
/** Fraction of the open time of a closed job after which it was filled. */
const FILLED_AFTER = 0.6;

/**
 * Returns the day of an interview and a later workday, in days before today; null when there is no room for
 * them.
 */
function talkAndAfter(from: number, to: number, today: string, random: DemoRandom) {
  const [, ...days] = workdaysBetween(today, from, to);
  if (days.length === 0) return null;
  const talk = random.pick(days);
  return { talk, after: random.pick(workdaysBetween(today, from, talk - 1)) };
}

/**
 * Returns the days of an application at this stage, for a job created `daysOpen` ago; null when the job is
 * too recent.
 */
export function daysOf(
  [stage, outcome]: Place,
  daysOpen: number,
  closed: boolean,
  today: string,
  random: DemoRandom,
): ApplicationDays | null {
  // A filled job gets no more applications.
  const last = closed ? Math.floor(daysOpen * (1 - FILLED_AFTER)) : 0;
  if (stage === "Job offer" || stage === "Rejection after interview") {
    const began = random.int(Math.min(daysOpen, last + 8), daysOpen);
    const found = talkAndAfter(last, Math.min(began - 1, last + LAST_DAYS), today, random);
    if (!found) return null;
    const [since = found.after] = outcome === "hired" ? workdaysBetween(today, last, found.after) : [];
    return { began, since, offered: found.after };
  }
  const began = random.int(Math.min(daysOpen, last + 1), daysOpen);
  const moved = stage === "Interview" || outcome !== "active";
  const since = moved ? random.int(last, Math.max(last, began - 1)) : began;
  return { began, since, offered: since };
}
