import { expect, it } from "vitest";
import { buildDocument } from "../testing/textLine.ts";
import { withoutDecoration } from "./decoratedHeadings.ts";

const headings = (texts: string[]) =>
  withoutDecoration(buildDocument(texts).lines).flatMap(({ text, heading }) => (heading ? [text] : []));

it("takes the signs off headings that are drawn with them", () => {
  expect(headings(["~~~ Werk ~~~", "Postbezorger, 2019", "~~~ School ~~~", "Vmbo-t"])).toEqual([
    "Werk",
    "School",
  ]);
  expect(headings([">> Education", "BA History", ">> Languages", "Welsh"])).toEqual([
    "Education",
    "Languages",
  ]);
  expect(headings(["[ Skills ]", "SQL", "[ Jobs ]", "Analyst"])).toEqual(["Skills", "Jobs"]);
});

it("leaves a single line alone, and lists", () => {
  expect(headings(["== Werk ==", "Postbezorger"])).toEqual([]);
  expect(headings(["-- Excel", "-- Word", "- SQL -", "* PHP *"])).toEqual([]);
});
