import { describe, expect, it } from "vitest";
import { buildLine } from "../../testing/textLine.ts";
import { readExperience } from "../experience.ts";

/** "^ " is white space above, "# " a line set apart. */
function jobs(...texts: string[]): string[] {
  const lines = texts.map((text) =>
    buildLine(text.replace(/^[#^] /, ""), { heading: text.startsWith("# "), gap: /^[#^] /.test(text) }),
  );
  return readExperience(lines).map(
    ({ title, organisation, period }) => `${title} | ${organisation} | ${period?.words}`,
  );
}

describe("findEntries", () => {
  it("tells names by what stands at the same place in the other entries", () => {
    expect(
      jobs(
        "Salon Noor, Gouda\t2019 – nu",
        "Kapster",
        "• Knippen",
        "Zwart & Blond\t2015 – 2019",
        "Kapster, later salonhoofd",
        "• Kleuren",
      ),
    ).toEqual([
      "Kapster | Salon Noor | 2019 – nu",
      "Kapster, later salonhoofd | Zwart & Blond | 2015 – 2019",
    ]);
  });

  it("reads names above dates that stand by themselves, and leaves what was done to the entry above", () => {
    expect(
      jobs(
        "# Lasser",
        "Werf De Hoop – Urk",
        "mei 2018 tot heden",
        "Lassen van casco's en dekken voor kotters",
        "# Bankwerker",
        "Smederij Oost – Emmeloord",
        "2010 tot 2018",
        "Hekwerk en trappen op maat gemaakt",
      ),
    ).toEqual(["Lasser | Werf De Hoop | mei 2018 tot heden", "Bankwerker | Smederij Oost | 2010 tot 2018"]);
  });

  it("reads names behind each other without a sign, where the section is written so", () => {
    expect(
      jobs(
        "2019–now\tSenior game designer Blockhead",
        "Levels and puzzles.",
        "2015–2019\tJunior designer Tuinstra & Co",
        "Icons.",
      ),
    ).toEqual(["Senior game designer | Blockhead | 2019–now", "Junior designer | Tuinstra & Co | 2015–2019"]);
    expect(jobs("2015–2019\tDocent Duits", "Het Baken, Lelystad")).toEqual([
      "Docent Duits | Het Baken | 2015–2019",
    ]);
  });

  it("reads blocks of labels", () => {
    expect(
      jobs(
        "Period\t03/2021 – present",
        "Client\tBoat builder, Lemmer (via Brunel)",
        "Role\tPlanner",
        "Activities",
        "Period\t2018 – 2021",
        "Client\tAquaLab B.V.",
        "Role\tBuyer",
        "Activities",
      ),
    ).toEqual(["Planner | Brunel | 03/2021 – present", "Buyer | AquaLab B.V. | 2018 – 2021"]);
  });

  it("knows who sent a person only where no employer is named", () => {
    expect(
      jobs("2012 – 2014 Orderpicker via Tempo-Team", "2010 – 2012 Kok via Randstad, later vast bij De Pan"),
    ).toEqual(["Orderpicker | Tempo-Team | 2012 – 2014", "Kok | De Pan | 2010 – 2012"]);
  });

  it("takes no date in a remark or a sentence for an entry", () => {
    expect(
      jobs(
        "# Bakker",
        "Bakkerij Smit (sinds 2016: De Oven)",
        "2012 – 2018",
        "Nachtdienst. In 2014 gestart met taart.",
      ),
    ).toEqual(["Bakker | Bakkerij Smit (sinds 2016: De Oven) | 2012 – 2018"]);
  });

  it("gives titles below an employer with dates of its own that employer", () => {
    expect(
      jobs(
        "Meridian Audit 2016 – 2023",
        "Senior Manager, Tax (2020 – 2023)",
        "Manager, Tax (2016 – 2020)",
        "Hartwell 2012 – 2016",
        "Associate",
      ),
    ).toEqual([
      "Senior Manager, Tax | Meridian Audit | 2020 – 2023",
      "Manager, Tax | Meridian Audit | 2016 – 2020",
      "Associate | Hartwell | 2012 – 2016",
    ]);
  });

  it("reads a list whose items are the entries", () => {
    expect(
      jobs(
        "• 2023 – heden: Interim HR-manager bij de gemeente Ede",
        "• 2019 – 2021: Planner, Waterschap Vallei",
      ),
    ).toEqual([
      "Interim HR-manager | gemeente Ede | 2023 – heden",
      "Planner | Waterschap Vallei | 2019 – 2021",
    ]);
  });

  it("reads employer and title as sentences behind the dates", () => {
    expect(
      jobs(
        "1998-2006 Lampenfabriek Oost, Roosendaal. Operator, later ploegchef. Productielijn TL-buizen.",
        "2006-2014 Zoutwinning Noord, Delfzijl. Procesoperator. Vijfploegendienst en storingen.",
      ),
    ).toEqual([
      "Operator, later ploegchef | Lampenfabriek Oost | 1998-2006",
      "Procesoperator | Zoutwinning Noord | 2006-2014",
    ]);
  });

  it("gives further titles at the same employer the employer above", () => {
    expect(
      jobs(
        "2018 – now\tAssistant, Quay Foods, Hull",
        "2015 – 2018\tApprentice, same company",
        "2012 – 2015\tHulpkok, idem (toen: Quay)",
      ),
    ).toEqual([
      "Assistant | Quay Foods | 2018 – now",
      "Apprentice | Quay Foods | 2015 – 2018",
      "Hulpkok | Quay Foods | 2012 – 2015",
    ]);
  });

  it("reads employers with one letter at a time, without a name, or behind a trade in small letters", () => {
    expect(
      jobs(
        "# Monteur",
        "Werf De Hoop – Urk",
        "2018 tot heden",
        "# Vakkenvuller",
        "C1000 – Urk",
        "2014 tot 2018",
      ),
    ).toEqual(["Monteur | Werf De Hoop | 2018 tot heden", "Vakkenvuller | C1000 | 2014 tot 2018"]);
    expect(
      jobs(
        ...["Tandartspraktijk Boel, Zeist | 2019 – nu", "Praktijk Zuid, Ede | 2017 – 2019"].flatMap((at) => [
          "# Tandartsassistent",
          at,
        ]),
        "# Tandartsassistent",
        "div. praktijken regio Utrecht | 2015 – 2017",
      ).at(-1),
    ).toBe("Tandartsassistent | div. praktijken regio Utrecht | 2015 – 2017");
    expect(
      jobs("2019 – nu\tVerkoper, Jansen BV", "2010 – 2019\tVerkoopster slagerij Nijland, Goor").at(-1),
    ).toBe("Verkoopster | slagerij Nijland | 2010 – 2019");
  });

  it("takes a town with the code or name of its country for no employer", () => {
    expect(
      jobs(
        "Systems Engineer\t2016 – 2019",
        "Novak Hosting s.r.o.\tBrno, CZ",
        "• Linux",
        "Engineer\t2012 – 2016",
        "Kovo a.s.\tOlomouc, CZ",
        "• Linux",
      ),
    ).toEqual([
      "Systems Engineer | Novak Hosting s.r.o. | 2016 – 2019",
      "Engineer | Kovo a.s. | 2012 – 2016",
    ]);
    expect(
      jobs("2009–2012\tMechanic, Força Hangar (military contractor), Alverca do Ribatejo, Portugal"),
    ).toEqual(["Mechanic | Força Hangar (military contractor) | 2009–2012"]);
  });

  it("reads a name before a colon, and one behind it that is an organisation's", () => {
    expect(
      jobs(
        "^ Kok\t2015 – nu",
        "Restaurant De Es, Ede",
        "Koken voor gasten.",
        "^ Winkelhulp\t2010 – 2015",
        "Tuincentrum De Biezen: planten verzorgen, kassa,",
        "advies.",
      ),
    ).toEqual(["Kok | Restaurant De Es | 2015 – nu", "Winkelhulp | Tuincentrum De Biezen | 2010 – 2015"]);
    expect(
      jobs("2015 – nu\tKok, Restaurant De Es", "1998-2006\tKeukenhulp: Partycentrum Bakker in Markelo").at(
        -1,
      ),
    ).toBe("Keukenhulp | Partycentrum Bakker | 1998-2006");
  });

  it("takes no date within what was done for an entry", () => {
    expect(
      jobs(
        "# Monteur",
        "Truckpoint BV – Zwolle",
        "2020 tot heden",
        "keuren van zware voertuigen en tachografen, sinds 2021 ook roetmeting",
        "pechdienst",
      ),
    ).toEqual(["Monteur | Truckpoint BV | 2020 tot heden"]);
  });

  it("finds the organisation of one entry on a line that the others do not have", () => {
    expect(
      jobs(
        "2007 – 2012\tKok",
        "Hotel De Wereld",
        "2012 – 2015\tKok, Restaurant Zuid",
        "2015 – 2019\tChef-kok, Restaurant Noord",
        "2019 – nu\tChef-kok, Hotel Oost",
      )[0],
    ).toBe("Kok | Hotel De Wereld | 2007 – 2012");
  });

  it("reads the entries of a line that lists some with their dates", () => {
    expect(
      jobs("2019 – nu\tKok, Hotel Oost", "Stages (mbo): Hotel De Es – 2018; Restaurant Noord – 2017/18"),
    ).toEqual([
      "Kok | Hotel Oost | 2019 – nu",
      "Stage | Hotel De Es | 2018",
      "Stage | Restaurant Noord | 2017/18",
    ]);
  });

  it("reads a single year with how long it was behind it", () => {
    expect(
      jobs("2011 – 2015\tAssistent, Fidelta Adviseurs", "2010 (6 mnd)\tWerkstudent, Belastingdienst"),
    ).toEqual(["Assistent | Fidelta Adviseurs | 2011 – 2015", "Werkstudent | Belastingdienst | 2010"]);
  });
});
