import { describe, expect, it } from "vitest";
import { buildLine } from "../testing/textLine.ts";
import { splitSections } from "./sections.ts";

/** Headings are set apart, in capitals where they are written so; entries have white space above them. */
function outline(lines: string[]): string[] {
  const built = lines.map((text) =>
    buildLine(text.replace(/^# |^\^ /, ""), { heading: text.startsWith("# "), gap: /^[#^] /.test(text) }),
  );
  return splitSections({ kind: "pdf", pages: 1, lines: built }).map(
    ({ name, lines: own }) => `${name}: ${own.map(({ text }) => text).join(", ")}`,
  );
}

describe("headings that no list knows", () => {
  it.each([
    ["Waar ik gewerkt heb", "experience"],
    ["My journey so far", "experience"],
    ["Mijn loopbaan in vogelvlucht", "experience"],
    ["Wat ik geleerd heb", "education"],
    ["Where I studied", "education"],
    ["Wat ik meebreng aan kennis", "skills"],
    ["Cursussen & papiertjes", "courses"],
    ["What I speak", "languages"],
  ])("tells by its words what %s opens", (heading, section) => {
    expect(outline(["# Talen", "Frans", "# Hobby's", "Schaken", `# ${heading}`, "Soep"]).at(-1)).toBe(
      `${section}: Soep`,
    );
  });

  it("ends a section at a line that looks like the other headings", () => {
    expect(outline(["^ TALEN", "Frans", "^ CURSUSSEN", "BHV", "^ BIJVANGST", "Radio"])).toEqual([
      "languages: Frans",
      "courses: BHV",
      "other: Radio",
    ]);
  });

  it("takes neither a job nor an item in capitals for a heading", () => {
    const lines = [
      "# Work",
      "# Career break",
      "2017 – 2018",
      "# Nurse",
      "2011 – 2013",
      "# Skills",
      "HACCP",
      "SQL",
    ];
    expect(outline(lines)).toEqual([
      "experience: Career break, 2017 – 2018, Nurse, 2011 – 2013",
      "skills: HACCP, SQL",
    ]);
  });

  it("leaves a heading that returns below each entry with the entries", () => {
    const lines = [
      "# Work",
      "Cook 2015 – 2018",
      "# Activities",
      "Soup",
      "Baker 2010 – 2015",
      "# Activities",
      "Bread",
    ];
    expect(outline(lines)).toHaveLength(1);
  });
});
