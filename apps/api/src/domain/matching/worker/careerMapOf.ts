import { stepBetween } from "@vaardig/matching/careers/careerFit";
import { effortOf, gapsOf } from "@vaardig/matching/careers/careerGap";
import { CareerGraph, type Move } from "@vaardig/matching/careers/careerGraph";
import { type CareerRoute, careerRoutes } from "@vaardig/matching/careers/careerPaths";
import {
  type CareerProfile,
  type CareerStart,
  claimsOfProfile,
  requirementsOfClaims,
} from "@vaardig/matching/careers/careerProfile";
import { jobsToShow, reachJobs } from "@vaardig/matching/careers/careerReach";
import { isScorable } from "@vaardig/matching/isScorable";
import type { Claim } from "@vaardig/matching/model";
import { scoreCompiled } from "@vaardig/matching/scorer";
import type { SkillTable } from "@vaardig/matching/skillTable";
import type { CareerMap, CareerMapJob, CareerMapQuery } from "../careerMap.ts";

/** Number of gaps that are named. */
const NAMED = 3;

interface Placed {
  number: number;
  hops: number;
  fit: number;
}

/**
 * Returns the career map for the given claims. For a person without skills the requirements of the current
 * job profile stand in, so that its neighbours can be shown; bands are of the claims alone.
 */
export function careerMapOf(
  profiles: readonly CareerProfile[],
  skills: SkillTable,
  claims: readonly Claim[],
  { presentId, dismissedIds, targetId, tried }: CareerMapQuery,
): CareerMap {
  const more = tried.map(
    ({ skillId, level }): Claim => ({ skillId, level, source: "self", lastUsedYears: 0 }),
  );
  const all = [...claims, ...more];
  // A requested target is shown even when it was dismissed.
  const dismissed = dismissedIds.filter((id) => id !== targetId);
  const graph = new CareerGraph(profiles, skills, dismissed);
  const { index } = graph;
  const present = (presentId === null ? undefined : index.numbers.get(presentId)) ?? null;
  const own = present === null ? undefined : profiles[present];
  const startWith = (held: readonly Claim[]): CareerStart => {
    const known = isScorable(held) ? held : [...claimsOfProfile(own?.requirements ?? []), ...more];
    return {
      id: presentId,
      family: own?.family ?? null,
      step: own?.step ?? null,
      titles: own?.titles ?? [],
      claims: known,
      asked: requirementsOfClaims(known),
    };
  };
  const start = startWith(all);
  const first = graph.movesFrom(start);
  const before = more.length > 0 ? reachJobs(graph, graph.movesFrom(startWith(claims)), present) : null;
  const idOf = (number: number) => profiles[number]?.id ?? "";

  const describe = ({ number, hops, fit }: Placed): CareerMapJob => {
    const job = index.compiled[number];
    const profile = profiles[number];
    const score = job ? scoreCompiled(job, all, skills) : null;
    const earlier = job && before ? scoreCompiled(job, claims, skills) : score;
    const gaps = job && score ? gapsOf(job, score) : [];
    const isKnown = start.step !== null && profile?.step !== null;
    return {
      id: idOf(number),
      hops,
      fit,
      score: score?.score ?? null,
      band: score?.band ?? null,
      before: { score: earlier?.score ?? null, band: earlier?.band ?? null },
      isNew: before !== null && hops > 0 && !before.has(number),
      step: isKnown ? stepBetween(start.step, profile?.step ?? null) : null,
      isOtherFamily: start.family !== null && profile?.family !== start.family,
      missing: gaps.filter(({ have }) => have === null).length,
      belowLevel: gaps.filter(({ have }) => have !== null).length,
      effort: effortOf(gaps),
      gaps: gaps.slice(0, NAMED).map(({ isLicence: _isLicence, ...gap }) => gap),
    };
  };

  const target = targetId === null ? undefined : index.numbers.get(targetId);
  const routes = target === undefined ? [] : careerRoutes(graph, first, present, target);
  const drawn =
    target === undefined ? drawReach(graph, first, present) : drawRoutes(graph, first, target, routes);
  return {
    jobsCount: index.compiled.filter((job) => job !== null).length,
    hasSkills: isScorable(all),
    hasPresent: present !== null && index.compiled[present] !== null,
    jobs: [
      ...(present === null ? [] : [describe({ number: present, hops: 0, fit: 1 })]),
      ...drawn.placed.map(describe),
    ],
    edges: drawn.lines.map(({ from, to, fit }) => ({
      source: from === null ? null : idOf(from),
      target: idOf(to),
      fit,
    })),
    routes: routes.map(({ jobs, fit }) => ({ jobIds: jobs.map(idOf), fit })),
  };
}

interface Drawn {
  placed: Placed[];
  /** `from` null is the person's current situation. */
  lines: { from: number | null; to: number; fit: number }[];
}

/** Returns the reachable job profiles, ring by ring, with the moves from each ring to the next. */
function drawReach(graph: CareerGraph, first: readonly Move[], present: number | null): Drawn {
  const reached = jobsToShow(reachJobs(graph, first, present));
  const placed = reached.map(({ job, hops, fit }) => ({ number: job, hops, fit }));
  const hopsOf = new Map(placed.map(({ number, hops }) => [number, hops]));
  const from = (source: number | null, hops: number, moves: readonly Move[]) =>
    moves.filter(({ to }) => hopsOf.get(to) === hops + 1).map(({ to, fit }) => ({ from: source, to, fit }));
  const lines = placed.flatMap(({ number, hops }) => from(number, hops, graph.movesOf(number)));
  return { placed, lines: [...from(null, 0, first), ...lines] };
}

/**
 * Returns the job profiles on the routes to a target, each at its earliest place, with the target behind all
 * of them.
 */
function drawRoutes(
  graph: CareerGraph,
  first: readonly Move[],
  target: number,
  routes: readonly CareerRoute[],
): Drawn {
  const last = Math.max(1, ...routes.map(({ jobs }) => jobs.length));
  const places = new Map<number, Placed>();
  const lines = new Map<string, Drawn["lines"][number]>();
  for (const { jobs } of routes) {
    let from: number | null = null;
    let fit = 1;
    for (const [at, number] of jobs.entries()) {
      const moves: readonly Move[] = from === null ? first : graph.movesOf(from);
      const move = moves.find(({ to }) => to === number);
      fit *= move?.fit ?? 0;
      if (move) lines.set(`${from} ${number}`, { from, to: number, fit: move.fit });
      const before = places.get(number);
      if (number !== target && (!before || at + 1 < before.hops))
        places.set(number, { number, hops: at + 1, fit });
      from = number;
    }
  }
  const placed = [...places.values(), { number: target, hops: last, fit: routes[0]?.fit ?? 0 }];
  return { placed, lines: [...lines.values()] };
}
