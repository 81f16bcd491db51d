import type { Rating } from "@vaardig/contract/skills/skillHistory";

/** A stretch of time in which a level held; times in milliseconds. */
export interface Step {
  from: number;
  to: number;
  level: number;
  isConfirmed: boolean;
}

/** Something that was said at one moment, whether it held or not. */
export interface Mark {
  id: string;
  at: number;
  level: number;
  isConfirmed: boolean;
}

export interface HistoryPicture {
  from: number;
  to: number;
  steps: Step[];
  marks: Mark[];
  /** The level that holds now; null when none does. */
  now: number | null;
}

/** Ratings, newest first, as a line of steps until `now` with a mark for everything that was said; null without levels. */
export function historySteps(ratings: readonly Rating[], now: number): HistoryPicture | null {
  const known = ratings
    .flatMap(({ level, ...rest }) => (level === null ? [] : [{ ...rest, level }]))
    .reverse();
  const [first] = known;
  if (!first) return null;
  const timeOf = (moment: string) => new Date(moment).getTime();
  const steps = known
    .map(({ level, source, valid_from, valid_to }) => ({
      from: timeOf(valid_from),
      to: valid_to === null ? now : timeOf(valid_to),
      level,
      isConfirmed: source === "confirmed",
    }))
    .filter(({ from, to }) => to > from);
  const marks = known.map(({ id, level, source, valid_from }) => ({
    id,
    at: timeOf(valid_from),
    level,
    isConfirmed: source === "confirmed",
  }));
  const holding = known.find(({ valid_to }) => valid_to === null);
  return { from: timeOf(first.valid_from), to: now, steps, marks, now: holding?.level ?? null };
}
