import { expect, test } from "vitest";
import { splitLabels } from "./splitLabels.ts";

test("one label a line, cleaned; empty lines are none", () => {
  expect(splitLabels("  make   loaves\r\n\nbaking bread\n", new Set())).toEqual({
    labels: ["make loaves", "baking bread"],
    dropped: 0,
  });
});

test("labels repeated in another case or known already are dropped and counted", () => {
  const taken = new Set(["bake bread"]);
  expect(splitLabels("Bake Bread\nBaking\nbaking\nBAKING", taken)).toEqual({
    labels: ["Baking"],
    dropped: 3,
  });
  expect(taken).toEqual(new Set(["bake bread", "baking"]));
});

test("composed and decomposed letters are the same label", () => {
  expect(splitLabels("café\ncafe\u0301", new Set()).labels).toEqual(["café"]);
});
