import { failsMustHave } from "./bands.ts";

/**
 * Work limit of the exact search, in credit comparisons: profiles of 8–15 skills stay far below, several
 * hundred may exceed it.
 */
const SEARCH_WORK = 5_000_000;

export interface SetProblem {
  /** Current credit per requirement. */
  start: Float64Array;
  /** Per possible change: the credit it gives every requirement. */
  effects: readonly Float64Array[];
  /** Indexes of requirements whose credit must meet the must-have minimum. */
  mustHaves: readonly number[];
  score: (credits: Float64Array) => number;
  reachesScore: (score: number) => boolean;
}

interface Option {
  at: number;
  credits: Float64Array;
  score: number;
}

/**
 * Returns the useful next changes, best score first; while a must-have fails, only those that fix the first
 * one.
 */
function options(problem: SetProblem, credits: Float64Array, taken: readonly number[]): Option[] {
  const failing = problem.mustHaves.find((at) => failsMustHave(credits[at] ?? 0));
  return problem.effects
    .flatMap((effect, at) => {
      if (taken.includes(at) || (failing !== undefined && failsMustHave(effect[failing] ?? 0))) return [];
      const next = credits.map((credit, need) => Math.max(credit, effect[need] ?? 0));
      return [{ at, credits: next, score: problem.score(next) }];
    })
    .sort((a, b) => b.score - a.score || a.at - b.at);
}

function isDone(problem: SetProblem, credits: Float64Array): boolean {
  return (
    problem.reachesScore(problem.score(credits)) &&
    problem.mustHaves.every((at) => !failsMustHave(credits[at] ?? 0))
  );
}

/**
 * Repeatedly takes the best next change: an upper bound that is nearly always optimal. Null when no set
 * suffices.
 */
function greedy(problem: SetProblem): number[] | null {
  const taken: number[] = [];
  let credits = problem.start;
  while (!isDone(problem, credits)) {
    const [next] = options(problem, credits, taken);
    if (next === undefined) return null;
    taken.push(next.at);
    credits = next.credits;
  }
  return taken;
}

/**
 * Returns the smallest set of changes that reaches the score and fixes the must-haves, as indexes in
 * `effects`, or null when none does. Exact: a credit is a maximum, so gains only shrink as changes are
 * added, and the sum of the best remaining gains bounds every branch. Beyond the work limit, returns the
 * best set found so far.
 */
export function smallestSet(problem: SetProblem): number[] | null {
  const found = greedy(problem);
  if (found === null) return null;
  const limit = Math.ceil(SEARCH_WORK / Math.max(1, problem.effects.length * problem.start.length));
  let steps = 0;
  const search = (
    credits: Float64Array,
    taken: number[],
    left: number,
    barred: Set<number>,
  ): number[] | null => {
    if (isDone(problem, credits)) return taken;
    steps += 1;
    if (left === 0 || steps > limit) return null;
    const now = problem.score(credits);
    const open = options({ ...problem, mustHaves: [] }, credits, taken).filter(({ at }) => !barred.has(at));
    const bound = open.slice(0, left).reduce((sum, option) => sum + option.score - now, now);
    if (!problem.reachesScore(bound)) return null;
    const closed = new Set(barred);
    for (const option of options(problem, credits, taken)) {
      if (barred.has(option.at)) continue;
      const answer = search(option.credits, [...taken, option.at], left - 1, closed);
      if (answer !== null) return answer;
      closed.add(option.at);
    }
    return null;
  };
  let smallest = found;
  for (let size = found.length - 1; size > 0 && steps <= limit; size -= 1) {
    const answer = search(problem.start, [], size, new Set());
    if (answer === null) break;
    smallest = answer;
  }
  return smallest;
}
