import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findDateRange } from "./dates.ts";
import { monthsCovered, spanOf } from "./monthSpan.ts";

const today = { year: 2025, month: 6 };

function months(text: string): number {
  const range = findDateRange(text);
  const span = range && spanOf(range, today);
  return span ? span.to - span.from : 0;
}

describe("spanOf", () => {
  it.each([
    ["Jan 2020 - Dec 2020", 12],
    ["2015-2018", 36],
    ["2020-2020", 6],
    ["Jan 2025 - present", 6],
    ["May 2024 - May 2030", 14],
    ["2030 - 2032", 0],
  ])("counts %s", (text, expected) => {
    expect(months(text)).toBe(expected);
  });
});

describe("monthsCovered", () => {
  it("equals counting the months one by one", () => {
    const span = fc.tuple(fc.nat(60), fc.nat(20)).map(([from, length]) => ({ from, to: from + length }));
    fc.assert(
      fc.property(fc.array(span, { maxLength: 8 }), (spans) => {
        const counted = new Set(
          spans.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i)),
        );
        expect(monthsCovered(spans)).toBe(counted.size);
      }),
    );
  });
});
