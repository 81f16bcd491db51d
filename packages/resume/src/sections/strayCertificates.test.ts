import { expect, it } from "vitest";
import { buildDocument } from "../testing/textLine.ts";
import { oddCertificates, strayCertificates } from "./strayCertificates.ts";

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

const odd = (name: "hobbies" | "experience" | "courses", ...texts: string[]) =>
  oddCertificates([{ name, heading: "Overig", lines: buildDocument(texts).lines }]).map(({ text }) => text);

it.each([
  ["Rijbewijs B, EHBO-diploma geldig tot juni 2027", ["Rijbewijs B", "EHBO-diploma geldig tot juni 2027"]],
  ["Sailing. Full UK driving licence, since 1999.", ["driving licence"]],
  [
    "Zingt in een koor. Training 'Rustig blijven' (Kalm & Co, maart 2023).",
    ["Training 'Rustig blijven' (Kalm & Co, maart 2023)"],
  ],
  ["A2 drone licence, 2023", ["A2 drone licence, 2023"]],
  ["Rijbewijs B, BE en C", ["Rijbewijs B, BE en C"]],
  ["Training for a marathon", []],
  ["Mijn rijbewijs haal ik nog", []],
])("finds among odds and ends in %j %j", (text, expected) => {
  expect(odd("hobbies", text)).toEqual(expected.slice().sort(byPlace(text)));
});

function byPlace(text: string) {
  return (a: string, b: string) => text.indexOf(a) - text.indexOf(b);
}

it("takes no certificate from a job's lines, and no licence that courses list already", () => {
  expect(odd("experience", "Rijbewijs B nodig voor de bus")).toEqual([]);
  expect(odd("courses", "Rijbewijs B")).toEqual([]);
});
