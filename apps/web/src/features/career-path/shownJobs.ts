import type { CareerJob, CareerMove } from "@vaardig/contract/career-path/careerJob";
import type { CareerEdge } from "@vaardig/contract/career-path/careerPath";

/**
 * Returns the jobs of one kind of move, plus the present job and the jobs on the routes, so that all edges
 * are connected.
 */
export function shownJobs(
  jobs: readonly CareerJob[],
  edges: readonly CareerEdge[],
  kind: CareerMove | null,
): readonly CareerJob[] {
  if (kind === null) return jobs;
  const shown = new Set(
    jobs.filter(({ moves, hops }) => hops === 0 || moves.includes(kind)).map(({ id }) => id),
  );
  const fitOf = new Map(jobs.map(({ id, fit }) => [id, fit]));
  const farthestFirst = [...jobs].sort((a, b) => b.hops - a.hops);
  for (const { id, hops } of farthestFirst) {
    if (!shown.has(id) || hops < 2) continue;
    const into = edges.filter(({ target }) => target === id);
    if (into.some(({ source }) => shown.has(source))) continue;
    const [best] = into.sort(
      (a, b) => (fitOf.get(b.source) ?? 0) * b.fit - (fitOf.get(a.source) ?? 0) * a.fit,
    );
    if (best) shown.add(best.source);
  }
  return jobs.filter(({ id }) => shown.has(id));
}
