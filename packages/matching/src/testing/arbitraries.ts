import fc from "fast-check";
import { isScorable } from "../isScorable.ts";
import type { Claim, Requirement } from "../model.ts";
import { buildSkillTable, type SkillTable } from "../skillTable.ts";

const IDS = Array.from("abcdefghijklmnop");

/** One of 16 skills, so that requirements, claims, neighbours and groups overlap often. */
export const skillIdArbitrary = fc.constantFrom(...IDS);

const similarity = fc.double({ min: 0, max: 1, noNaN: true });

/**
 * Facts about the 16 skills with random kind, idf, groups and neighbours; a sixth of the skills may be
 * merged.
 */
export const skillTableArbitrary: fc.Arbitrary<SkillTable> = fc
  .record({
    rows: fc.tuple(
      ...IDS.map((id) =>
        fc.record({
          id: fc.constant(id),
          kind: fc.constantFrom("skill", "skill", "knowledge", "language", "licence"),
          idf: fc.option(fc.double({ min: 0, max: 9, noNaN: true })),
          groupIds: fc.uniqueArray(fc.constantFrom("g1", "g2", "g3", "g4", "g5"), { maxLength: 2 }),
          neighbours: fc.array(fc.record({ skillId: skillIdArbitrary, sim: similarity }), { maxLength: 4 }),
        }),
      ),
    ),
    merged: fc.uniqueArray(fc.tuple(skillIdArbitrary, skillIdArbitrary), {
      maxLength: 3,
      selector: ([from]) => from,
    }),
  })
  .map(({ rows, merged }) => buildSkillTable(rows, new Map(merged.filter(([from, to]) => from !== to))));

export const requirementArbitrary: fc.Arbitrary<Requirement> = fc.record({
  skillId: skillIdArbitrary,
  level: fc.integer({ min: 1, max: 5 }),
  kind: fc.constantFrom("essential", "optional"),
  importance: fc.integer({ min: 1, max: 5 }),
  mustHave: fc.boolean(),
});

export const requirementsArbitrary = fc.array(requirementArbitrary, { minLength: 1, maxLength: 8 });

export const claimArbitrary: fc.Arbitrary<Claim> = fc
  .record({
    skillId: skillIdArbitrary,
    level: fc.option(fc.integer({ min: 1, max: 5 })),
    source: fc.constantFrom("confirmed", "self", "inferred", "language"),
    endorsedLevel: fc.option(fc.integer({ min: 1, max: 5 })),
    lastUsedYears: fc.integer({ min: 0, max: 40 }),
  })
  // The last use of a spoken language is never recorded.
  .map((claim) => (claim.source === "language" ? { ...claim, lastUsedYears: 0 } : claim));

export const claimsArbitrary = fc.array(claimArbitrary, { maxLength: 10 });

/** Claims that suffice for a score. */
export const scorableClaimsArbitrary = claimsArbitrary.filter(isScorable);

/** Generates all permutations of the items. */
export function shuffled<Item>(items: readonly Item[]): fc.Arbitrary<Item[]> {
  return fc.shuffledSubarray([...items], { minLength: items.length, maxLength: items.length });
}
