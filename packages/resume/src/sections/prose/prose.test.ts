import { describe, expect, it } from "vitest";
import type { TextLine } from "../../documentText.ts";
import { proseJobs } from "./proseJobs.ts";
import { proseStudies } from "./proseStudies.ts";

const lineOf = (text: string): TextLine => ({ text, page: 1, column: "full", heading: false, gap: true });

describe("jobs told in sentences", () => {
  it.each([
    ["From 2011 to 2017 I was maintenance planner at Saltend Acids.", "maintenance planner", "Saltend Acids"],
    ["Between 2012 and 2016 I worked for Barratt & Sons as a surveyor.", "surveyor", "Barratt & Sons"],
    ["At Philips (2001-2009) I was a test engineer.", "test engineer", "Philips"],
    ["Van 2008 tot 2014 werkte ik bij Bakkerij Hendriks als bakker.", "bakker", "Bakkerij Hendriks"],
    ["In 2009 begon ik als kok bij De Pelikaan en daar bleef ik tot 2013.", "kok", "De Pelikaan"],
    [
      "Ik ben sinds 2020 verpleegkundige op de IC van het Maasziekenhuis.",
      "verpleegkundige",
      "IC van het Maasziekenhuis",
    ],
  ])("%s", (text, title, organisation) => {
    expect(proseJobs([lineOf(text)])).toMatchObject([{ title, organisation }]);
  });

  it("gives each job of a text what is told of it", () => {
    const text =
      "Sinds 2014 ben ik monteur bij Wielstra. Ik doe inspecties. Van 2006 tot 2014 was ik grondwerker bij Jansma Infra.";
    const [now, before] = proseJobs([lineOf(text)]);
    expect(now?.period?.current).toBe(true);
    expect(now?.description.map((line) => line.text)).toEqual([
      "Sinds 2014 ben ik monteur bij Wielstra",
      "Ik doe inspecties",
    ]);
    expect(before?.period?.end?.year).toBe(2014);
  });

  it.each([
    "I love working with people as a team.",
    "Since 2014 I have lived in Hull.",
    "In 2016 liep ik de marathon van Rotterdam als haas.",
  ])("none in: %s", (text) => {
    expect(proseJobs([lineOf(text)])).toEqual([]);
  });
});

describe("studies told in sentences", () => {
  it.each([
    [
      "I did an HNC in Mechanical Engineering at Hull College (2010).",
      "HNC in Mechanical Engineering",
      "Hull College",
    ],
    ["I studied Law at Leiden University from 2001 to 2005.", "Law", "Leiden University"],
    [
      "Afgestudeerd in 2012 aan de Hogeschool Rotterdam, hbo Bedrijfskunde.",
      "hbo Bedrijfskunde",
      "Hogeschool Rotterdam",
    ],
  ])("%s", (text, degree, institution) => {
    expect(proseStudies([lineOf(text)])).toMatchObject([{ degree, institution }]);
  });
});
