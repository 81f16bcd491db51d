import fc from "fast-check";
import { expect, test } from "vitest";
import { CONFIRMED_LEVELS, claimCode, STATED_LEVELS } from "./claimCode.ts";
import { PostingIndexBuilder } from "./postingIndexBuilder.ts";
import type { SkillClaim } from "./segment.ts";
import { skillCoverage } from "./skillCoverage.ts";

/** People on both sides of a border between segments. */
const NUMBERS = [0, 1, 2, 65_535, 65_536, 65_540];
const GROUPS = [-1, 0, 1];

const person = fc.constantFrom(...NUMBERS);
/** Few skills, so that one is often there twice; level 0 is one that no one stated. */
const claims = fc.array(
  fc.record({
    skill: fc.nat({ max: 3 }),
    level: fc.nat({ max: 5 }),
    source: fc.constantFrom("self" as const, "confirmed" as const, "language" as const),
  }),
  { maxLength: 6 },
);
const people = fc.uniqueArray(fc.tuple(person, claims), { selector: ([number]) => number });
const needs = fc.array(
  fc.record({
    group: fc.constantFrom(0, 1),
    skill: fc.nat({ max: 5 }),
    level: fc.integer({ min: 0, max: 5 }),
  }),
  { maxLength: 8 },
);

type Claims = typeof claims extends fc.Arbitrary<infer Value> ? Value : never;
const encode = (list: Claims): SkillClaim[] =>
  list.map(({ skill, level, source }) => ({
    skill,
    code: claimCode({ level: level || null, source, lastUsedYears: 0 }),
  }));

test("counts what looking at everyone finds, after any writes", () => {
  const scene = fc.record({
    first: people,
    changes: fc.array(fc.tuple(person, claims), { maxLength: 4 }),
    isCompacted: fc.boolean(),
    groups: fc.array(fc.constantFrom(...GROUPS), { minLength: NUMBERS.length, maxLength: NUMBERS.length }),
    needs,
    isConfirmed: fc.boolean(),
  });
  fc.assert(
    fc.property(scene, ({ first, changes, isCompacted, groups, needs: asked, isConfirmed }) => {
      const rows = new Map(first.toSorted(([a], [b]) => a - b));
      const builder = new PostingIndexBuilder();
      for (const [number, own] of rows) {
        builder.addPerson(number);
        for (const { skill, code } of encode(own)) builder.add(number, skill, code);
      }
      const index = builder.finish();
      for (const [number, own] of changes) {
        index.upsert(number, encode(own));
        rows.set(number, own);
      }
      if (isCompacted) index.compact();
      const groupOf = new Int32Array(65_541).fill(-1);
      for (const [at, number] of NUMBERS.entries()) groupOf[number] = groups[at] ?? -1;

      const counted = ({ level, source }: Claims[number]) =>
        isConfirmed && source !== "confirmed" ? -1 : level;
      const expected = asked.map(({ group, skill, level }) => {
        const held = [...rows]
          .filter(([number]) => groupOf[number] === group)
          .flatMap(([, own]) => {
            const levels = own.filter((one) => one.skill === skill).map(counted);
            const isUnknown = own.every(({ source }) => source === "language");
            return levels.length > 0 ? [{ level: Math.max(...levels), isUnknown }] : [];
          });
        const known = held.filter((one) => one.level > 0);
        return {
          met: held.filter((one) => one.level >= level).length,
          unstated: held.filter((one) => one.level < level && one.level <= 0).length,
          otherwiseUnknown: held.filter(({ isUnknown }) => isUnknown).length,
          levels: known.length,
          sum: known.reduce((sum, one) => sum + one.level, 0),
        };
      });
      expect(skillCoverage(index, groupOf, asked, isConfirmed ? CONFIRMED_LEVELS : STATED_LEVELS)).toEqual(
        expected,
      );
    }),
  );
});
