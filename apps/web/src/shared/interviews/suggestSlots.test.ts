import { expect, test } from "vitest";
import { suggestSlots } from "./suggestSlots.ts";

const words = (at: Date) => `${at.getDay()} ${at.getHours()}:${at.getMinutes()}`;

test("offers mornings and afternoons of working days, from the day after tomorrow", () => {
  // A Thursday.
  const offered = suggestSlots(new Date(2027, 2, 25, 16, 40));
  expect(offered.map(words)).toEqual([
    "1 10:0",
    "1 14:0",
    "2 10:0",
    "2 14:0",
    "3 10:0",
    "3 14:0",
    "4 10:0",
    "4 14:0",
  ]);
});

test("ten o'clock stays ten o'clock on both sides of a change of the clocks", () => {
  for (const day of [new Date(2027, 2, 24, 9), new Date(2027, 9, 27, 9)])
    for (const at of suggestSlots(day)) expect([10, 14]).toContain(at.getHours());
});
