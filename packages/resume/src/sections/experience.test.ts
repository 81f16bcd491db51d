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

  it("takes a date in the next sentence of a running text for no job", () => {
    expect(
      read(
        "Deventer Ziekenhuis",
        "SEH-verpleegkundige",
        "september 2018 - heden (8 jaar 3 maanden)",
        "Ik prik infusen, hecht wonden en draag over",
        "volgens SBAR. Sinds 2022 ben ik in de avonden coördinerend.",
        "Verpleegkundige chirurgie",
        "februari 2014 - augustus 2018 (4 jaar 7 maanden)",
      ).map(({ title }) => title),
    ).toEqual(["SEH-verpleegkundige", "Verpleegkundige chirurgie"]);
  });

  it("takes the head of a table for no employer", () => {
    expect(
      read(
        "Vessel / type\tCompany\tRank\tPeriod",
        "mv Albatros\tNoordzee Shipping\tSecond Engineer\t08-2016 – 03-2022",
        "mv Meeuw\tNoordzee Shipping\tThird Engineer\t01-2011 – 06-2016",
      ).map(({ title, organisation }) => [title, organisation]),
    ).toEqual([
      ["Second Engineer", "Noordzee Shipping"],
      ["Third Engineer", "Noordzee Shipping"],
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

  const namesOf = (...texts: string[]) =>
    read(...texts).map(({ title, organisation, dates }) => `${title} | ${organisation} | ${dates}`);

  it("reads several jobs at one employer", () => {
    const jobs = namesOf(
      "Waterweg Utilities",
      "9 years 6 months",
      "HR Advisor",
      "January 2020 - Present (6 years 11 months)",
      "Utrecht, Netherlands",
      "• Social plan.",
      "",
      "HR Assistant",
      "June 2017 - December 2019",
      "• Files.",
    );
    expect(jobs).toEqual([
      "HR Advisor | Waterweg Utilities | January 2020 - Present",
      "HR Assistant | Waterweg Utilities | June 2017 - December 2019",
    ]);
  });

  it("reads an employer that stands alone above its jobs", () => {
    const jobs = namesOf(
      "Kiwano Foods, Venlo",
      "",
      "Senior Planner\tFeb 2020 - Present",
      "• S&OP",
      "",
      "Planner\tMar 2017 - Jan 2020",
      "• MRP",
      "",
      "Translimburg, Venlo",
      "",
      "Agent\tSep 2013 - Feb 2017",
    );
    expect(jobs).toEqual([
      "Senior Planner | Kiwano Foods | Feb 2020 - Present",
      "Planner | Kiwano Foods | Mar 2017 - Jan 2020",
      "Agent | Translimburg | Sep 2013 - Feb 2017",
    ]);
  });

  it("leaves a place beside the dates out, and the place behind an employer", () => {
    expect(
      namesOf("MARCH 2019 – CURRENT Enschede, Netherlands", "Design Engineer\tMachinefabriek B.V., Hengelo"),
    ).toEqual(["Design Engineer | Machinefabriek B.V. | MARCH 2019 – CURRENT"]);
  });

  it("reads labels", () => {
    expect(
      namesOf(
        "Nieuw zaaksysteem – Gemeente Veldmeer",
        "Periode:\tfebruari 2025 – heden",
        "Rol:\tProjectmanager",
      ),
    ).toEqual(["Projectmanager | Gemeente Veldmeer | februari 2025 – heden"]);
  });

  it("keeps a department in the title", () => {
    expect(
      namesOf("Staff Nurse, Emergency Department", "St Brigid's Hospital, Dublin", "2013 – 2017"),
    ).toEqual(["Staff Nurse, Emergency Department | St Brigid's Hospital | 2013 – 2017"]);
  });

  it("takes a journey or a break for no job", () => {
    expect(
      namesOf(
        "Reis door Zuid-Amerika",
        "zomer 2012 – zomer 2013",
        "",
        "Timmerman – Poot & Visser",
        "2005 – 2012",
      ),
    ).toEqual(["Timmerman | Poot & Visser | 2005 – 2012"]);
  });

  it("reads a headline that ends like a sentence, and no head of a table", () => {
    expect(
      namesOf(
        "Periode\tFunctie\tWerkgever",
        "2014–2019\tWerkvoorbereider, Boskalis, Papendrecht.",
        "• Inkoop",
      ),
    ).toEqual(["Werkvoorbereider | Boskalis | 2014–2019"]);
  });

  it("keeps a further title with a department at the employer above, and own work apart", () => {
    expect(
      namesOf(
        "Barclays Bank plc\tLondon, UK",
        "Vice President, Risk\tApr 2019 – Present",
        "• Led.",
        "Associate, Credit Risk\tJul 2015 – Mar 2019",
        "• Built.",
        "Designer\t2012 – 2014",
        "Freelance",
      ),
    ).toEqual([
      "Vice President, Risk | Barclays Bank plc | Apr 2019 – Present",
      "Associate, Credit Risk | Barclays Bank plc | Jul 2015 – Mar 2019",
      "Designer | null | 2012 – 2014",
    ]);
  });

  it("takes dates in a sentence for no headline", () => {
    expect(read("• Grew sales from 2015 to 2018.", "I worked there since 2010.")).toEqual([]);
  });
});
