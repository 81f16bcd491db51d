import { describe, expect, it } from "vitest";
import { formatClock, secondsUntil } from "./wait.ts";

describe("secondsUntil", () => {
  it.each([
    [10_000, 0, 10],
    [10_000, 9_001, 1],
    [10_000, 9_999, 1],
    [10_000, 10_000, 0],
    [10_000, 99_000, 0],
  ])("counts up to whole seconds and never below zero: until %d at %d is %d", (until, now, left) => {
    expect(secondsUntil(until, now)).toBe(left);
  });
});

describe("clock", () => {
  it.each([
    [0, "0:00"],
    [9, "0:09"],
    [65, "1:05"],
    [900, "15:00"],
  ])("%d seconds is %s", (seconds, shown) => {
    expect(formatClock(seconds)).toBe(shown);
  });
});
