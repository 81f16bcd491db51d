import fc from "fast-check";
import { expect, test } from "vitest";
import { bitsetOf } from "./bitset.ts";
import { compileJob } from "./compileJob.ts";
import { buildJobIndex } from "./jobIndex.ts";
import type { ClaimSource } from "./model.ts";
import { JobRanker, type RankedJob } from "./rankJobs.ts";
import { scoreCompiled } from "./scorer.ts";
import {
  claimsArbitrary,
  requirementArbitrary,
  skillIdArbitrary,
  skillTableArbitrary,
} from "./testing/arbitraries.ts";

const situation = fc.record({
  skills: skillTableArbitrary,
  jobs: fc.array(fc.array(requirementArbitrary, { maxLength: 6 }), { maxLength: 8 }),
  people: fc.array(claimsArbitrary, { minLength: 1, maxLength: 4 }),
  /** A skill that only shows up after the index was built. */
  late: skillIdArbitrary.map((id) => `late-${id}`),
  onlyLanguages: fc.boolean(),
  adjacency: fc.boolean(),
  allow: fc.option(fc.uniqueArray(fc.nat({ max: 7 })), { nil: undefined }),
  k: fc.nat({ max: 10 }),
  offset: fc.nat({ max: 4 }),
});

test("equals scoring every job and sorting, to the bit, for one person after another", () => {
  fc.assert(
    fc.property(situation, ({ skills, jobs, people, late, onlyLanguages, adjacency, allow, k, offset }) => {
      const compiled = jobs.map((requirements) => compileJob(requirements, skills, { adjacency }));
      const ranker = new JobRanker(buildJobIndex(compiled, skills), skills);
      for (const claims of people) {
        const source: ClaimSource = onlyLanguages ? "language" : "self";
        const own = claims.map((claim) => (onlyLanguages ? { ...claim, source } : claim));
        const all = [...own, { skillId: late, level: 3, source, lastUsedYears: 0 }];
        const expected = compiled
          .map((job, number): RankedJob => {
            const found = job && scoreCompiled(job, all, skills);
            return {
              job: number,
              score: found?.score ?? null,
              band: found?.band ?? null,
              cappedBy: found?.cappedBy ?? null,
            };
          })
          .filter(({ job }) => allow?.includes(job) ?? true)
          .sort(
            (a, b) => (b.score ?? -1) - (a.score ?? -1) || (a.score === null ? b.job - a.job : a.job - b.job),
          );
        const allowed = allow && bitsetOf(allow, 8);
        expect(ranker.rank(all, { allow: allowed, k, offset, adjacency })).toEqual({
          total: expected.length,
          rows: expected.slice(offset, offset + k),
        });
      }
    }),
    { numRuns: 300 },
  );
});
