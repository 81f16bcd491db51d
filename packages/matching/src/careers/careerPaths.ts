import { HOPS_MAX, PATHS_MAX } from "./careerConfig.ts";
import type { CareerGraph, Move } from "./careerGraph.ts";

/** A route: numbers of its jobs, ending with the target, and the product of its fits, 0–1. */
export interface CareerRoute {
  jobs: number[];
  fit: number;
}

function compareRoutes(a: CareerRoute, b: CareerRoute): number {
  if (a.fit !== b.fit) return b.fit - a.fit;
  if (a.jobs.length !== b.jobs.length) return a.jobs.length - b.jobs.length;
  for (const [at, job] of a.jobs.entries()) if (job !== b.jobs[at]) return job - (b.jobs[at] ?? 0);
  return 0;
}

/**
 * Returns the three best routes to a job: of all routes with at most three moves, those with the highest
 * product of fits. No route visits a job twice or returns to the present one.
 */
export function careerRoutes(
  graph: CareerGraph,
  first: readonly Move[],
  present: number | null,
  target: number,
): CareerRoute[] {
  const routes: CareerRoute[] = [];
  const follow = (moves: readonly Move[], before: readonly number[], fit: number) => {
    for (const move of moves) {
      if (move.to === present || before.includes(move.to)) continue;
      const route = { jobs: [...before, move.to], fit: fit * move.fit };
      const worst = routes[PATHS_MAX - 1];
      // Every further move can only lower the fit.
      if (worst && compareRoutes(worst, route) < 0) continue;
      if (move.to === target) {
        routes.push(route);
        routes.sort(compareRoutes);
        routes.length = Math.min(routes.length, PATHS_MAX);
      } else if (route.jobs.length < HOPS_MAX) follow(graph.movesOf(move.to), route.jobs, route.fit);
    }
  };
  follow(first, [], 1);
  return routes;
}
