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
      "MBO 3 Monteur\tROC Aventus\t2009 – 2011",
      "Cursus warmtepompen\tBDA\tmei 2024",
      "Gasketels ontwerp\tISSO\t2016",
      "Bachelor of Laws, 2012",
      "• Scrum PSM I, Scrum.org, 2022",
      "Cursus Nederlands\tRadboud in'to Languages\t2016 – 2017",
    ]).lines;
    const { studies, courseLines } = readEducation(lines);
    expect(studies.map(({ degree }) => degree)).toEqual([
      "MBO 3 Monteur",
      "Bachelor of Laws",
      "Cursus Nederlands",
    ]);
    expect(courseLines.map(({ text }) => text.split(/\t|,/)[0])).toEqual([
      "Cursus warmtepompen",
      "Gasketels ontwerp",
      "• Scrum PSM I",
    ]);
  });

  it("takes a level of school, a course and a compound with mbo for what was studied", () => {
    expect(
      read(
        "2004–2006\tAeronautical maintenance course (EQF 5), ISEC Lisboa",
        "2001–2004\tSecondary school, electromechanics profile, Setúbal",
      ),
    ).toEqual([
      ["Aeronautical maintenance course (EQF 5)", "ISEC Lisboa", "2004–2006"],
      ["Secondary school, electromechanics profile", null, "2001–2004"],
    ]);
    expect(read("Vmbo-groen, Wellant Utrecht, 2006–2010")).toEqual([
      ["Vmbo-groen", "Wellant Utrecht", "2006–2010"],
    ]);
    expect(read("NCOI Middle Management (hbo-programma)\t2017 – 2019")).toEqual([
      ["Middle Management (hbo-programma)", "NCOI", "2017 – 2019"],
    ]);
  });

  it("keeps a certificate whose dates stand on a line of their own together", () => {
    const { courseLines, studies } = readEducation(
      buildDocument([
        "2011 – 2013 Delft",
        "MSc Structural Engineering\t| Delft University",
        "11/2023",
        "Bridge inspector level 2\t| Transport Infrastructure Ireland",
        "2024",
        "Rope access IRATA level 1\t| valid until 04/2027, no. 1/255501",
      ]).lines,
    );
    expect(studies).toHaveLength(1);
    expect(courseLines.map(({ text }) => text)).toEqual([
      "11/2023\tBridge inspector level 2\t| Transport Infrastructure Ireland",
      "2024\tRope access IRATA level 1\t| valid until 04/2027, no. 1/255501",
    ]);
  });

  it("keeps the level of a study with its name, in several systems", () => {
    expect(
      read(
        "Banketbakker, mbo 3",
        "Bakkersschool Gouda",
        "2005 – 2008",
        "Allround bakker, mbo 4",
        "Bakkersschool Gouda",
        "2008 – 2010",
      ),
    ).toEqual([
      ["Banketbakker, mbo 3", "Bakkersschool Gouda", "2005 – 2008"],
      ["Allround bakker, mbo 4", "Bakkersschool Gouda", "2008 – 2010"],
    ]);
    expect(
      read("09/2015 – 06/2017\tPlanner Transport (mbo level 4)", "Breda, Netherlands\tROC Markdal"),
    ).toEqual([["Planner Transport (mbo level 4)", "ROC Markdal", "09/2015 – 06/2017"]]);
    expect(read("MSc in Ecology: Rivers and Lakes, University of Galway, 2014 – 2016")).toEqual([
      ["MSc in Ecology: Rivers and Lakes", "University of Galway", "2014 – 2016"],
    ]);
    expect(read("Kenyan Secondary School Certificate, Moi Girls High School, 2009")).toEqual([
      ["Kenyan Secondary School Certificate", "Moi Girls High School", "2009"],
    ]);
  });

  it("sets a certificate apart that says only until when it is valid", () => {
    const { studies, courseLines } = readEducation(
      buildDocument([
        "BA Fine Art, University of Leeds, 2010 to 2013",
        "Working at Heights (refresher),\tvalid to April 2028",
      ]).lines,
    );
    expect(studies).toHaveLength(1);
    expect(courseLines.map(({ text }) => text)).toEqual([
      "Working at Heights (refresher),\tvalid to April 2028",
    ]);
  });
});
