import type { Rating } from "@vaardig/contract/skills/skillHistory";

/** A period in which a level held; times in milliseconds. */
export interface HistoryStep {
  from: number;
  to: number;
  level: number;
  isConfirmed: boolean;
}

/** A statement at one time, whether it took effect or not. */
export interface HistoryMark {
  id: string;
  at: number;
  level: number;
  isConfirmed: boolean;
}

export interface HistoryChartData {
  from: number;
  to: number;
  steps: HistoryStep[];
  marks: HistoryMark[];
  /** The current level; null without one. */
  now: number | null;
}

/**
 * Returns ratings, given newest first, as steps until `now` with a mark per statement; null without levels.
 */
export function historySteps(ratings: readonly Rating[], now: number): HistoryChartData | null {
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
