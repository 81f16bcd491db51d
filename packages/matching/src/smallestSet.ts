import { failsMustHave } from "./bands.ts";

/** Bound of the exact search, in credits compared: profiles of 8–15 skills stay far below, several hundred may not. */
const SEARCH_WORK = 5_000_000;

export interface SetProblem {
  /** Credit per requirement now. */
  start: Float64Array;
  /** Per possible change: the credit it gives every requirement. */
  effects: readonly Float64Array[];
  /** Requirements whose credit must not fail as a must-have. */
  mustHaves: readonly number[];
  score: (credits: Float64Array) => number;
  reachesScore: (score: number) => boolean;
}

interface Option {
  at: number;
  credits: Float64Array;
  score: number;
}

/** The changes that help from here, best score first; only those that mend the first failing must-have, if one fails. */
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

/** Always the best next change: an upper bound that is nearly always the answer. Null when no set will do. */
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
 * The smallest set of changes that reaches the score and closes the gaps of the must-haves, as places in effects, or null when
 * none does. Exact: a credit is a maximum, so gains only shrink as changes are added, and the sum of the best gains
 * left bounds every branch. When the search grows too long, the best set found so far is returned.
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
