import { describe, expect, it, test } from "vitest";
import { jobsInAd } from "./jobsInAd.ts";
import { languageOf } from "./languageOf.ts";
import { namesInAd } from "./namesInAd.ts";
import { readAdFacts } from "./readAdFacts.ts";

const GERMAN = `Softwareentwickler (m/w/d)
Standort: Enschede
Arbeitszeit: 32–40 Stunden pro Woche
Gehalt: 3.400 € bis 4.600 € brutto im Monat

Wir suchen dich für unser Team. Du entwickelst Software mit Python und SQL und du arbeitest mit den Kollegen an Power BI.`;
const FRENCH = `Développeur logiciel (H/F)
Lieu : Maastricht
36 heures par semaine
Salaire : de 3 100 € à 3 900 € brut par mois

Vous travaillez avec une équipe sur le développement de notre plateforme. Vous avez de l'expérience avec Python et SQL.`;
const POLISH = `Programista (k/m)
Miejsce pracy: Zwolle
Wymiar pracy: 40 godzin tygodniowo
Wynagrodzenie: od 3200 do 4100 euro miesięcznie

Szukamy osoby do pracy w naszym zespole. Masz doświadczenie w SQL oraz Python i nie boisz się pracy z Power BI.`;
const isNoJob = () => false;

describe("an ad in a third language", () => {
  test.each([
    ["de", GERMAN, "Softwareentwickler", "Enschede", 40, 3400, 4600],
    ["fr", FRENCH, "Développeur logiciel", "Maastricht", 36, 3100, 3900],
    ["pl", POLISH, "Programista", "Zwolle", 40, 3200, 4100],
  ])("keeps title, place, hours and salary: %s", (language, text, title, place, hours, from, to) => {
    expect(languageOf(text)).toBe(language);
    const facts = readAdFacts(text, isNoJob);
    expect(facts.titles[0]?.value).toBe(title);
    expect(facts.location?.value).toBe(place);
    expect(facts.hours?.value).toBe(hours);
    expect(facts.salary?.value).toEqual({ from, to });
    expect(facts.text).toContain("Python");
  });

  it("gives no wage of an hour or a year", () => {
    expect(readAdFacts("Koch (m/w/d)\nLohn: 3.000 € bis 3.400 € pro Jahr\na\nb", isNoJob).salary).toBeNull();
  });

  it("asks for names alone, at no level and of no weight", () => {
    const spot = (text: string) =>
      ["Python", "Team", "SQL"].flatMap((label) => {
        const start = text.indexOf(label);
        return start < 0 ? [] : [{ conceptId: label, label, start, end: start + label.length }];
      });
    const asked = namesInAd(GERMAN, { spot }, (words) => words !== "Team");
    expect(asked.map(({ conceptId, level, weight }) => [conceptId, level, weight])).toEqual([
      ["Python", null, "neutral"],
      ["SQL", null, "neutral"],
    ]);
    expect(asked.map(({ places: [at] }) => GERMAN.slice(at?.start, at?.end))).toEqual(["Python", "SQL"]);
  });
});

test.each([
  ["We are looking for you: a developer with an eye for the details of our work.", "en"],
  ["Wij zoeken een ontwikkelaar met oog voor de details van ons werk en voor jou.", "nl"],
  ["SQL, Python, Power BI", null],
  [
    `<script>${"const a = b + c; ".repeat(80)}</script><p>Wir suchen dich für unser Team und du bist dabei.</p>`,
    "de",
  ],
  ["", null],
])("the language of %j is %s", (text, language) => {
  expect(languageOf(text)).toBe(language);
});

const PROFILES: Record<string, string> = { baker: "1", "pastry chef": "2", "bread baker": "1", welder: "3" };
const profileOf = (title: string) => PROFILES[title.toLowerCase()] ?? null;
const BODY = "You work in our bakery in Zwolle, early in the morning, with four colleagues and two ovens.";

describe("two ads in one text", () => {
  const text = `Our bakery grows.\n\nBaker\n${BODY}\n- You bake bread\n\nWelder\nYou weld steel frames for large bakery ovens all day, and you can read technical drawings well.`;

  it("are told apart by their titles, each to where the next begins", () => {
    const ads = jobsInAd(text, profileOf);
    expect(ads.map(({ title }) => title)).toEqual(["Baker", "Welder"]);
    expect(ads.map(({ start, end }) => text.slice(start, end))).toEqual([
      text.slice(0, text.indexOf("\n\nWelder")),
      text.slice(text.indexOf("Welder")),
    ]);
  });

  it("are one where the second title is a name of the first, a card, a bullet or a similar job", () => {
    for (const end of [
      `\n\nFunctie-eisen\n${BODY}`,
      `\n\nBread baker\n${BODY}`,
      "\n\nWelder\nZwolle · 32 hours",
      `\n- Welder\n${BODY}`,
      `\n\nSimilar jobs in Zwolle\n\nWelder\n${BODY}`,
      `\n\nVergelijkbare vacatures (3)\n\nWelder\n${BODY}`,
    ])
      expect(jobsInAd(`Baker\n${BODY}${end}`, profileOf), end).toEqual([]);
  });

  it("may be of jobs that nothing knows, where their titles are labelled", () => {
    const both = `Vacature: Wadwachter\n${BODY}\n\nVacature: Duinwachter\n${BODY}`;
    expect(jobsInAd(both, () => null).map(({ title }) => title)).toEqual(["Wadwachter", "Duinwachter"]);
  });
});

it("reads no title, place or words below the heading of similar jobs", () => {
  const facts = readAdFacts(
    `Baker\nZwolle\n${BODY}\n\nSimilar jobs near you\nWelder\nUtrecht · 24 hours a week`,
    (title) => profileOf(title) !== null,
  );
  expect(facts.titles.map(({ value }) => value)).toEqual(["Baker"]);
  expect(facts.hours).toBeNull();
  expect(facts.text).not.toContain("Welder");
});

describe("a job that nothing knows", () => {
  test.each([
    ["Wetland warden\nHours: 32\nLocation: Zwolle\nYou guard the reeds.", "Wetland warden"],
    ["Wadhoeder (m/v/x)\nUren: 32-36\nJe hoedt het wad.\nKom.", "Wadhoeder"],
    ["Hours: 32\nLocation: Zwolle\nYou guard.\nEvery day.", undefined],
    ["About us\nWe guard the reeds.\nEvery day.\nAll year.", undefined],
  ])("has its headline as title: %j", (text, title) => {
    expect(readAdFacts(text, isNoJob).titles[0]?.value).toBe(title);
  });

  test.each([
    ["Hours: 32", 32],
    ["Uren: 32-36", 36],
    ["Hours per week: 24 – 32", 32],
    ["**Uren:** 28", 28],
    ["Aantal uren\t32", 32],
    ["Working hours: 9-17", null],
    ["Hours: 9:00 - 17:30", null],
  ])("has the hours of the row %j", (row, hours) => {
    expect(readAdFacts(`Wetland warden\n${row}\nYou guard.\nAll day.`, isNoJob).hours?.value ?? null).toBe(
      hours,
    );
  });

  it("has the salary and the place of their rows", () => {
    const facts = readAdFacts(
      "Wetland warden\nHours: 32\nSalary: € 3,000–3,800\nLocation: Zwolle\nYou guard.",
      isNoJob,
    );
    expect(facts.salary?.value).toEqual({ from: 3000, to: 3800 });
    expect(facts.location?.value).toBe("Zwolle");
  });
});
