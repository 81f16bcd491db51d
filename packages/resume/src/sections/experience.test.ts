import { describe, expect, it } from "vitest";
import { buildDocument } from "../testing/textLine.ts";
import { readExperience } from "./experience.ts";

function read(...texts: string[]) {
  return readExperience(buildDocument(texts).lines).map((entry) => ({
    title: entry.title,
    organisation: entry.organisation,
    dates: entry.period?.words,
    description: entry.description.map((line) => line.text),
  }));
}

describe("readExperience", () => {
  it("reads a headline on one line", () => {
    expect(read("Data Analyst, City Hospital | 03/2015 - 12/2018", "• Wrote reports.")).toEqual([
      {
        title: "Data Analyst",
        organisation: "City Hospital",
        dates: "03/2015 - 12/2018",
        description: ["• Wrote reports."],
      },
    ]);
  });

  it("reads title, organisation and dates on lines of their own", () => {
    expect(
      read(
        "Projectleider",
        "Gemeente Zwolle",
        "mei 2018 – heden",
        "• Leidt projecten.",
        "",
        "Adviseur",
        "Bouwbedrijf Vos B.V.",
        "2015-2018",
        "• Adviseert.",
      ),
    ).toEqual([
      {
        title: "Projectleider",
        organisation: "Gemeente Zwolle",
        dates: "mei 2018 – heden",
        description: ["• Leidt projecten."],
      },
      {
        title: "Adviseur",
        organisation: "Bouwbedrijf Vos B.V.",
        dates: "2015-2018",
        description: ["• Adviseert."],
      },
    ]);
  });

  it("reads dates above the names", () => {
    expect(
      read(
        "2018 - heden",
        "Kok",
        "Hotel De Zwaan",
        "Verantwoordelijk voor de kaart.",
        "2015 - 2018",
        "Afwasser",
        "Restaurant Zee",
      ),
    ).toEqual([
      {
        title: "Kok",
        organisation: "Hotel De Zwaan",
        dates: "2018 - heden",
        description: ["Verantwoordelijk voor de kaart."],
      },
      { title: "Afwasser", organisation: "Restaurant Zee", dates: "2015 - 2018", description: [] },
    ]);
  });

  it("reads the organisation with the dates and the title below", () => {
    expect(read("Acme Ltd\tJan 2019 – present", "Software Engineer", "• Wrote code.")[0]).toMatchObject({
      title: "Software Engineer",
      organisation: "Acme Ltd",
      description: ["• Wrote code."],
    });
  });

  it("reads an employer after at or bij", () => {
    expect(read("Monteur bij Van Dam (2015 - 2018)")[0]).toMatchObject({
      title: "Monteur",
      organisation: "Van Dam",
    });
  });

  it("takes dates in a sentence for no headline", () => {
    expect(read("• Grew sales from 2015 to 2018.", "I worked there since 2010.")).toEqual([]);
  });
});
