import { describe, expect, test } from "vitest";
import { adjacentCredit, claimCode, codeEvidence, codeLevel, directCredit } from "./claimCode.ts";

describe("claimCode", () => {
  test("keeps level, source and three-year periods in one byte", () => {
    expect(claimCode({ level: 4, source: "confirmed", lastUsedYears: 0 })).toBe(0b000_00_100);
    expect(claimCode({ level: null, source: "inferred", lastUsedYears: 2 })).toBe(0b000_10_000);
    expect(claimCode({ level: 5, source: "self", lastUsedYears: 11 })).toBe(0b011_01_101);
    expect(claimCode({ level: 1, source: "self", lastUsedYears: 90 })).toBe(0b111_01_001);
    expect(claimCode({ level: 3, source: "self", lastUsedYears: -1 })).toBe(0b000_01_011);
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
    expect(adjacentCredit(0.4, code, 4)).toBeCloseTo(0.2, 12);
  });
});
