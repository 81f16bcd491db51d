import { expect, it } from "vitest";
import { indexesToRender } from "./useCardWindow.ts";

it("draws what is in sight with its spares, and what is kept in its place, each once and in order", () => {
  const range = { startIndex: 10, endIndex: 13, overscan: 2, count: 40 };
  expect(indexesToRender(range, [])).toEqual([8, 9, 10, 11, 12, 13, 14, 15]);
  expect(indexesToRender(range, [39, 12, 0, 39])).toEqual([0, 8, 9, 10, 11, 12, 13, 14, 15, 39]);
  // Not in this column, or not any more.
  expect(indexesToRender(range, [-1, 40])).toEqual([8, 9, 10, 11, 12, 13, 14, 15]);
});
