import { describe, expect, test } from "vitest";
import { nextPlace } from "./useGridKeys.ts";

const last = { row: 11, column: 19 };
const press = (key: string, row: number, column: number, ctrlKey = false) =>
  nextPlace({ key, ctrlKey, metaKey: false }, { row, column }, last);

describe("keys of a grid", () => {
  test.each([
    ["ArrowDown", 2, 3, { row: 3, column: 3 }],
    ["ArrowUp", 0, 3, { row: 0, column: 3 }],
    ["ArrowRight", 2, 19, { row: 2, column: 19 }],
    ["ArrowLeft", 2, 3, { row: 2, column: 2 }],
    ["Home", 2, 3, { row: 2, column: 0 }],
    ["End", 2, 3, { row: 2, column: 19 }],
    ["PageDown", 5, 3, { row: 11, column: 3 }],
    ["PageUp", 11, 3, { row: 1, column: 3 }],
  ])("%s leads from %i, %i and stays within", (key, row, column, place) => {
    expect(press(key, row, column)).toEqual(place);
  });

  test("Ctrl with Home and End leads to the corners", () => {
    expect(press("Home", 5, 5, true)).toEqual({ row: 0, column: 0 });
    expect(press("End", 5, 5, true)).toEqual(last);
  });

  test("other keys move nothing", () => {
    expect(press("Enter", 5, 5)).toBeUndefined();
    expect(press("ArrowDown", 5, 5, true)).toBeUndefined();
  });
});
