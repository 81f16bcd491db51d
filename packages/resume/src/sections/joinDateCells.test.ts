import { expect, it } from "vitest";
import { joinDateCells } from "./joinDateCells.ts";

const joined = (text: string) => joinDateCells([{ text }])[0]?.text;

it.each([
  ["ms Albatros\tStuurman\t01-2011\t06-2016", "ms Albatros\tStuurman\t01-2011 – 06-2016"],
  ["Stuurman\t08- 2016\t03- 2022", "Stuurman\t08-2016 – 03-2022"],
  ["2007\t2010\tCook, Hotel Aurora", "2007 – 2010\tCook, Hotel Aurora"],
  ["Chief cook\tHotel Aurora\t04-2022\tpresent", "Chief cook\tHotel Aurora\t04-2022 – present"],
  ["Receptionist\tsept 2019\theden", "Receptionist\tsept 2019 – heden"],
])("%j is %j", (text, expected) => {
  expect(joined(text)).toBe(expected);
});

it.each([
  "2007\t2010",
  "Cook\t2011 – 2013\t2 years",
  "BHV\t2023\tNIBHV",
  "no tabs: 2007 and 2010",
  "Price\t2016\t2007",
])("%j stays", (text) => {
  expect(joined(text)).toBe(text);
});
