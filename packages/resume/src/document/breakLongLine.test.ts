import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { limits } from "../limits.ts";
import { buildLine } from "../testing/textLine.ts";
import { breakLongLine } from "./breakLongLine.ts";

describe("breakLongLine", () => {
  it("keeps every word and never exceeds the limit", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom("a", "word", "x".repeat(700), "y".repeat(2000))), (words) => {
        const text = words.join(" ");
        const pieces = breakLongLine(buildLine(text)).map((line) => line.text);
        expect(pieces.every((piece) => piece.length <= limits.lineCharacters)).toBe(true);
        expect(pieces.join("").replace(/ /g, "")).toBe(text.replace(/ /g, ""));
      }),
    );
  });

  it("keeps white space above the first piece only", () => {
    const pieces = breakLongLine(buildLine("word ".repeat(300).trim(), { gap: true }));
    expect(pieces.map((piece) => piece.gap)).toEqual([true, false]);
  });
});
