import { expect, it } from "vitest";
import { buildDocument } from "../testing/textLine.ts";
import { strayCertificates } from "./strayCertificates.ts";

const found = (...texts: string[]) =>
  strayCertificates([{ name: "hobbies", heading: "Memberships", lines: buildDocument(texts).lines }]).map(
    ({ text }) => text,
  );

it("finds registrations and qualifications with a number or date under other headings", () => {
  expect(
    found(
      "2019 – CURRENT",
      "Chartered Engineer (CEng), Engineers Ireland, reg. 0198744",
      "Choir",
      "Rowing 2012",
    ),
  ).toEqual(["2019 – CURRENT\tChartered Engineer (CEng), Engineers Ireland, reg. 0198744"]);
  expect(found("2024\tUniversity Teaching Qualification (BKO), University of Groningen")).toHaveLength(1);
});

it("takes no sentence and nothing without a number or date", () => {
  expect(
    found(
      "I registered the club in 2019 and run it",
      "Certified diver",
      "Registered in 2019. Then I moved on to coaching.",
    ),
  ).toEqual([]);
});
