import { BAND_STARTS, BAND_TOLERANCE } from "../scorerConfig.ts";
import type { CourseOffer } from "./courseEffects.ts";
import { type CourseOutcome, raise } from "./courseOutcome.ts";

/** Hours of a set. */
export const hoursOf = (courses: readonly CourseOffer[]) =>
  courses.reduce((sum, { hours }) => sum + hours, 0);
/** Hours closer than this are the same, however they were added up. */
const SAME_HOURS = 1e-9;

/** Below 0 where the first set takes fewer hours, or as many with fewer courses. */
export function compareSets(a: readonly CourseOffer[], b: readonly CourseOffer[]): number {
  const hours = hoursOf(a) - hoursOf(b);
  return Math.abs(hours) > SAME_HOURS ? hours : a.length - b.length;
}

/** Always the course with the most gain per hour next, then whatever turned out not to be needed left out again. */
export function greedySet(outcome: CourseOutcome, courses: readonly CourseOffer[]): CourseOffer[] | null {
  let chosen: CourseOffer[] = [];
  for (let credits = outcome.start; !outcome.reaches(credits); credits = outcome.creditsAfter(chosen)) {
    const now = outcome.score(credits);
    const open = courses
      .filter((one) => !chosen.includes(one))
      .map((one) => {
        const gain = outcome.score(outcome.creditsAfter([...chosen, one])) - now;
        return { one, perHour: gain / Math.max(one.hours, SAME_HOURS) };
      });
    const [next] = open.sort((a, b) => b.perHour - a.perHour || a.one.hours - b.one.hours);
    if (!next) return null;
    chosen.push(next.one);
  }
  for (const one of [...chosen].sort((a, b) => b.hours - a.hours)) {
    const without = chosen.filter((other) => other !== one);
    if (outcome.reaches(outcome.creditsAfter(without))) chosen = without;
  }
  return chosen;
}

/** A course with what it would earn if it could be begun at once, which is at least what it earns. */
interface Relaxed {
  course: CourseOffer;
  credits: Float64Array;
}

/** Hours that are needed at least for the score, were gains to add up and courses to come in parts. */
function leastHours(outcome: CourseOutcome, credits: Float64Array, open: readonly Relaxed[]): number {
  const start = BAND_STARTS.find(({ band }) => band === outcome.band)?.from ?? 0;
  const now = outcome.score(credits);
  let missing = start - 2 * BAND_TOLERANCE - now;
  const offers = open.map((one) => {
    const after = credits.slice();
    raise(after, one.credits);
    return { hours: one.course.hours, gain: outcome.score(after) - now };
  });
  offers.sort((a, b) => b.gain * a.hours - a.gain * b.hours);
  let hours = 0;
  for (const { hours: all, gain } of offers) {
    if (missing <= 0) return hours;
    if (gain <= 0) continue;
    hours += all * Math.min(1, missing / gain);
    missing -= gain;
  }
  return missing > 0 ? Number.POSITIVE_INFINITY : hours;
}

/**
 * The set of courses with the fewest hours, then the fewest courses, that reaches the band, or null. Exact: every set is
 * looked at but those that a bound shows to be no cheaper: credits are maxima, so what courses gain together is never
 * more than the sum of what each gains alone, had it nothing to wait for.
 */
export function cheapestSet(outcome: CourseOutcome, courses: readonly CourseOffer[]): CourseOffer[] | null {
  const all: Relaxed[] = [...courses]
    .sort((a, b) => a.hours - b.hours)
    .map((course) => {
      const credits = outcome.start.slice();
      for (const { skillId, levelTo } of course.skills) raise(credits, outcome.creditsOf(skillId, levelTo));
      return { course, credits };
    });
  let best = greedySet(outcome, courses);
  const search = (at: number, chosen: CourseOffer[], relaxed: Float64Array) => {
    if (best && compareSets(chosen, best) >= 0) return;
    if (outcome.reaches(outcome.creditsAfter(chosen))) {
      best = chosen;
      return;
    }
    const next = all[at];
    if (!next) return;
    const least = hoursOf(chosen) + leastHours(outcome, relaxed, all.slice(at));
    if (best && least > hoursOf(best) + SAME_HOURS) return;
    const withNext = relaxed.slice();
    raise(withNext, next.credits);
    search(at + 1, [...chosen, next.course], withNext);
    search(at + 1, chosen, relaxed);
  };
  search(0, [], outcome.start);
  return best;
}
