import { expect, test } from "vitest";
import { personName } from "./fields.ts";

test("names as people have them are theirs to use", () => {
  const names = [
    "J.R.",
    "J.R.R.",
    "O'Neil",
    "O’Neil",
    "van 't Hoff",
    "Jean-Luc",
    "Anna b.v.",
    "Jr.",
    "St. John",
    "Jansen e/v Pietersen",
    "Ng",
    "李",
    "محمد",
    "نیلوفر\u200cی",
    "Łukasz Żółć",
    "Nguyễn Thị Ánh",
    "María José",
    "D'Angelo, Jr.",
    "Henk (Hendrik)",
    "Kroll-O'Gorman",
    "ʻAnaʻole",
    "Smith & Zoon",
    "X Æ A-12",
  ];
  expect(names.filter((name) => !personName.safeParse(name).success)).toEqual([]);
});
