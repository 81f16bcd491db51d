import { describe, expect, it } from "vitest";
import { excerptOf } from "./skillEvidence.ts";

describe("excerptOf", () => {
  it("ends a cut line at a word, without the sign that stood behind it", () => {
    const text = `SQL ${"a".repeat(50)}, and much more of the same line`;
    expect(excerptOf(text, 0, 3)).toEqual({ before: "", match: "SQL", after: ` ${"a".repeat(50)}, and…` });
    const sooner = `SQL ${"a".repeat(55)}, and much more of the same line`;
    expect(excerptOf(sooner, 0, 3).after).toBe(` ${"a".repeat(55)}…`);
  });

  it("leaves a short line as it is", () => {
    expect(excerptOf("Docker, SQL, Java", 8, 11)).toEqual({
      before: "Docker, ",
      match: "SQL",
      after: ", Java",
    });
  });
});
