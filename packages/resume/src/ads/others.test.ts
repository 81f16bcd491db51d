import { describe, expect, it } from "vitest";
import { askedOf } from "./testing/namedSkills.ts";

const WORK = "Wat ga je doen?\n- ";
const WORK_EN = "What you'll do\n- ";

describe("what the reader does beside others", () => {
  it.each<[string, string[]]>([
    // A second thing behind those one works with is what is done.
    [`${WORK}Je stelt samen met de huisarts de planning op.`, ["planning"]],
    [`${WORK_EN}Together with the designer the boekhouding gets done by you.`, ["boekhouding"]],
    [`${WORK}Je werkt samen met de afdeling inkoop en de afdeling marketing.`, []],
    // The verb stands before "je".
    [`${WORK}Facturen zet je in SQL.`, ["facturen", "SQL"]],
    // The reader is the subject of the clause behind the colon.
    [`${WORK}De telefoon staat niet stil: je maakt facturen en plant de inkoop.`, ["facturen", "inkoop"]],
    [`${WORK}De boekhouding ligt bij Truus: zij beheert de facturen. Je doet de inkoop.`, ["inkoop"]],
    // What stays with others is the thing of the relative clause.
    [`${WORK}Je schrijft SQL en maakt een planning die overeind blijft bij de rechter.`, ["SQL", "planning"]],
    [`${WORK_EN}You use Excel and tell the shop what is wrong with the planning.`, ["Excel", "planning"]],
    [`${WORK_EN}SQL is with our partners; you do the planning.`, ["planning"]],
    // Said by the way, in brackets.
    [`${WORK}lassen (wij zijn een erkend leerbedrijf)`, ["lassen"]],
    ["You write Python. Version control is Git (we left Docker).", ["Python", "Git"]],
    [`${WORK}wij zijn een bedrijf dat al jaren SQL gebruikt`, []],
    // The candidate by pronouns.
    [
      "Wij zoeken een secretaresse.\nZij of hij beheert de planning en schrijft Excel.",
      ["planning", "Excel"],
    ],
    ["Zij beheert de planning. Je doet de inkoop.", ["inkoop"]],
    ["Ook het onderhandelen behoort tot het takenpakket.", ["onderhandelen"]],
    // In a letter that has not come to its headings.
    [
      "Hi,\nIn a nutshell you'd be looking after the boekhouding of 70 companies.\n\nProfile\n- SQL",
      ["boekhouding", "SQL"],
    ],
    // One other person alone, and then what is done.
    [
      `${WORK_EN}You do the facturen together with him, keep the planning and order Excel.`,
      ["facturen", "planning", "Excel"],
    ],
    ["Hi,\nYou'd be happy with Python.\n\nProfile\n- SQL", ["SQL"]],
  ])("%s", (text, asked) => {
    expect(askedOf(text)).toEqual(asked);
  });
});

describe("things that an offer gives and work is about as well", () => {
  it.each<[string, string[]]>([
    ["Je schrijft facturen voor de lunch en belt klanten over de planning.", ["facturen", "planning"]],
    ["You keep the planning of all the drinks.", ["planning"]],
    ["Je krijgt een lunch en leert planning.", []],
  ])("%s", (text, asked) => {
    expect(askedOf(text)).toEqual(asked);
  });
});

describe("a list of what is done, without someone who does it", () => {
  it("is asked for", () =>
    expect(
      askedOf(
        "Kok gezocht. Tafels dekken, de planning bijhouden op papier, samen koken en facturen schrijven.",
      ),
    ).toEqual(["planning", "koken", "facturen"]));

  it("but not where it is told of the company", () =>
    expect(askedOf("Wat wij doen is tafels dekken, planning maken, facturen schrijven.")).toEqual([]));
});

describe("a language by itself", () => {
  it.each<[string, string[]]>([
    [
      "Hulpkok\n- planning\n- Dutch or English, as long as we understand each other",
      ["planning", "Dutch", "English"],
    ],
    ["Functie: kok\nTaal: Nederlands\nExcel: ja", ["Dutch", "Excel"]],
  ])("%s", (text, asked) => {
    expect(askedOf(text).map((one) => one.split(" ")[0])).toEqual(expect.arrayContaining(asked));
  });
});

describe("negations that deny no skill", () => {
  it.each<[string, string[]]>([
    ["Je staat zonder beperkingen in het register voor wondzorg.", ["wondzorg"]],
    ["Je hebt minimaal twee jaar gewerkt in de psychiatrie, stage telt niet mee.", ["psychiatrie 3"]],
    ["At least two years of Java, SQL is not needed.", ["Java 3"]],
    ["Java, SQL is not needed. You know Git.", ["Git"]],
  ])("%s", (text, asked) => {
    expect(askedOf(text)).toEqual(asked);
  });
});
