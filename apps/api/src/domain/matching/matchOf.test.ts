import { BAND_LIMITS } from "@vaardig/contract/limits";
import { BAND_STARTS } from "@vaardig/matching/scorerConfig";
import { expect, test } from "vitest";
import { matchOf, NO_MATCH } from "./matchOf.ts";

test.each([
  { score: 0.9, band: "very_high", capped: false },
  { score: 0.9, band: "moderate", capped: true },
  { score: 0.1, band: "very_low", capped: false },
] as const)("a band below that of its score is held down: %o", (match) => {
  expect(matchOf(match)).toEqual({ ...match, provisional: false });
});

test("where nothing is asked for, nothing is held down", () => {
  expect(matchOf({ score: null, band: null })).toEqual(NO_MATCH);
});

test("the limits that are drawn are those of the scorer", () => {
  const starts = BAND_STARTS.map(({ from }) => from).filter((from) => from > 0);
  expect([...BAND_LIMITS]).toEqual(starts.toReversed());
});
