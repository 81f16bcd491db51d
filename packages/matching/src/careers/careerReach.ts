import { HOPS_MAX, SHOWN_BY_HOPS, SHOWN_MAX } from "./careerConfig.ts";
import type { CareerGraph, Move } from "./careerGraph.ts";

/** The best route to a job: fewest moves, then highest product of fits. */
export interface ReachedJob {
  job: number;
  hops: number;
  /** Product of the fits on the route, 0–1. */
  fit: number;
  /** The previous job; null for a first move. */
  via: number | null;
}

/** Returns every job within three moves, by number, each with its best route of the fewest moves. */
export function reachJobs(
  graph: CareerGraph,
  first: readonly Move[],
  present: number | null,
): Map<number, ReachedJob> {
  const reached = new Map<number, ReachedJob>();
  let ring: ReachedJob[] = first.map(({ to, fit }) => ({ job: to, hops: 1, fit, via: null }));
  for (let hops = 1; ring.length > 0; hops += 1) {
    for (const one of ring) reached.set(one.job, one);
    if (hops === HOPS_MAX) break;
    const next = new Map<number, ReachedJob>();
    for (const { job, fit } of ring)
      for (const move of graph.movesOf(job)) {
        if (move.to === present || reached.has(move.to)) continue;
        const through = { job: move.to, hops: hops + 1, fit: fit * move.fit, via: job };
        if (through.fit > (next.get(move.to)?.fit ?? 0)) next.set(move.to, through);
      }
    ring = [...next.values()];
  }
  return reached;
}

const byFit = (a: ReachedJob, b: ReachedJob) => b.fit - a.fit || a.job - b.job;

/**
 * Returns the reached jobs to show: the nearest and some of those beyond, each with the jobs on its route.
 */
export function jobsToShow(reached: ReadonlyMap<number, ReachedJob>): ReachedJob[] {
  const all = [...reached.values()].sort((a, b) => a.hops - b.hops || byFit(a, b));
  const shown = new Map<number, ReachedJob>();
  const way = (one: ReachedJob): ReachedJob[] => {
    const before = one.via === null ? undefined : reached.get(one.via);
    return shown.has(one.job) ? [] : [...(before ? way(before) : []), one];
  };
  const show = (wanted: readonly ReachedJob[], count: number) => {
    let left = count;
    for (const one of wanted) {
      if (left === 0 || shown.size === SHOWN_MAX) return;
      const added = way(one);
      if (added.length === 0 || shown.size + added.length > SHOWN_MAX) continue;
      for (const step of added) shown.set(step.job, step);
      left -= 1;
    }
  };
  for (const [at, count] of SHOWN_BY_HOPS.entries())
    show(
      all.filter(({ hops }) => hops === at + 1),
      count,
    );
  show(all, SHOWN_MAX);
  return [...shown.values()].sort((a, b) => a.hops - b.hops || byFit(a, b));
}
