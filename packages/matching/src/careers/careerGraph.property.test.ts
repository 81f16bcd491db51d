import fc from "fast-check";
import { expect, test } from "vitest";
import { buildSkillTable } from "../skillTable.ts";
import { claimsArbitrary, requirementsArbitrary, skillTableArbitrary } from "../testing/arbitraries.ts";
import { FIT_MIN, HOPS_MAX, MOVES_MAX, PATHS_MAX, SHOWN_MAX, STEP_MAX } from "./careerConfig.ts";
import { careerFit } from "./careerFit.ts";
import { CareerGraph } from "./careerGraph.ts";
import { careerRoutes } from "./careerPaths.ts";
import {
  type CareerProfile,
  type CareerStart,
  requirementsOfClaims,
  startOfProfile,
} from "./careerProfile.ts";
import { jobsToShow, reachJobs } from "./careerReach.ts";

const about = {
  family: fc.option(fc.constantFrom("ict", "care")),
  step: fc.option(fc.integer({ min: 1, max: 6 })),
  titles: fc.array(fc.constantFrom("Data engineer", "Engineer", "Verpleegkundige", "Head of data"), {
    maxLength: 2,
  }),
};
const profilesArbitrary: fc.Arbitrary<CareerProfile[]> = fc
  .array(
    fc.record({
      requirements: fc.oneof({ weight: 9, arbitrary: requirementsArbitrary }, fc.constant([])),
      ...about,
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((profiles) => profiles.map((profile, at) => ({ ...profile, id: `job ${at}` })));
const startArbitrary: fc.Arbitrary<CareerStart> = fc
  .record({
    id: fc.constantFrom(null, "job 0"),
    claims: claimsArbitrary,
    ...about,
  })
  .map((start) => ({ ...start, asked: requirementsOfClaims(start.claims) }));
const situation = [profilesArbitrary, startArbitrary, skillTableArbitrary] as const;

test("a person's moves are those of the definition, best first", () => {
  fc.assert(
    fc.property(...situation, (profiles, start, facts) => {
      const graph = new CareerGraph(profiles, facts);
      const expected = profiles.flatMap((profile, to) => {
        const fit = profile.id === start.id ? null : careerFit(start, profile, facts);
        return fit && Math.abs(fit.step) <= STEP_MAX && fit.fit >= FIT_MIN ? [{ to, fit: fit.fit }] : [];
      });
      const moves = graph.movesFrom(start);
      expect(moves.map(({ to }) => to).sort()).toEqual(expected.map(({ to }) => to).sort());
      for (const { to, fit } of moves)
        expect(fit).toBeCloseTo(expected.find((one) => one.to === to)?.fit ?? -1, 9);
      expect(moves).toEqual([...moves].sort((a, b) => b.fit - a.fit || a.to - b.to));
    }),
  );
});

test("a fit of exactly the least is a move, in whatever order its parts were added", () => {
  // Nothing covered there, a third of it used and the same groups: 0.6 · (0 + 1/3) / 2 + 0.2 = 0.3.
  const ask = (level: number) =>
    ({ skillId: "a", level, kind: "essential", importance: 3, mustHave: false }) as const;
  const about = { family: null, step: null, titles: [] };
  const facts = buildSkillTable(
    [{ id: "a", kind: "skill", idf: 1, groupIds: ["g1"], neighbours: [] }],
    new Map(),
  );
  const job = { ...about, id: "job 0", requirements: [ask(1)] };
  const start = { ...about, id: null, claims: [], asked: [ask(3)] };
  expect(careerFit(start, job, facts)?.fit).toBeCloseTo(0.3, 9);
  expect(careerFit(start, job, facts)?.fit).toBeGreaterThanOrEqual(FIT_MIN);
  expect(new CareerGraph([job], facts).movesFrom(start)).toEqual([{ to: 0, fit: expect.closeTo(0.3, 9) }]);
});

test("a job's moves are those of someone who has exactly what it asks, asked twice the same", () => {
  fc.assert(
    fc.property(profilesArbitrary, skillTableArbitrary, (profiles, facts) => {
      const graph = new CareerGraph(profiles, facts);
      for (const [number, profile] of profiles.entries()) {
        expect(graph.movesOf(number)).toEqual(graph.movesFrom(startOfProfile(profile)));
        expect(graph.movesOf(number)).toBe(graph.movesOf(number));
      }
    }),
    { numRuns: 40 },
  );
});

test("a fit lies between 0 and 1, its coverage is the same both ways", () => {
  fc.assert(
    fc.property(profilesArbitrary, skillTableArbitrary, ([a, b], facts) => {
      if (!a || !b) return;
      const there = careerFit(startOfProfile(a), b, facts);
      const back = careerFit(startOfProfile(b), a, facts);
      if (!there || !back) return;
      expect(there.fit).toBeGreaterThanOrEqual(0);
      expect(there.fit).toBeLessThanOrEqual(1 + 1e-9);
      expect(there.coverage).toBeCloseTo(back.coverage, 9);
      expect(there.groups).toBeCloseTo(back.groups, 9);
      expect(there.title).toBe(back.title);
    }),
  );
});

test("of many jobs the 25 best are kept, and what is left out is no target", () => {
  const skill = (at: number) => ({
    skillId: "a",
    level: 3,
    kind: "essential" as const,
    importance: 3,
    mustHave: false,
    at,
  });
  const profiles = Array.from({ length: 60 }, (_, at) => ({
    id: `job ${at}`,
    requirements: [skill(at)],
    family: "ict",
    step: 2,
    titles: ["Engineer"],
  }));
  const facts = fc.sample(skillTableArbitrary, { numRuns: 1, seed: 1 })[0];
  if (!facts) throw new Error("no facts");
  const graph = new CareerGraph(profiles, facts, ["job 3", "unknown"]);
  const moves = graph.movesOf(0);
  expect(moves).toHaveLength(MOVES_MAX);
  expect(moves.map(({ to }) => to)).not.toContain(3);
  expect(moves.map(({ to }) => to)).not.toContain(0);
});

/** Every way of three moves at most that passes no job twice. */
function allRoutes(graph: CareerGraph, start: CareerStart) {
  const present = graph.index.numbers.get(start.id ?? "") ?? null;
  const routes: { jobs: number[]; fit: number }[] = [];
  const walk = (moves: readonly { to: number; fit: number }[], jobs: number[], fit: number) => {
    for (const move of moves) {
      if (move.to === present || jobs.includes(move.to)) continue;
      const route = { jobs: [...jobs, move.to], fit: fit * move.fit };
      routes.push(route);
      if (route.jobs.length < HOPS_MAX) walk(graph.movesOf(move.to), route.jobs, route.fit);
    }
  };
  walk(graph.movesFrom(start), [], 1);
  return { routes, present };
}

test("the routes to a job are the three best of all of three moves at most", () => {
  fc.assert(
    fc.property(...situation, (profiles, start, facts) => {
      const graph = new CareerGraph(profiles, facts);
      const { routes, present } = allRoutes(graph, start);
      for (const target of profiles.keys()) {
        const best = routes
          .filter(({ jobs }) => jobs.at(-1) === target)
          .sort((a, b) => b.fit - a.fit || a.jobs.length - b.jobs.length);
        const found = careerRoutes(graph, graph.movesFrom(start), present, target);
        expect(found.map(({ fit }) => fit)).toEqual(best.slice(0, PATHS_MAX).map(({ fit }) => fit));
      }
    }),
    { numRuns: 60 },
  );
});

test("what is reached is what any route leads to, and what is shown comes with the jobs on its way", () => {
  fc.assert(
    fc.property(...situation, (profiles, start, facts) => {
      const graph = new CareerGraph(profiles, facts);
      const { routes, present } = allRoutes(graph, start);
      const reached = reachJobs(graph, graph.movesFrom(start), present);
      expect([...reached.keys()].sort()).toEqual([...new Set(routes.map(({ jobs }) => jobs.at(-1)))].sort());
      for (const { job, hops } of reached.values())
        expect(hops).toBe(
          Math.min(...routes.filter(({ jobs }) => jobs.at(-1) === job).map(({ jobs }) => jobs.length)),
        );
      const shown = jobsToShow(reached);
      const jobs = new Set(shown.map(({ job }) => job));
      expect(shown.length).toBe(Math.min(SHOWN_MAX, reached.size));
      for (const { via } of shown) expect(via === null || jobs.has(via)).toBe(true);
    }),
    { numRuns: 60 },
  );
});
