import { describe, expect, test } from "vitest";
import { bandAbove, bandOf, bandWithCap } from "./bands.ts";

test.each([
  [1, "very_high"],
  [0.8, "very_high"],
  [0.1 + 0.7, "very_high"],
  [0.799, "high"],
  [0.6, "high"],
  [0.599, "moderate"],
  [0.4, "moderate"],
  [0.2, "low"],
  [0.199, "very_low"],
  [0, "very_low"],
])("%d is %s", (score, band) => {
  expect(bandOf(score)).toBe(band);
});

test("the band above the best is none", () => {
  expect(bandAbove("very_low")).toBe("low");
  expect(bandAbove("very_high")).toBeNull();
});

describe("bandWithCap", () => {
  const needs = [
    { skillId: "light", mustHave: true, share: 0.1 },
    { skillId: "heavy", mustHave: true, share: 0.3 },
    { skillId: "wish", mustHave: false, share: 0.6 },
  ];

  test("holds the band at Moderate and names the heaviest failing must-have", () => {
    expect(bandWithCap(0.9, needs, () => 0.29)).toEqual({ band: "moderate", cappedBy: "heavy" });
    expect(bandWithCap(0.9, needs, (at) => (at === 0 ? 0 : 1))).toEqual({
      band: "moderate",
      cappedBy: "light",
    });
  });

  test("does nothing when every must-have has 0.3, or when the band is no better than Moderate anyway", () => {
    expect(bandWithCap(0.9, needs, (at) => (at === 2 ? 0 : 0.3))).toEqual({
      band: "very_high",
      cappedBy: null,
    });
    expect(bandWithCap(0.5, needs, () => 0)).toEqual({ band: "moderate", cappedBy: null });
    expect(bandWithCap(0.1, needs, () => 0)).toEqual({ band: "very_low", cappedBy: null });
  });
});
