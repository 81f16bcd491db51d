import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  adjacentCredit,
  CLAIM_COUNT,
  CODE_COUNT,
  claimCode,
  codeEvidence,
  codeLevel,
  directCredit,
  earnsByEndorsement,
} from "./claimCode.ts";
import { claimArbitrary } from "./testing/arbitraries.ts";

describe("claimCode", () => {
  test("gives one byte to every claim that scores differently", () => {
    expect(CLAIM_COUNT).toBeLessThanOrEqual(CODE_COUNT);
    expect(claimCode({ level: 4, source: "confirmed", lastUsedYears: -1 })).toBe(
      claimCode({ level: 4, source: "confirmed", lastUsedYears: 2 }),
    );
    expect(claimCode({ level: 3, source: "language", lastUsedYears: 30 })).toBe(
      claimCode({ level: 3, source: "language", lastUsedYears: 0 }),
    );
  });

  test("loses nothing that the score depends on", () => {
    const reach = (level: number | null, required: number) => Math.min(1, (level ?? 2) / required);
    const aged = (base: number, years: number) => Math.max(0.5, base * 0.9 ** Math.floor(years / 3));
    fc.assert(
      fc.property(claimArbitrary, fc.integer({ min: 1, max: 5 }), (claim, required) => {
        const { level, source, lastUsedYears } = claim;
        const years = source === "language" ? 0 : lastUsedYears;
        const base = { confirmed: 1, self: 0.9, inferred: 0.7, language: 0.9 }[source];
        const counted = source === "self" && level ? Math.min(level, claim.endorsedLevel ?? 0) : 0;
        const own = reach(level, required) * aged(base, years);
        const endorsed = counted === 0 ? 0 : reach(counted, required) * aged(0.95, years);
        const code = claimCode(claim);
        expect(directCredit(code, required)).toBeCloseTo(Math.max(own, endorsed), 12);
        expect(earnsByEndorsement(code, required)).toBe(endorsed > own);
        expect(codeLevel(code)).toBe(level ?? 0);
      }),
    );
  });

  test("counts an endorsement up to its level, and never above what the person states", () => {
    const at = (level: number, endorsedLevel: number | null) =>
      claimCode({ level, source: "self", endorsedLevel, lastUsedYears: 0 });
    expect(directCredit(at(4, 4), 4)).toBeCloseTo(0.95, 12);
    // The person's level rose above the endorsed one: what it reaches is still believed as endorsed.
    expect(directCredit(at(5, 4), 4)).toBeCloseTo(0.95, 12);
    expect(directCredit(at(5, 4), 5)).toBeCloseTo(0.9, 12);
    expect(at(3, 5)).toBe(at(3, 3));
    expect(claimCode({ level: 4, source: "confirmed", endorsedLevel: 4, lastUsedYears: 0 })).toBe(
      claimCode({ level: 4, source: "confirmed", lastUsedYears: 0 }),
    );
  });

  test.each([
    ["confirmed", 0, 1],
    ["confirmed", 2, 1],
    ["confirmed", 3, 0.9],
    ["self", 0, 0.9],
    ["self", 8, 0.729],
    ["inferred", 5, 0.63],
    ["inferred", 12, 0.5],
    ["confirmed", 20, 0.531441],
    ["confirmed", 21, 0.5],
    ["confirmed", 60, 0.5],
  ] as const)("believes a %s claim unused for %i years by %d", (source, lastUsedYears, evidence) => {
    expect(codeEvidence(claimCode({ level: 3, source, lastUsedYears }))).toBeCloseTo(evidence, 12);
  });

  test("counts a known level against the required one, never above it", () => {
    const code = claimCode({ level: 3, source: "confirmed", lastUsedYears: 0 });
    expect(codeLevel(code)).toBe(3);
    expect(directCredit(code, 5)).toBeCloseTo(0.6, 12);
    expect(directCredit(code, 2)).toBe(1);
  });

  test("takes an unknown level for the second, whatever is required", () => {
    const code = claimCode({ level: null, source: "self", lastUsedYears: 0 });
    expect(directCredit(code, 4)).toBeCloseTo(0.5 * 0.9, 12);
    expect(directCredit(code, 1)).toBeCloseTo(0.9, 12);
    expect(directCredit(code, 5)).toBeCloseTo(0.4 * 0.9, 12);
  });

  test("leaves the evidence of a related skill aside", () => {
    const code = claimCode({ level: 2, source: "inferred", lastUsedYears: 30 });
    expect(adjacentCredit(0.4, codeLevel(code), 4)).toBeCloseTo(0.2, 12);
  });
});
