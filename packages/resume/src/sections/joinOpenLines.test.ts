import { expect, it } from "vitest";
import { buildDocument } from "../testing/textLine.ts";
import { joinOpenLines } from "./joinOpenLines.ts";

const joined = (texts: string[]) => joinOpenLines(buildDocument(texts).lines).map(({ text }) => text);

it("joins short lines that go on after a comma", () => {
  expect(joined(["MA Translation,", "Universiteit Utrecht", "2010 – 2011"])).toEqual([
    "MA Translation, Universiteit Utrecht",
    "2010 – 2011",
  ]);
});

it("leaves items of lists, long lines and what stands apart", () => {
  const texts = ["• Excel,", "• Word", "a,", "", "b"];
  expect(joined(texts)).toEqual(["• Excel,", "• Word", "a,", "b"]);
});

it("joins a line whose bracket the next one closes", () => {
  expect(joined(["2011 – 2013\tTimmerman (mbo 2,", "bbl), Bouwschool Raalte", "Vmbo"])).toEqual([
    "2011 – 2013\tTimmerman (mbo 2, bbl), Bouwschool Raalte",
    "Vmbo",
  ]);
  expect(joined(["Rooster maken (tien man", "• planning (week)"])).toHaveLength(2);
});
