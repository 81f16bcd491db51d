import fc from "fast-check";
import { expect, test } from "vitest";
import { bandAbove, bandRank } from "../bands.ts";
import { compileJob } from "../compileJob.ts";
import type { Claim, SkillFacts } from "../model.ts";
import { scoreCompiled } from "../scorer.ts";
import {
  requirementsArbitrary,
  scorableClaimsArbitrary,
  skillIdArbitrary,
  skillTableArbitrary,
} from "../testing/arbitraries.ts";
import { chooseCourses } from "./chooseCourses.ts";
import { type CourseOffer, levelsOf } from "./courseEffects.ts";

const level = fc.integer({ min: 0, max: 5 });
const offer = fc.record({
  hours: fc.integer({ min: 1, max: 40 }),
  skills: fc.array(
    fc
      .tuple(skillIdArbitrary, level, level)
      .map(([skillId, a, b]) => ({ skillId, levelFrom: Math.min(a, b), levelTo: Math.max(1, a, b) })),
    { minLength: 1, maxLength: 2 },
  ),
});
const coursesOf = (maxLength: number, minLength = 0): fc.Arbitrary<CourseOffer[]> =>
  fc
    .array(offer, { minLength, maxLength })
    .map((offers) => offers.map((one, at) => ({ ...one, id: `course ${at}` })));

/** Takes courses one after another, in whatever order each may be begun, and says which were left. */
function study(courses: readonly CourseOffer[], claims: readonly Claim[], facts: SkillFacts) {
  const levels = levelsOf(claims, facts);
  const left = new Set(courses);
  for (let before = -1; before !== left.size; ) {
    before = left.size;
    for (const course of left) {
      const isOpen = course.skills.every(
        ({ skillId, levelFrom }) => (levels.get(facts.canonical(skillId)) ?? 0) >= levelFrom,
      );
      if (!isOpen) continue;
      left.delete(course);
      for (const { skillId, levelTo } of course.skills) {
        const id = facts.canonical(skillId);
        levels.set(id, Math.max(levels.get(id) ?? 0, levelTo));
      }
    }
  }
  const start = levelsOf(claims, facts);
  const learnt = [...levels].filter(([skillId, now]) => now > (start.get(skillId) ?? 0));
  const more = learnt.map(
    ([skillId, now]): Claim => ({ skillId, level: now, source: "self", lastUsedYears: 0 }),
  );
  return { left: left.size, claims: [...claims, ...more] };
}

const situation = (most: number, least = 0) =>
  [requirementsArbitrary, scorableClaimsArbitrary, skillTableArbitrary, coursesOf(most, least)] as const;

interface Cost {
  hours: number;
  count: number;
}
const isCheaper = (one: Cost, other: Cost) =>
  one.hours < other.hours || (one.hours === other.hours && one.count < other.count);

// The larger situations are the same every time: how many of them a set of courses lifts is counted.
test.each([
  { most: 9, least: 0, numRuns: 120, lifted: 1, fixed: {} },
  { most: 14, least: 10, numRuns: 20, lifted: 3, fixed: { seed: 16 } },
  { most: 15, least: 15, numRuns: 12, lifted: 3, fixed: { seed: 15 } },
])(
  "of every set of $least to $most courses none reaches the next band in fewer hours, and none as fast with fewer courses",
  ({ most, least, numRuns, lifted, fixed }) => {
    let found = 0;
    fc.assert(
      fc.property(...situation(most, least), (requirements, claims, facts, courses) => {
        const job = compileJob(requirements, facts);
        if (!job) return;
        const now = scoreCompiled(job, claims, facts);
        const band = now.band && bandAbove(now.band);
        let best: Cost | null = null;
        for (let set = 0; band && set < 2 ** courses.length; set += 1) {
          const chosen = courses.filter((_, at) => ((set >> at) & 1) === 1);
          const cost = { hours: chosen.reduce((sum, { hours }) => sum + hours, 0), count: chosen.length };
          // Whether a set reaches the band matters only where it would be cheaper than the cheapest so far.
          if (best && !isCheaper(cost, best)) continue;
          const after = scoreCompiled(job, study(chosen, claims, facts).claims, facts);
          if (bandRank(after.band ?? "very_low") >= bandRank(band)) best = cost;
        }
        const choice = chooseCourses({ job, claims, courses, facts });
        expect(choice && { hours: choice.hours, count: choice.courseIds.length }).toEqual(best);
        if (choice) {
          found += 1;
          expect(choice.approximate).toBe(false);
        }
      }),
      { numRuns, ...fixed },
    );
    expect(found).toBeGreaterThanOrEqual(lifted);
  },
);

test("its courses can be taken in the order given and lead to the band, also where it is approximate", () => {
  fc.assert(
    fc.property(...situation(48, 14), (requirements, claims, facts, courses) => {
      const job = compileJob(requirements, facts);
      const choice = job && chooseCourses({ job, claims, courses, facts });
      if (!job || !choice) return;
      const chosen = choice.courseIds.flatMap((id) => courses.filter((course) => course.id === id));
      let now = claims;
      for (const course of chosen) {
        const { left, claims: after } = study([course], now, facts);
        expect(left).toBe(0);
        now = after;
      }
      const after = scoreCompiled(job, now, facts);
      expect(bandRank(after.band ?? "very_low")).toBeGreaterThanOrEqual(bandRank(choice.band));
    }),
    { numRuns: 100 },
  );
});

test("is marked as approximate where more than 15 courses come into question", () => {
  let found = 0;
  fc.assert(
    fc.property(...situation(9, 4), (requirements, claims, facts, courses) => {
      const job = compileJob(requirements, facts);
      if (!job || !chooseCourses({ job, claims, courses, facts })) return;
      found += 1;
      const copies = Array.from({ length: 16 }, (_, at) =>
        courses.map((course) => ({ ...course, id: `${course.id} ${at}` })),
      );
      expect(chooseCourses({ job, claims, courses: copies.flat(), facts })?.approximate).toBe(true);
    }),
    // What is found is counted: the same situations every time.
    { numRuns: 60, seed: 15 },
  );
  expect(found).toBeGreaterThan(0);
});
