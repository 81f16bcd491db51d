import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Spotter } from "./spotter.ts";

const label = (conceptId: string, text: string, preferred = true) => ({
  conceptId,
  label: text,
  lang: "en",
  preferred,
});

describe("spot", () => {
  const spotter = new Spotter([
    label("pm", "project management"),
    label("pms", "project management software"),
    label("ms", "management software"),
    label("java", "Java"),
    label("go", "Go"),
    label("sharp", "C#"),
    label("boek", "boekhouden"),
    label("other", "java", false),
  ]);
  const texts = (text: string): string[] =>
    spotter.spot(text).map(({ start, end }) => text.slice(start, end));

  test("prefers the label that begins first, then the longest", () => {
    expect(texts("Used Project Management software daily")).toEqual(["Project Management software"]);
    expect(texts("project management and management-software")).toEqual([
      "project management",
      "management-software",
    ]);
    expect(texts("project project management")).toEqual(["project management"]);
  });

  test("respects word boundaries and signs", () => {
    expect(texts("JavaScript, javaanse boekhoudens")).toEqual([]);
    expect(texts("Java/C#, (boekhouden).")).toEqual(["Java", "C#", "boekhouden"]);
  });

  test("skips single words that mostly mean something else, and takes the preferred of two equal labels", () => {
    expect(texts("ready to go")).toEqual([]);
    expect(spotter.spot("java")).toEqual([{ conceptId: "java", label: "Java", start: 0, end: 4 }]);
  });
});

test("finds what trying every label at every word would find", () => {
  const word = fc.constantFrom("alfa", "beta", "gamma", "delta");
  const phrase = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(" "));
  const text = fc.array(word, { maxLength: 14 });
  fc.assert(
    fc.property(fc.uniqueArray(phrase, { minLength: 1, maxLength: 8 }), text, (phrases, words) => {
      const spots = new Spotter(phrases.map((one) => label(one, one))).spot(words.join(" "));
      const expected: string[] = [];
      for (let at = 0; at < words.length; ) {
        const longest = phrases
          .filter((one) => `${words.slice(at).join(" ")} `.startsWith(`${one} `))
          .toSorted((a, b) => b.split(" ").length - a.split(" ").length)[0];
        if (longest !== undefined) expected.push(longest);
        at += longest?.split(" ").length ?? 1;
      }
      expect(spots.map((spot) => spot.conceptId)).toEqual(expected);
    }),
    { numRuns: 300 },
  );
});
