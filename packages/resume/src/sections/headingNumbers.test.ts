import { expect, it } from "vitest";
import { buildDocument } from "../testing/textLine.ts";
import { withoutNumbers } from "./headingNumbers.ts";

const texts = (...lines: string[]) => withoutNumbers(buildDocument(lines).lines).map(({ text }) => text);

it("takes the numbers off headings and makes numbered lists into lists", () => {
  expect(
    texts(
      "1. PERSONAL DETAILS",
      "Jan",
      "2. WORK HISTORY",
      "Kok",
      "3. LICENCES",
      "1. VCA",
      "2. BHV",
      "tot 2028",
    ),
  ).toEqual(["PERSONAL DETAILS", "Jan", "WORK HISTORY", "Kok", "LICENCES", "• VCA", "• BHV", "tot 2028"]);
});

it("leaves single numbers where they are", () => {
  const lines = ["2. Bundesliga", "MBO 4 Zorg", "3 Education centres opened", "C Sharp"];
  expect(texts(...lines)).toEqual(lines);
});
