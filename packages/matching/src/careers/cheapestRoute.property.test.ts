import fc from "fast-check";
import { expect, test } from "vitest";
import { bandAbove, bandRank } from "../bands.ts";
import { compileJob } from "../compileJob.ts";
import type { Claim } from "../model.ts";
import { scoreCompiled } from "../scorer.ts";
import {
  claimsArbitrary,
  requirementsArbitrary,
  skillIdArbitrary,
  skillTableArbitrary,
} from "../testing/arbitraries.ts";
import { effortOf, gapsOf } from "./careerGap.ts";
import { cheapestRoute } from "./cheapestRoute.ts";
import { canonicalCourses, claimsAfter, levelsOf, takeCourses } from "./courseEffects.ts";

const courses = fc
  .array(
    fc.record({
      hours: fc.integer({ min: 1, max: 40 }),
      skills: fc.array(
        fc.record({
          skillId: skillIdArbitrary,
          levelFrom: fc.constant(0),
          levelTo: fc.integer({ min: 1, max: 4 }),
        }),
        { minLength: 1, maxLength: 2 },
      ),
    }),
    { maxLength: 5 },
  )
  .map((offers) => offers.map((one, at) => ({ ...one, id: `course ${at}` })));

test("a person who follows it is in the next band, and it is returned wherever there is a next band", () => {
  fc.assert(
    fc.property(
      requirementsArbitrary,
      claimsArbitrary,
      skillTableArbitrary,
      courses,
      (asked, claims, facts, offers) => {
        const job = compileJob(asked, facts);
        if (!job) return;
        const now = scoreCompiled(job, claims, facts);
        const band = now.band && bandAbove(now.band);
        const route = cheapestRoute({ job, claims, courses: offers, facts });
        expect(route?.band ?? null).toBe(band);
        if (!route) return;
        const taken = canonicalCourses(offers, facts).filter(({ id }) => route.courseIds.includes(id));
        expect(taken.reduce((sum, { hours }) => sum + hours, 0)).toBe(route.hours);
        const raised = route.changes.map(
          ({ skillId, toLevel }): Claim => ({ skillId, level: toLevel, source: "self", lastUsedYears: 0 }),
        );
        const levels = levelsOf([...claims, ...raised], facts);
        const studied = claimsAfter(levels, takeCourses(taken, levels).levels);
        const after = scoreCompiled(job, [...claims, ...raised, ...studied], facts);
        expect(bandRank(after.band ?? "very_low")).toBeGreaterThanOrEqual(bandRank(route.band));
      },
    ),
  );
});

test("who fills every gap is short of nothing, and effort is what was filled", () => {
  fc.assert(
    fc.property(requirementsArbitrary, claimsArbitrary, skillTableArbitrary, (asked, claims, facts) => {
      const job = compileJob(asked, facts);
      if (!job) return;
      const gaps = gapsOf(job, scoreCompiled(job, claims, facts));
      const filled = gaps.map(
        ({ skillId, need }): Claim => ({ skillId, level: need, source: "confirmed", lastUsedYears: 0 }),
      );
      expect(gapsOf(job, scoreCompiled(job, [...claims, ...filled], facts))).toEqual([]);
      expect(effortOf(gaps)).toBeGreaterThanOrEqual(gaps.length);
    }),
  );
});
