import { describe, expect, test } from "vitest";
import examples from "./ambiguousWords.examples.json" with { type: "json" };
import ambiguous from "./ambiguousWords.json" with { type: "json" };
import common from "./commonWords.json" with { type: "json" };
import { Spotter } from "./spotter.ts";
import { normalizeText } from "./tokenize.ts";

const found = (label: string, text: string): string[] =>
  ["en", "nl"].flatMap((lang) =>
    new Spotter([{ conceptId: label, label, lang, preferred: true }]).spot(text).map((spot) => spot.label),
  );

describe("names that are also ordinary words or other abbreviations", () => {
  test.each(examples)("$label is not found in ordinary prose", ({ label, ordinary }) => {
    expect(found(label, ordinary)).toEqual([]);
  });

  test.each(examples)("$label is found where its field shows", ({ label, meant }) => {
    expect(found(label, meant)).toContain(label);
  });

  test("each of the list has its sentences", () => {
    const { language: _, never: __, ...fields } = ambiguous.words;
    const shown = new Set(examples.map(({ label }) => normalizeText(label)));
    const words = Object.values(fields).flat();
    expect(words.filter((word) => !shown.has(word.toLowerCase()))).toEqual([]);
  });
});

describe("names that begin a line", () => {
  test.each([
    ["Word", "Word deel van ons team.", "Word and Excel"],
    ["Outlook", "Outlook for the year is fair.", "Word & Outlook"],
    ["Excel", "Excel at what you do.", "Excel, PowerPoint"],
  ])("%s is found beside another name only", (label, ordinary, meant) => {
    expect(found(label, ordinary)).toEqual([]);
    expect(found(label, meant)).toContain(label);
  });
});

describe("forms that are another word", () => {
  test.each([
    ["stuken", "Schrijft stukken voor de raad.", "Stuken van wanden en plafonds."],
    ["serveren", "De servers staan in de kelder.", "Drankjes serveren op het terras."],
    ["deeds", "In de vakantie deed hij de post.", "Drafting deeds of transfer."],
  ])("%s is not found in one of them", (label, ordinary, meant) => {
    expect(found(label, ordinary)).toEqual([]);
    expect(found(label, meant)).toContain(label);
  });
});

describe("names that are another thing in a field", () => {
  test.each([
    ["TMS", "You keep the records of the museum's collection in TMS.", "Planning loads in TMS for carriers."],
    ["Koken", "Maischen, koken en koelen in de brouwerij.", "Koken voor twintig gasten."],
  ])("%s is found outside it alone", (label, elsewhere, meant) => {
    expect(found(label, elsewhere)).toEqual([]);
    expect(found(label, meant)).toContain(label);
  });
});

describe("languages", () => {
  test.each(ambiguous.words.language)("%s is spoken, not what a thing is", (language) => {
    expect(found(language, `The ${language} market grows. Het ${language} elftal speelt.`)).toEqual([]);
    expect(found(language, `the ${language.toLowerCase()} sauce`)).toEqual([]);
    expect(found(language, `Fluent in ${language} and Latvian.`)).toContain(language);
    expect(found(language, `Goede beheersing van het ${language}.`)).toContain(language);
  });
});

describe("common words", () => {
  test.each(["data", "engineering", "care", "design", "equipment", "plan", "terwijl", "werkzaamheden"])(
    "%s by itself says nothing",
    (word) => {
      expect(common.en.includes(word) || common.nl.includes(word)).toBe(true);
      expect(found(word, `the ${word} of it, ${word} en meer`)).toEqual([]);
    },
  );

  test('one after words like "experience with" is a skill', () => {
    expect(found("engineering", "experience in engineering")).toContain("engineering");
  });

  test("a name of several words may hold one", () => {
    expect(found("data engineering", "years of data engineering")).toContain("data engineering");
  });

  test("a name with a capital is found inside a sentence, not at its beginning", () => {
    expect(found("Equipment", "we sell Equipment here")).toContain("Equipment");
    expect(found("Equipment", "Equipment is sold here")).toEqual([]);
  });
});

describe("short forms", () => {
  test.each([
    ["R", "an r in it"],
    ["HR", "hr"],
    ["M&A", "m of a"],
    ["S&OP", "'s op"],
    ["CI/CD", "ci, cd"],
    ["ALS", "ALS JE WERKT IN HET ZIEKENHUIS"],
  ])("%s is not %s", (label, text) => {
    expect(found(label, text)).toEqual([]);
  });

  test.each([
    ["k8s", "we run K8s and k8s"],
    ["CI/CD", "a CI/CD pipeline"],
    ["HBO-V", "diploma HBO-V"],
    ["C#", "C# and Java"],
    ["SQL", "sql and SQL"],
    ["PLC", "PLC's en PLCs"],
    ["M&A", "deals (M&A)"],
  ])("%s is in %s", (label, text) => {
    expect(found(label, text)).toContain(label);
  });
});
