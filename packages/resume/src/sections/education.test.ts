import { describe, expect, it } from "vitest";
import { buildDocument } from "../testing/textLine.ts";
import { readEducation } from "./education.ts";

function read(...texts: string[]) {
  return readEducation(buildDocument(texts).lines).studies.map((entry) => [
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

  it("sets courses and certificates among the studies apart", () => {
    const lines = buildDocument([
      ...[
        "MBO 3 Monteur\tROC Aventus\t2009 – 2011",
        "Cursus warmtepompen\tBDA\tmei 2024",
        "Gasketels ontwerp\tISSO\t2016",
      ],
      ...[
        "Bachelor of Laws, 2012",
        "• Scrum PSM I, Scrum.org, 2022",
        "Cursus Nederlands\tRadboud in'to Languages\t2016 – 2017",
      ],
    ]).lines;
    const { studies, courseLines } = readEducation(lines);
    expect(studies.map(({ degree }) => degree)).toEqual([
      "MBO 3 Monteur",
      "Bachelor of Laws",
      "Cursus Nederlands",
    ]);
    expect(courseLines.map(({ text }) => text.split(/\t|,/)[0])).toEqual([
      ...["Cursus warmtepompen", "Gasketels ontwerp", "• Scrum PSM I"],
    ]);
  });
});
