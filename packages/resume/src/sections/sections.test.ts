import { describe, expect, it } from "vitest";
import { buildDocument, buildLine } from "../testing/textLine.ts";
import { splitSections } from "./sections.ts";

function outline(lines: Parameters<typeof buildLine>[]): string[] {
  const document = { kind: "pdf" as const, pages: 2, lines: lines.map((line) => buildLine(...line)) };
  return splitSections(document).map(
    (section) => `${section.name}: ${section.lines.map((l) => l.text).join(", ")}`,
  );
}

function outlineOf(texts: string[]): string[] {
  return splitSections(buildDocument(texts)).map(
    (section) => `${section.name}: ${section.lines.map((line) => line.text).join(", ")}`,
  );
}

describe("headings by their place", () => {
  it("takes a single word between blank lines for one, and no level below its language", () => {
    const text = [
      "Ann Fox",
      "",
      "Work",
      "",
      "2012 to now. Tailor at Abernethy",
      "",
      "Learned",
      "",
      "2004. HND Fashion",
      "",
      "Languages",
      "Romanian",
      "mother tongue",
    ];
    const found = splitSections(buildDocument(text));
    expect(found.map(({ name }) => name)).toEqual(["contact", "experience", "education", "languages"]);
    expect(found.at(-1)?.lines.map((line) => line.text)).toEqual(["Romanian", "mother tongue"]);
  });
});

describe("splitSections", () => {
  it("keeps the name and contact block apart and knows headings in both languages", () => {
    expect(
      outlineOf([
        "Jan Jansen",
        "Excel Street 5",
        "",
        "WERKERVARING",
        "Kok",
        "",
        "Talen & Vaardigheden",
        "Frans",
        "",
        "Hobby's",
        "Chess",
      ]),
    ).toEqual([
      "contact: Jan Jansen, Excel Street 5",
      "experience: Kok",
      "languages: Frans",
      "hobbies: Chess",
    ]);
  });

  it("takes an item with its level for no heading, nor a label within the skills", () => {
    expect(outlineOf(["VAKWERK", "Bestrating\tzeer ervaren", "Machines\tgoed", "Frameworks: NIST"])).toEqual([
      "skills: Bestrating\tzeer ervaren, Machines\tgoed, Frameworks: NIST",
    ]);
  });

  it("sets languages apart that stand among certificates or skills", () => {
    expect(
      outlineOf(["Certifications & languages", "RHCE (Red Hat), 2017", "Czech (native), English (fluent)"]),
    ).toEqual(["courses: RHCE (Red Hat), 2017", "languages: Czech (native), English (fluent)"]);
  });

  it("reads spaced capitals, numbered and combined headings", () => {
    expect(outlineOf(["S K I L L S", "SQL", "", "Education & Certificates:", "MBO"])).toEqual([
      "skills: SQL",
      "education: MBO",
    ]);
  });

  it("leaves the tools of a job with the job", () => {
    const lines = [
      "Experience",
      "Developer | 2019 - heden",
      "• Built",
      "",
      "Technologies: Java, Docker",
      "",
      "Cook | 2015",
    ];
    expect(outlineOf(lines)).toEqual([`experience: ${lines.slice(1).filter(Boolean).join(", ")}`]);
  });

  it("knows headings with an owner, dates in brackets and in a third language", () => {
    expect(
      outlineOf([
        "Mijn opleidingen",
        "MBO",
        "",
        "Opdrachten (2014 – heden)",
        "PM",
        "",
        "Berufserfahrung",
        "Koch",
      ]),
    ).toEqual(["education: MBO", "experience: PM", "experience: Koch"]);
  });

  it("takes a heading with its text on one line", () => {
    expect(outlineOf(["Jan", "Skills: Python, SQL", "Languages: Java, Kotlin", "Talen: Frans"])).toEqual([
      "contact: Jan",
      "skills: Python, SQL, Languages: Java, Kotlin",
      "languages: Frans",
    ]);
  });

  it("leaves the tools of a job in the job", () => {
    expect(outlineOf(["Experience", "Developer 2015 - 2018", "Tools: Docker", "Software"])).toEqual([
      "experience: Developer 2015 - 2018, Tools: Docker, Software",
    ]);
  });

  it("moves personal lines out of any section", () => {
    expect(outlineOf(["Profile", "Keen cook.", "Date of birth: 1 May 1980", "Likes soup."])).toEqual([
      "summary: Keen cook., Likes soup.",
      "contact: Date of birth: 1 May 1980",
    ]);
  });

  it("takes prose without a heading for the summary and dated lines for other text", () => {
    const prose = "An experienced nurse who has worked in three hospitals and loves it.";
    expect(outlineOf(["Jan Jansen", prose])).toEqual(["contact: Jan Jansen", `summary: ${prose}`]);
    expect(outlineOf(["Jan Jansen", "Cook 2015 - 2018", "Soup"])).toEqual([
      "contact: Jan Jansen",
      "other: Cook 2015 - 2018, Soup",
    ]);
  });

  it("carries the section of each column to the next page", () => {
    expect(
      outline([
        ["Skills", { column: "left", gap: true }],
        ["SQL", { column: "left" }],
        ["Experience", { column: "right", gap: true }],
        ["Cook 2015 - 2018", { column: "right" }],
        ["Excel", { column: "left", page: 2 }],
        ["Baked bread", { column: "right", page: 2 }],
      ]),
    ).toEqual(["skills: SQL, Excel", "experience: Cook 2015 - 2018, Baked bread"]);
  });

  it("goes on in the wider column's section on a page without columns", () => {
    expect(
      outline([
        ["Experience", { column: "left", gap: true }],
        ["Cook in a large kitchen 2015 - 2018", { column: "left" }],
        ["Skills", { column: "right", gap: true }],
        ["SQL", { column: "right" }],
        ["Baked bread", { page: 2 }],
      ]),
    ).toEqual(["experience: Cook in a large kitchen 2015 - 2018, Baked bread", "skills: SQL"]);
  });
});

describe("headings as a person writes them", () => {
  it("opens a section under an icon that was read as a list sign", () => {
    expect(
      outline([
        ["Education", { heading: true }],
        ["Maritime Officer, 2007"],
        ["• SEA SERVICE (last first)", { heading: true, gap: true }],
        ["mv Albatros, 2011 – 2016"],
      ]),
    ).toEqual(["education: Maritime Officer, 2007", "experience: mv Albatros, 2011 – 2016"]);
  });

  it("knows a heading of short words in the style of the others", () => {
    expect(
      outline([
        ["ABOUT ME", { heading: true }],
        ["I bake bread."],
        ["HOW IT ALL GREW", { heading: true, gap: true }],
        ["Baker, 2011 – 2016"],
        ["SKILLS", { heading: true, gap: true }],
        ["Sourdough"],
      ]).map((one) => one.split(":")[0]),
    ).toEqual(["summary", "other", "skills"]);
  });

  it("reads courses under honours and courses", () => {
    expect(outlineOf(["Ann Lee", "", "HONOURS, COURSES", "11/2022 VCA VOL"]).at(-1)).toBe(
      "courses: 11/2022 VCA VOL",
    );
  });

  it("knows what is done for fun", () => {
    expect(
      outline([
        ["Profiel", { heading: true }],
        ["Kok."],
        ["Voor de lol", { heading: true }],
        ["Poëzie vertalen"],
      ]),
    ).toEqual(["summary: Kok.", "hobbies: Poëzie vertalen"]);
  });
});

describe("sections beside others", () => {
  it("takes schooling beside schools for courses", () => {
    const names = (...texts: string[]) => outlineOf(texts).map((one) => one.split(":")[0]);
    expect(names("Opleiding", "Mbo Kapper, 2012", "", "Scholing", "Kleuren, 2015")).toEqual([
      "education",
      "courses",
    ]);
    expect(names("Scholing", "Mbo Kapper, 2012")).toEqual(["education"]);
  });

  it("reads software after a gap among studies as skills, and under a job as its tools", () => {
    const names = (...texts: string[]) => outlineOf(texts).map((one) => one.split(":")[0]);
    expect(names("Opleiding", "Mbo Kapper, 2012", "", "Software: Salonized goed")).toEqual([
      "education",
      "skills",
    ]);
    expect(names("Ervaring", "Kapper, 2012 – 2014", "", "Software: Salonized")).toEqual(["experience"]);
  });
});

describe("rows of personal data", () => {
  it("ends a driving licence among them where something else stands apart", () => {
    expect(
      outlineOf([
        "Ilse Post",
        "Rijbewijs: B",
        "",
        "Ik ben conciërge op een basisschool en zoek een baan dichter bij huis, vier dagen in de week.",
        "",
        "Werkgevers",
        "Basisschool De Kring, conciërge, van 2012 tot heden",
      ]),
    ).toEqual([
      "contact: Ilse Post",
      "courses: B",
      "summary: Ik ben conciërge op een basisschool en zoek een baan dichter bij huis, vier dagen in de week.",
      "experience: Basisschool De Kring, conciërge, van 2012 tot heden",
    ]);
  });

  it("keeps an address with many commas with the contact data, and reads a scale in a heading", () => {
    const address = "Department of Old Maps, Northern University, Kerkstraat 12, 9712 Groningen, Netherlands";
    expect(outlineOf(["Ilse Post", address, "Skills, rated on a scale of 1 to 5", "Latin\t4/5"])).toEqual([
      `contact: Ilse Post, ${address}`,
      "skills: Latin\t4/5",
    ]);
  });
});
