import { describe, expect, test } from "vitest";
import { parseCell } from "./parseCell.ts";

describe("a cell of the heat map", () => {
  test.each([
    ["too low and waiting", [0, 2, 3, 2] as const, { level: 2, required: 3, gap: true, waiting: true }],
    [
      "enough and confirmed",
      [1, 4, 3, 1] as const,
      { level: 4, gap: false, confirmed: true, waiting: false },
    ],
    ["confirmed and seen otherwise since", [1, 4, 3, 3] as const, { confirmed: true, waiting: true }],
    ["missing", [2, null, 3, 0] as const, { has: false, level: null, required: 3, gap: true }],
    ["there at a level that no one stated", [3, 0, 4, 0] as const, { has: true, level: null, gap: false }],
    ["not asked for", [4, 1, 0, 0] as const, { level: 1, required: null, gap: false, waiting: false }],
  ])("says what is %s", (_, [skill, level, asked, marks], said) => {
    expect(parseCell([skill, level, asked, marks])).toMatchObject({ skill, ...said });
  });
});
