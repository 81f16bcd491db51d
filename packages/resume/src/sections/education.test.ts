import { describe, expect, it } from "vitest";
import { buildDocument } from "../testing/textLine.ts";
import { readEducation } from "./education.ts";

function read(...texts: string[]) {
  return readEducation(buildDocument(texts).lines).map((entry) => [
    entry.degree,
    entry.institution,
    entry.period?.words,
  ]);
}

describe("readEducation", () => {
  it("reads studies on one line each", () => {
    expect(
      read(
        "MSc Physics, University of Leiden, 2012 - 2014",
        "HBO Verpleegkunde, Hogeschool Windesheim (2008-2012)",
        "VWO diploma | 2008",
      ),
    ).toEqual([
      ["MSc Physics", "University of Leiden", "2012 - 2014"],
      ["HBO Verpleegkunde", "Hogeschool Windesheim", "2008-2012"],
      ["VWO diploma", null, "2008"],
    ]);
  });

  it("reads studies on several lines", () => {
    expect(
      read(
        "2012 - 2014",
        "Bachelor of Laws",
        "Universiteit Utrecht",
        "• Thesis on water",
        "",
        "MBO Koken",
        "ROC Twente",
      ),
    ).toEqual([
      ["Bachelor of Laws", "Universiteit Utrecht", "2012 - 2014"],
      ["MBO Koken", "ROC Twente", undefined],
    ]);
  });
});
