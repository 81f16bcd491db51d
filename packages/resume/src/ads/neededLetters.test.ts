import { describe, expect, it } from "vitest";
import { neededLetters } from "./neededLetters.ts";

describe("letters without which an expression cannot match", () => {
  it.each<[string, string[] | null]>([
    ["geen eis", ["geen eis"]],
    ["(?:no|geen) (?:exceptions?|uitzondering(?:en)?)", ["exception", "uitzondering"]],
    ["(?:is |are )?optional", ["optional"]],
    ["(?:\\p{L}+ )*required(?! to)", ["required"]],
    ["(?<!not )must[- ]haves?", ["must"]],
    ["(?:very )*\\p{L}+", null],
    ["plus|\\p{L}+punt", ["plus", "punt"]],
    ["(?:a|\\d+) years?", [" year"]],
  ])("%s", (source, letters) => {
    expect(neededLetters(source)).toEqual(letters);
  });
});
