import type { DemoRandom } from "../demoRandom.ts";
import type { assignStages } from "./assignStages.ts";
import { workdaysBetween } from "./workdays.ts";

type Place = ReturnType<typeof assignStages>[number];

/** Days before today on which an application began and came to where it stands, and on which an offer was made. */
export interface ApplicationDays {
  began: number;
  since: number;
  offered: number;
}

/** A talk lies no further back than this from the day on which it led to something. */
const LAST_DAYS = 25;
/** Part of the days that a closed vacancy was open before it was filled. */
const FILLED_AFTER = 0.6;

/** A talk's day and a later workday, so many days before today; nothing where there is no room for them. */
function talkAndAfter(from: number, to: number, today: string, random: DemoRandom) {
  const [, ...days] = workdaysBetween(today, from, to);
  if (days.length === 0) return null;
  const talk = random.pick(days);
  return { talk, after: random.pick(workdaysBetween(today, from, talk - 1)) };
}

/**
 * When an application in this place began and what followed, `daysOpen` after the vacancy was made; nothing where the
 * vacancy is too young for it.
 */
export function daysOf(
  [stage, outcome]: Place,
  daysOpen: number,
  closed: boolean,
  today: string,
  random: DemoRandom,
): ApplicationDays | null {
  // Nothing comes in for a vacancy that is filled.
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
