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
        ...["Salon Noor, Gouda\t2019 – nu", "Kapster", "• Knippen"],
        ...["Zwart & Blond\t2015 – 2019", "Kapster, later salonhoofd", "• Kleuren"],
      ),
    ).toEqual([
      "Kapster | Salon Noor | 2019 – nu",
      "Kapster, later salonhoofd | Zwart & Blond | 2015 – 2019",
    ]);
  });

  it("reads names above dates that stand by themselves, and leaves what was done to the entry above", () => {
    expect(
      jobs(
        ...[
          "# Lasser",
          "Werf De Hoop – Urk",
          "mei 2018 tot heden",
          "Lassen van casco's en dekken voor kotters",
        ],
        ...[
          "# Bankwerker",
          "Smederij Oost – Emmeloord",
          "2010 tot 2018",
          "Hekwerk en trappen op maat gemaakt",
        ],
      ),
    ).toEqual(["Lasser | Werf De Hoop | mei 2018 tot heden", "Bankwerker | Smederij Oost | 2010 tot 2018"]);
  });

  it("reads names behind each other without a sign, where the section is written so", () => {
    expect(
      jobs(
        ...["2019–now\tSenior game designer Blockhead", "Levels and puzzles."],
        ...["2015–2019\tJunior designer Tuinstra & Co", "Icons."],
      ),
    ).toEqual(["Senior game designer | Blockhead | 2019–now", "Junior designer | Tuinstra & Co | 2015–2019"]);
    expect(jobs("2015–2019\tDocent Duits", "Het Baken, Lelystad")).toEqual([
      "Docent Duits | Het Baken | 2015–2019",
    ]);
  });

  it("reads blocks of labels", () => {
    expect(
      jobs(
        ...[
          "Period\t03/2021 – present",
          "Client\tBoat builder, Lemmer (via Brunel)",
          "Role\tPlanner",
          "Activities",
        ],
        ...["Period\t2018 – 2021", "Client\tAquaLab B.V.", "Role\tBuyer", "Activities"],
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
        ...["Meridian Audit 2016 – 2023", "Senior Manager, Tax (2020 – 2023)", "Manager, Tax (2016 – 2020)"],
        ...["Hartwell 2012 – 2016", "Associate"],
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
});
