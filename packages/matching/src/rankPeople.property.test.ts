import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bitsetOf } from "./bitset.ts";
import { claimCode } from "./claimCode.ts";
import { compileJob } from "./compileJob.ts";
import type { Claim } from "./model.ts";
import { PostingIndexBuilder } from "./postingIndexBuilder.ts";
import { type RankedPerson, rankPeople } from "./rankPeople.ts";
import { scoreCompiled } from "./scorer.ts";
import type { SkillTable } from "./skillTable.ts";
import { claimsArbitrary, requirementsArbitrary, skillTableArbitrary } from "./testing/arbitraries.ts";

/** People on both sides of the borders between segments, and one far away. */
const NUMBERS = [0, 1, 2, 31, 32, 65_534, 65_535, 65_536, 65_540, 131_071, 131_072, 400_000];
const person = fc.constantFrom(...NUMBERS);
const change = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant("upsert" as const), person, claims: claimsArbitrary }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("remove" as const), person }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("compact" as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant("compactFullest" as const), least: fc.nat({ max: 3 }) }),
  },
);
const history = fc.record({
  skills: skillTableArbitrary,
  first: fc.uniqueArray(fc.tuple(person, claimsArbitrary), { selector: ([number]) => number }),
  changes: fc.array(change, { maxLength: 8 }),
});

const encode = (claims: readonly Claim[], skills: SkillTable) =>
  claims.map((claim) => ({ skill: skills.ordinalOf(claim.skillId), code: claimCode(claim) }));

/** An index and, in plain objects, the rows it should be equal to. */
function replay({
  skills,
  first,
  changes,
}: typeof history extends fc.Arbitrary<infer Value> ? Value : never) {
  const rows = new Map(first.toSorted(([a], [b]) => a - b));
  const builder = new PostingIndexBuilder();
  for (const [number, claims] of rows) {
    builder.addPerson(number);
    for (const { skill, code } of encode(claims, skills)) builder.add(number, skill, code);
  }
  const index = builder.finish();
  for (const one of changes) {
    if (one.kind === "upsert") {
      index.upsert(one.person, encode(one.claims, skills));
      rows.set(one.person, one.claims);
    } else if (one.kind === "remove") {
      index.remove(one.person);
      rows.delete(one.person);
    } else if (one.kind === "compactFullest") {
      const most = Math.max(0, ...[...index.overlays.values()].map(({ size }) => size));
      const before = index.pending;
      expect(index.compactFullest(Math.max(1, one.least))).toBe(most >= Math.max(1, one.least));
      expect(before - index.pending).toBe(most >= Math.max(1, one.least) ? most : 0);
    } else {
      index.compact();
      expect(index.pending).toBe(0);
    }
  }
  return { index, rows };
}

describe("rankPeople", () => {
  test("equals scoring everyone and sorting, to the bit, after any writes and behind any filter", () => {
    const query = fc.record({
      requirements: requirementsArbitrary,
      adjacency: fc.boolean(),
      allow: fc.option(fc.subarray(NUMBERS), { nil: undefined }),
      k: fc.nat({ max: 14 }),
      offset: fc.nat({ max: 5 }),
    });
    fc.assert(
      fc.property(history, query, (past, { requirements, adjacency, allow, k, offset }) => {
        const { index, rows } = replay(past);
        const job = compileJob(requirements, past.skills, { adjacency });
        const everyone = [...rows]
          .filter(([number]) => allow?.includes(number) ?? true)
          .flatMap(([number, claims]): RankedPerson[] => {
            const found = job && scoreCompiled(job, claims, past.skills);
            return found
              ? [{ person: number, score: found.score, band: found.band, cappedBy: found.cappedBy }]
              : [];
          })
          .sort(
            (a, b) =>
              (b.score ?? -1) - (a.score ?? -1) ||
              (a.score === null ? b.person - a.person : a.person - b.person),
          );
        const allowed = allow && bitsetOf(allow, 500_000);
        expect(rankPeople(index, job, past.skills, { allow: allowed, k, offset })).toEqual({
          total: everyone.length,
          rows: everyone.slice(offset, offset + k),
        });
      }),
      { numRuns: 300 },
    );
  });

  test("gives the newest people first and without a score for a job without requirements", () => {
    fc.assert(
      fc.property(history, (past) => {
        const { index, rows } = replay(past);
        const numbers = [...rows.keys()].sort((a, b) => b - a);
        const ranked = rankPeople(index, null, past.skills, { k: 3 });
        expect(ranked.rows).toEqual(
          numbers.slice(0, 3).map((number) => ({ person: number, score: null, band: null, cappedBy: null })),
        );
        expect(ranked.total).toBe(numbers.length);
      }),
      { numRuns: 30 },
    );
  });
});

test("the builder refuses people out of order", () => {
  const builder = new PostingIndexBuilder();
  builder.add(5, 0, 1);
  expect(() => builder.add(4, 0, 1)).toThrow(RangeError);
});

test("the index takes three bytes a posting", () => {
  const builder = new PostingIndexBuilder();
  for (let number = 0; number < 2_000; number += 1) {
    for (let skill = 0; skill < 20; skill += 1) builder.add(number, skill, 3);
  }
  expect(builder.finish().bytes).toBeLessThan(3 * 40_000 + 800);
});
