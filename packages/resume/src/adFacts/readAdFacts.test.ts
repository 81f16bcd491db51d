import { describe, expect, test } from "vitest";
import { departmentOf } from "./departmentOf.ts";
import { readAdFacts } from "./readAdFacts.ts";

const factsOf = (text: string) => readAdFacts(text, (title) => /^verzorgende/i.test(title));
const job = (...lines: string[]) => factsOf(["Vacature: Projectleider civiel", ...lines].join("\n"));

test.each([
  ["Data-engineer (32–40 uur)\nWij zoeken je.", "Data-engineer"],
  ["VACATURE: PERSOONLIJK BEGELEIDER\nWoonzorg Almere", "Persoonlijk begeleider"],
  ["Home › Vacatures\nVerzorgende IG, woongroep De Wilg\n24 uur", "Verzorgende IG, woongroep De Wilg"],
  ["Backend Engineer @ Pluckly (Amsterdam / remote)\nAbout Pluckly", "Backend Engineer"],
  ["Onze bakkerij groeit. Wij zoeken een enthousiaste bakker die vroeg opstaat.", "Bakker"],
  ["Farm manager\nStart after harvest.", "Farm manager"],
  ["Verzorgende C, woongroep dementie\n24 uur", "Verzorgende C, woongroep dementie"],
  ["Marine Data Analyst (maternity cover, 12 months)\nPlymouth, hybrid\nYour work\nx", "Marine Data Analyst"],
  ["Daarom zoeken we een\nonderhoudsplanner machines\nJe plant het werk.\nx", "Onderhoudsplanner machines"],
  [
    "Vacature vertrouwenspersoon jeugdhulp, 28 uur\nRegio Groningen\nJe doet\nx",
    "Vertrouwenspersoon jeugdhulp",
  ],
  ["Brouwerij De Halve Maan zoekt een BROUWER\nAmersfoort\nJe brouwt.\nx", "Brouwer"],
  ["Northsea Tours is looking for a Tour Guide\nDelft\nYour work\nx", "Tour Guide"],
  ["Dierentuin zoekt dierenverzorger reptielen\nEmmen\nx\ny", "Dierenverzorger reptielen"],
  ["Careers > Production\nGlassblower\nLeerdam\nREQUIREMENTS\n- Verzorgende training\nx", "Glassblower"],
  ["Planner\nWhat you bring\n- Verzorgende IG or nurse\n- Excel", "Planner"],
  ["Wie zoekt\nPlanner\nVerzorgende\n- Planner\nx", "Planner"],
  ["<nav>Jobs</nav><h1>Senior Accountant (m/f/d)</h1><p>Your role</p>", "Senior Accountant"],
])("the title of %j", (text, title) => {
  expect(factsOf(text).titles[0]?.value).toBe(title);
});

test("a heading is no title, however alike the name of a job is", () => {
  const isJob = (title: string) => /^(?:benefits|baker)/i.test(title);
  const titles = readAdFacts("Our Bakery\nBenefits\nBaker\nAmersfoort\nx", isJob).titles;
  expect(titles.map(({ value }) => value)).toEqual(["Baker"]);
});

test("hours a line begins with are the job's, and opening hours are not", () => {
  expect(job("36 uur | € 2.680 - € 3.420").hours?.value).toBe(36);
  expect(job("24 uur, 7 dagen per week open").hours).toBeNull();
});

test("no title where nothing is one", () => {
  expect(factsOf("Wij bieden een goed salaris.\nJe hebt 5 jaar ervaring als monteur.").titles).toEqual([]);
});

test.each([
  ["32-40 uur per week", 40],
  ["Voor 24 tot 32 uur", 32],
  ["36 hours a week", 36],
  ["een 38-urige werkweek", 38],
  ["Kantooruren: 9-17 uur", null],
  ["8 tot 16 uur per week", 16],
  ["bezorging binnen 24 uur", null],
  ["Je dag begint om 5.30 uur", null],
  ["€ 17,80 - 21 per uur", null],
  ["0,6 – 0,8 fte", null],
])("hours of %j", (line, hours) => {
  expect(job("Over ons", "x", "x", "x", "x", "x", "x", "x", line).hours?.value ?? null).toBe(hours);
});

test.each([
  ["Salaris € 3.100 – € 3.800 bruto per maand", 3100, 3800],
  ["between €3,600 and €4,900 gross a month", 3600, 4900],
  ["FWG 35: € 2.519,00 – € 3.596,-", 2519, 3596],
  ["tot maximaal € 4.537 per maand", null, 4537],
  ["vanaf € 2.800 bruto", 2800, null],
  ["€ 3,5k - 4,2k per month", 3500, 4200],
])("the salary of %j", (line, from, to) => {
  expect(job(line).salary).toEqual({ value: { from, to }, words: expect.any(String) });
});

test.each([
  "€ 60.000 - € 72.000 per jaar",
  "€60k-80k a year",
  "€ 17,80 tot € 21,40 per uur",
  "een opleidingsbudget van € 2.000",
  "omzet van € 4.000 tot € 5.000 miljoen",
  "€ 5.000 – € 3.000 per maand",
])("no salary of a month in %j", (line) => {
  expect(job(line).salary).toBeNull();
});

test.each([
  [["Standplaats: Bergen op Zoom"], "Bergen op Zoom"],
  [["Rotterdam · Hybrid · Full-time"], "Rotterdam"],
  [["Aalsmeer, 32-40 uur"], "Aalsmeer"],
  [["Locatie De Wilg, Zutphen"], "Zutphen"],
  [["Place: Assen"], "Assen"],
  [["Ons team in Almere zoekt versterking"], "Almere"],
  [["Location: remote"], null],
  [["Met kantoren in Europa"], null],
])("the place of %j", (lines, place) => {
  expect(job(...lines).location?.value ?? null).toBe(place);
});

test.each([
  ["Start: 1 maart 2027", "2027-03-01"],
  ["starting March 15th, 2027", "2027-03-15"],
  ["per 01-09-2027", "2027-09-01"],
  ["per 31 februari 2027", null],
  ["sollicitaties tot 4 januari 2027", null],
  ["per direct", null],
])("the first day of %j", (line, day) => {
  expect(job(line).start?.value ?? null).toBe(day);
});

test.each([
  ["Apply before 1 February", "2027-01-31"],
  ["Reageer vóór 1 februari 2027", "2027-01-31"],
  ["Reacties graag voor 15 januari a.s.", "2027-01-14"],
  ["Send your CV on or before 8 January", "2027-01-08"],
  ["Sluitingsdatum: 14 december", "2026-12-14"],
  ["Closing date 14/12/2026", "2026-12-14"],
  ["Deadline: 2027-01-15", "2027-01-15"],
  ["Applications close on Friday 8 January 2027.", "2027-01-08"],
  ["Solliciteer uiterlijk 3 januari via de knop", "2027-01-03"],
  ["Je kunt solliciteren tot en met 28 november.", "2026-11-28"],
  ["Closing date: 27 November", null],
  ["Apply by 1 March 2024", null],
  ["Deadline: 29 February", null],
  ["You report to the board before 1 February", null],
  ["Je start vóór 1 februari", null],
  ["Start: 1 maart 2027", null],
])("the last day to apply of %j", (line, day) => {
  const { applyBy } = readAdFacts(`Vacature: Projectleider civiel\n${line}`, () => false, "2026-11-28");
  expect(applyBy?.value ?? null).toBe(day);
});

test("hours beside the title are read in the title's line too", () => {
  expect(factsOf("Vacature begeleider, 28 uur\nRegio Groningen").hours?.value).toBe(28);
});

test("of a range of hours the fewest is told too", () => {
  expect(job("x", "32–36 hours a week")).toMatchObject({ hours: { value: 36 }, hoursFrom: { value: 32 } });
  expect(job("x", "36 hours a week").hoursFrom).toBeNull();
});

test("the words come without markup, lists kept as lists", () => {
  const { text } = factsOf("<h1>Kok</h1><script>x()</script><ul><li>Koken</li><li>Bakken</li></ul>");
  expect(text).not.toContain("<");
  expect(text).not.toContain("x()");
  expect(text.split("\n").filter((line) => line.startsWith("• "))).toEqual(["• Koken", "• Bakken"]);
});

test("of a pasted page the job alone is kept", () => {
  const { text } = factsOf(
    "Skip to content\nJobs\nData Engineer\nYour job\n- You build pipelines\n- You test them\nSimilar jobs\nSenior Java Developer\nPrivacy",
  );
  expect(text).toBe("Data Engineer\nYour job\n• You build pipelines\n• You test them");
});

test.each(["", " \n\u0000\n", "שלום עולם", "x".repeat(100_000), "€".repeat(5_000)])(
  "of %# nothing is told, and it ends",
  (text) => {
    const began = performance.now();
    expect(factsOf(text)).toMatchObject({
      titles: [],
      hours: null,
      salary: null,
      location: null,
      start: null,
    });
    expect(performance.now() - began).toBeLessThan(2_000);
  },
);

describe("the department", () => {
  const departments = [{ name: "Finance" }, { name: "IT & Data" }, { name: "Sales" }];
  const of = (text: string) => departmentOf(text, departments)?.value.name ?? null;

  test.each([
    ["Je komt te werken op de afdeling Finance.", "Finance"],
    ["Utrecht · IT & Data · 36 uur", "IT & Data"],
    ["Our sales department grows.", "Sales"],
    ["You know finance and sales.", null],
    ["De afdeling Finance werkt samen met de afdeling Sales.", null],
  ])("of %j", (text, name) => {
    expect(of(text)).toBe(name);
  });
});
