import { BAND_STARTS, BAND_TOLERANCE } from "../scorerConfig.ts";
import type { CourseOffer } from "./courseEffects.ts";
import { type CourseOutcome, raiseCredits } from "./courseOutcome.ts";

/** Returns the total hours of a set. */
export const hoursOf = (courses: readonly CourseOffer[]) =>
  courses.reduce((sum, { hours }) => sum + hours, 0);
/** Hours closer than this are equal, to absorb rounding of sums. */
const SAME_HOURS = 1e-9;

/** Returns a negative number when the first set takes fewer hours, or equal hours with fewer courses. */
export function compareCourseSets(a: readonly CourseOffer[], b: readonly CourseOffer[]): number {
  const hours = hoursOf(a) - hoursOf(b);
  return Math.abs(hours) > SAME_HOURS ? hours : a.length - b.length;
}

/** Repeatedly adds the course with the most gain per hour, then drops courses that are not needed. */
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

/** A course with its credits if it had no entry level: an upper bound of what it earns. */
interface Relaxed {
  course: CourseOffer;
  credits: Float64Array;
}

/** Returns a lower bound of the hours needed, assuming that gains add up and courses are divisible. */
function leastHours(outcome: CourseOutcome, credits: Float64Array, open: readonly Relaxed[]): number {
  const start = BAND_STARTS.find(({ band }) => band === outcome.band)?.from ?? 0;
  const now = outcome.score(credits);
  let missing = start - 2 * BAND_TOLERANCE - now;
  const offers = open.map((one) => {
    const after = credits.slice();
    raiseCredits(after, one.credits);
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
 * Returns the set of courses that reaches the band with the fewest hours, then the fewest courses, or null.
 * Exact branch and bound: credits are maxima, so the joint gain of courses never exceeds the sum of their
 * single gains without entry levels.
 */
export function cheapestSet(outcome: CourseOutcome, courses: readonly CourseOffer[]): CourseOffer[] | null {
  const all: Relaxed[] = [...courses]
    .sort((a, b) => a.hours - b.hours)
    .map((course) => {
      const credits = outcome.start.slice();
      for (const { skillId, levelTo } of course.skills)
        raiseCredits(credits, outcome.creditsOf(skillId, levelTo));
      return { course, credits };
    });
  let best = greedySet(outcome, courses);
  const search = (at: number, chosen: CourseOffer[], relaxed: Float64Array) => {
    if (best && compareCourseSets(chosen, best) >= 0) return;
    if (outcome.reaches(outcome.creditsAfter(chosen))) {
      best = chosen;
      return;
    }
    const next = all[at];
    if (!next) return;
    const least = hoursOf(chosen) + leastHours(outcome, relaxed, all.slice(at));
    if (best && least > hoursOf(best) + SAME_HOURS) return;
    const withNext = relaxed.slice();
    raiseCredits(withNext, next.credits);
    search(at + 1, [...chosen, next.course], withNext);
    search(at + 1, chosen, relaxed);
  };
  search(0, [], outcome.start);
  return best;
}
