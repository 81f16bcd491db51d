import { expect, it } from "vitest";
import { buildLine } from "../testing/textLine.ts";
import { namedByContent } from "./namedByContent.ts";
import type { Section } from "./section.ts";

const section = (name: Section["name"], heading: string | null, ...texts: string[]): Section => ({
  name,
  heading,
  lines: texts.map((text) => buildLine(text)),
});
const namesOf = (...sections: Section[]) => namedByContent(sections).map(({ name }) => name);

const jobs = ["Dakdekker", "Van Loon Daken", "2016 – 2020", "Leerling dakdekker", "2014 – 2016"];

it("takes what lists roles and dates for jobs, whatever its heading", () => {
  expect(namesOf(section("summary", "WIE"), section("other", "WAAR IK HEB RONDGEHANGEN", ...jobs))).toEqual([
    "summary",
    "experience",
  ]);
});

it("leaves it where another section is of jobs", () => {
  expect(namesOf(section("experience", "Work"), section("other", "ALONGSIDE", ...jobs))).toEqual([
    "experience",
    "other",
  ]);
});

it("leaves prizes and what stands below no heading", () => {
  expect(
    namesOf(
      section("other", "SHINY THINGS", "Best baker of Gouda 2019", "Second place 2021"),
      section("other", null, ...jobs),
    ),
  ).toEqual(["other", "other"]);
});
