import { describe, expect, it } from "vitest";
import type { SectionName } from "../sections/headingSection.ts";
import { buildLine } from "../testing/textLine.ts";
import { skillsOfWorks } from "./listedWorks.ts";

/** Each name is its own concept. */
const linker = { link: (phrase: string) => [{ conceptId: phrase, label: phrase, score: 1 }] };
const section = (name: SectionName, heading: string, ...lines: string[]) => ({
  name,
  heading,
  lines: lines.map((text) => buildLine(text)),
});
const shown = (...sections: ReturnType<typeof section>[]) =>
  skillsOfWorks(sections, linker).map(({ conceptId }) => conceptId);

const papers = section(
  "projects",
  "Selected publications",
  "• MacAskill I, Reid T (2021) Mosses. J. Veg. Sci.",
);

describe("skills that lists of works show", () => {
  it("shows publishing by papers with their authors", () => {
    expect(shown(papers)).toEqual(["Academic publishing"]);
    expect(shown(section("projects", "Publications", "Killing your own feature: a guide"))).toEqual([]);
  });

  it("shows presenting by talks, at conferences where there are papers too", () => {
    const talks = section("projects", "Talks", "2022 British Ecological Society");
    expect(shown(talks)).toEqual(["Presenting"]);
    expect(shown(papers, talks)).toEqual(["Academic publishing", "Conference presentations"]);
  });

  it("shows that grants were applied for by their amounts", () => {
    expect(shown(section("hobbies", "Grants and awards", "2023 NWO Veni, € 280,000"))).toEqual([
      "Grant management",
    ]);
    expect(shown(section("hobbies", "Grants and awards", "Best poster, 2013"))).toEqual([]);
  });

  it("takes certificates called papers for none", () =>
    expect(shown(section("courses", "Papers", "J. Smith, Manual Handling"))).toEqual([]));

  it("shows nothing where the taxonomy has no such skill", () =>
    expect(skillsOfWorks([papers], { link: () => [] })).toEqual([]));
});
