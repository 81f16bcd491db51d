import { expect, test } from "vitest";
import { momentOf, NO_MOMENT, parseTypedTime, typedMomentOf } from "./typedMoment.ts";

test.each([
  ["14:30", "14:30"],
  ["14.30", "14:30"],
  ["1430", "14:30"],
  ["930", "09:30"],
  ["9", "09:00"],
  ["9:05", "09:05"],
  ["14u", "14:00"],
  ["14u30", "14:30"],
  [" 8 : 15 ", "08:15"],
  ["00:00", "00:00"],
  ["24:00", null],
  ["12:60", null],
  ["12:3", null],
  ["half three", null],
  ["", null],
])("“%s” is %s", (typed, time) => {
  expect(parseTypedTime(typed)).toBe(time);
});

test("a day and a time make a moment of the reader's zone, and come back as they were", () => {
  const at = momentOf({ day: "2026-12-03", time: "9.30" });
  expect(at).toBe(new Date(2026, 11, 3, 9, 30).toISOString());
  expect(typedMomentOf(at)).toEqual({ day: "2026-12-03", time: "09:30" });
  expect(typedMomentOf(null)).toEqual(NO_MOMENT);
});

test("half a moment is none", () => {
  expect(momentOf(NO_MOMENT)).toBeNull();
  expect(momentOf({ day: "2026-12-03", time: "" })).toBeNull();
  expect(momentOf({ day: "31-04", time: "9:30" })).toBeNull();
});
