import { expect, test } from "vitest";
import { linesOf } from "./linesOf.ts";

test.each([
  ["Identity and access management", 28, ["Identity and access", "management"]],
  ["SQL", 28, ["SQL"]],
  ["Klantenservicemedewerker energie", 18, ["Klantenservicemedewerker", "energie"]],
])("%s in lines of %i letters", (words, most, lines) => {
  expect(linesOf(words, most)).toEqual(lines);
});
