import { describe, expect, it } from "vitest";
import { readDocument } from "./document/readDocument.ts";
import { parseResume } from "./parseResume.ts";
import { proposeSkills } from "./proposeSkills.ts";
import { makeResumeDocx } from "./testing/makeResumeDocx.ts";
import { makeResumePdf } from "./testing/makeResumePdf.ts";
import { dutchResume, englishResume } from "./testing/resumeContent.ts";
import { buildDocument } from "./testing/textLine.ts";
import { tinyLinker, tinyOccupations } from "./testing/tinyLinker.ts";

const sources = { linker: tinyLinker, occupations: tinyOccupations, today: { year: 2025, month: 6 } };

function propose(...texts: string[]) {
  return proposeSkills(parseResume(buildDocument(texts)), sources);
}

function summary(result: ReturnType<typeof proposeSkills>): string[] {
  return result.proposals.map(
    (each) =>
      `${each.conceptId} ${each.level ?? `${each.suggestedLevel}?`} ${each.levelSource} ${each.certainty}`,
  );
}

describe("proposeSkills", () => {
  const english = [
    "python 5 stated found",
    "power-bi 4 stated found",
    "sql 4 stated found",
    "project-management 4 years found",
    "communication 3? null found",
    "docker 3? null found",
    "postgresql 4 years found",
    "scrum 4 years found",
    "data-modelling 3? null inferred",
  ];

  it.each([
    ["a PDF in one column", () => makeResumePdf(englishResume())],
    ["a PDF with a sidebar", () => makeResumePdf(englishResume(), { columns: 2 })],
    ["a DOCX", () => makeResumeDocx(englishResume())],
    ["a DOCX with a layout table", () => makeResumeDocx(englishResume(), { table: true })],
  ])("proposes the same for an English résumé as %s", async (_, make) => {
    const result = proposeSkills(parseResume(await readDocument(await make())), sources);
    expect(summary(result)).toEqual(english);
    expect(result.unlinked).toEqual(["Interpretive dancing"]);
  });

  it.each([
    ["a PDF in one column", () => makeResumePdf(dutchResume())],
    ["a PDF with a sidebar", () => makeResumePdf(dutchResume(), { columns: 2 })],
    ["a DOCX", () => makeResumeDocx(dutchResume())],
  ])("proposes the same for a Dutch résumé as %s", async (_, make) => {
    const result = proposeSkills(parseResume(await readDocument(await make())), sources);
    expect(summary(result)).toEqual([
      "planning 3 stated found",
      "wound-care 4 stated found",
      "excel 2 stated found",
      "reporting 3 years found",
      "teamwork 3? null found",
      "medication 3? null inferred",
    ]);
    expect(result.unlinked).toEqual(["Pannenkoeken bakken"]);
  });

  it("shows the words with their context", () => {
    const [proposal] = propose("Skills", "Docker, SQL (expert), Java").proposals;
    expect(proposal).toMatchObject({
      words: "SQL",
      section: "skills",
      excerpt: { before: "Docker, ", match: "SQL", after: " (expert), Java" },
    });
  });

  it("guesses at no skill that an item only resembles", () => {
    const result = propose("Skills", "Pythom, Basket weaving");
    expect(summary(result)).toEqual([]);
    expect(result.unlinked).toEqual(["Pythom", "Basket weaving"]);
  });

  it("tries an item whole before it takes it apart", () => {
    expect(
      summary(propose("Skills", "CI/CD, Research and development, Python/Java, Advanced Excel")),
    ).toEqual([
      "excel 4 stated found",
      "ci-cd 2? null found",
      "java 2? null found",
      "python 2? null found",
      "research-and-development 2? null found",
    ]);
  });

  it("never uses the name, the contact block, hobbies or references", () => {
    const result = propose(
      "Java Python",
      "Docker street 5",
      "",
      "Hobbies",
      "Photography",
      "",
      "References",
      "SAP B.V.",
    );
    expect(result).toEqual({ proposals: [], unlinked: [] });
  });

  it("takes a driving licence from anywhere but the referees", () => {
    expect(summary(propose("Hobbies", "Sailing. Driving licence B."))).toEqual([
      "driving-licence-b 2? null found",
    ]);
    expect(summary(propose("References", "Jo Smit, driving licence B"))).toEqual([]);
  });

  it("does not take the name of an employer for a skill", () => {
    expect(
      summary(propose("Experience", "Receptionist, SAP B.V. | 2015 - 2018", "• Welcomed guests.")),
    ).toEqual([]);
  });

  it("leaves out what is lacking or wished for, inferred or not, unless it is shown elsewhere", () => {
    const job = ["Experience", "Data engineer, Acme | 2015 - 2018", ""];
    expect(summary(propose(...job, "Profile", "No experience with SAP."))).not.toContainEqual(
      expect.stringContaining("sap"),
    );
    expect(summary(propose(...job))).toContain("sap 2? null inferred");
    expect(summary(propose("Skills", "Docker", "", "Profile", "I want to learn Docker."))).toEqual([
      "docker 2? null found",
    ]);
    expect(propose("Skills", "Geen ervaring met SAP").proposals).toEqual([]);
  });

  it("counts overlapping jobs once and tells when a skill was last used", () => {
    const { proposals } = propose(
      "Experience",
      "Developer, Acme | 2014 - 2016",
      "• Wrote Java.",
      "",
      "Developer, Beta | 2015 - 2016",
      "• Wrote Java.",
    );
    expect(proposals).toMatchObject([
      { conceptId: "java", level: 2, levelSource: "years", lastUsedYears: 9 },
    ]);
  });

  it("counts the whole career from the first job with a skill to the last", () => {
    const jobs = [
      "Experience",
      "Developer, Acme | 2010 - 2012",
      "• Java.",
      "",
      "Developer, Beta | 2012 - 2016",
    ];
    const { proposals } = propose(...jobs, "• Tests.", "", "Developer, Gamma | 2016 - 2017", "• Java.");
    expect(proposals).toMatchObject([{ conceptId: "java", level: 4, levelSource: "years" }]);
  });

  it("suggests more to who has worked for years, and states nothing", () => {
    const skills = ["Skills", "Docker", "", "Experience"];
    expect(propose(...skills, "Cook, Acme | 2010 - 2020").proposals).toMatchObject([
      { level: null, suggestedLevel: 3 },
    ]);
    expect(propose(...skills, "Cook, Acme | 2023 - 2025").proposals).toMatchObject([
      { level: null, suggestedLevel: 2 },
    ]);
  });

  it("implies the rarest skills of a held title, nothing of who learns the job", () => {
    const found = (title: string) =>
      propose("Experience", `${title}, Acme | 2015 - 2018`).proposals.map(({ conceptId }) => conceptId);
    expect(found("Data engineer")).toEqual(["data-modelling", "python", "sap"]);
    expect(found("Data engineer intern")).toEqual([]);
  });

  it("shows work before a mention in the profile, and a stated level before both", () => {
    const shown = (...texts: string[]) => propose(...texts).proposals[0]?.section;
    const texts = [
      "Profile",
      "Developer who likes Java",
      "",
      "Experience",
      "Developer | 2015 - 2018",
      "• Wrote Java.",
    ];
    expect(shown(...texts)).toBe("experience");
    expect(shown(...texts, "", "Skills", "Java (expert)")).toBe("skills");
  });

  it("never reaches the highest level by years alone", () => {
    const { proposals } = propose(
      "Skills",
      "SQL (30 years)",
      "",
      "Experience",
      "Developer | 1990 - heden",
      "• Java.",
    );
    expect(proposals.map((each) => [each.conceptId, each.level, each.lastUsedYears])).toEqual([
      ["java", 4, 0],
      ["sql", 4, null],
    ]);
  });

  it("reads languages of programming under a heading of languages as skills", () => {
    const result = propose("Jo Smith", "Languages", "Python, SQL", "Docker, Kubernetes");
    expect(result.proposals.map(({ conceptId }) => conceptId).sort()).toEqual([
      "docker",
      "kubernetes",
      "python",
      "sql",
    ]);
    expect(propose("Jo Smith", "Languages", "English, native", "Python").proposals).toEqual([]);
  });

  it("reads skills under a heading that they share with languages", () => {
    const { proposals } = propose("Talen & vaardigheden", "Nederlands (moedertaal)", "Excel, Docker");
    expect(proposals.map(({ conceptId }) => conceptId)).toEqual(["docker", "excel"]);
  });

  it("takes the name of a degree for no skill", () => {
    const study = [
      "Education",
      "BSc Java and Python, University of Leeds | 2010 - 2013",
      "Courses in Docker",
    ];
    expect(propose(...study).proposals.map(({ conceptId }) => conceptId)).toEqual(["docker"]);
  });

  it("takes the name of a study before its level, and what was written, for no skill", () => {
    const study = ["Opleiding", "Medewerker Excel en Java, mbo 2", "ROC Markdal", "2001 – 2003"];
    const papers = [
      "Publications",
      "Adams P. (2019). Docker for librarians. Shelf Letters 4.",
      "",
      "Projects",
      "Java tools",
    ];
    expect(propose(...study, "", ...papers).proposals.map(({ conceptId }) => conceptId)).toEqual(["java"]);
  });

  it("links only so many phrases of one document", () => {
    let calls = 0;
    const linker = {
      ...tinyLinker,
      link: () => [calls++].slice(1).map(() => ({ conceptId: "", label: "", score: 0 })),
    };
    const lines = Array.from({ length: 1000 }, (_, index) => `Nonsense thing ${index}x`);
    const result = proposeSkills(parseResume(buildDocument(["Skills", ...lines])), { ...sources, linker });
    expect(calls).toBe(400);
    expect(result.unlinked).toHaveLength(1000);
  });
});
