import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { gramsOf } from "./grams.ts";
import type { Label } from "./labelStore.ts";
import { buildLinker } from "./linker.ts";
import { normalizeText } from "./tokenize.ts";

const label = (conceptId: string, text: string, lang = "en", preferred = true): Label => ({
  conceptId,
  label: text,
  lang,
  preferred,
});

test("grams are bounded by the word", () => {
  expect(gramsOf("ab")).toEqual([" a", "ab", "b ", " ab", "ab ", " ab "]);
});

describe("link", () => {
  const linker = buildLinker([
    label("cpp", "C++"),
    label("c", "C"),
    label("csharp", "C#"),
    label("data", "data analysis"),
    label("data", "gegevensanalyse", "nl"),
    label("analyse", "analysis of data"),
    label("weld", "lassen", "nl"),
  ]);

  test("gives 1 to an equal label alone, in any spelling of case, accents and punctuation", () => {
    expect(linker.link("Dàta-Analysis")[0]).toMatchObject({
      conceptId: "data",
      label: "data analysis",
      lang: "en",
      score: 1,
    });
    expect(linker.link("analysis data")[0]?.score).toBeLessThan(1);
    expect(linker.link("c++", { k: 1 })[0]?.conceptId).toBe("cpp");
    expect(linker.link("c#", { k: 1 })[0]?.conceptId).toBe("csharp");
    expect(linker.link("C", { k: 1 })[0]?.conceptId).toBe("c");
  });

  test("survives a typing error, keeps one label per concept and obeys language and bounds", () => {
    expect(linker.link("gegevensanalise")[0]).toMatchObject({ conceptId: "data", lang: "nl" });
    expect(linker.link("data analysis").filter((link) => link.conceptId === "data")).toHaveLength(1);
    expect(linker.link("data analysis", { lang: "nl" }).every((link) => link.lang === "nl")).toBe(true);
    expect(linker.link("data analysis", { minScore: 0.99 })).toHaveLength(1);
    expect(linker.link("data analysis", { k: 0 })).toEqual([]);
    expect(linker.link("--")).toEqual([]);
    expect(linker.link("zzzz")).toEqual([]);
  });

  test("answers the same when asked again", () => {
    const first = linker.link("analyse");
    linker.link("lassen");
    expect(linker.link("analyse")).toEqual(first);
  });
});

describe("order", () => {
  test("of equally good labels follows what else a concept is called, and an equal label stays first", () => {
    const linker = buildLinker([
      label("budget", "keep the books"),
      label("budget", "household budgets", "en", false),
      label("accounts", "keep the books"),
      label("accounts", "bookkeeping of books", "en", false),
      label("library", "keep books the keep"),
      label("library", "keep all the books", "en", false),
    ]);
    const ids = linker.link("keep the books").map((link) => link.conceptId);
    expect(ids).toEqual(["accounts", "budget", "library"]);
  });

  test("takes words for each other that stand for each other in labels of one concept; the score stays the cosine", () => {
    const labels = [
      label("pipe", "pipe fitter"),
      label("pipe", "pipe installer", "en", false),
      label("window", "window fitter"),
      label("solar", "solar panel installer"),
      label("sanding", "solar panel sander"),
    ];
    const [first] = buildLinker(labels).link("solar panel fitter");
    expect(first?.conceptId).toBe("solar");
    expect(first?.score).toBeCloseTo(
      plainCosine(
        labels.map((one) => one.label),
        "solar panel fitter",
        3,
      ),
      5,
    );
    const [without] = buildLinker(labels.filter((one) => one.label !== "pipe installer")).link(
      "solar panel fitter",
    );
    expect(without?.conceptId).toBe("sanding");
  });
});

/** TF-IDF cosine written out: one vector per text. */
function plainCosine(texts: readonly string[], query: string, at: number): number {
  const vectors = texts.map((text) => text.split(" ").flatMap(gramsOf));
  const idf = (gram: string): number =>
    Math.log((1 + texts.length) / (1 + vectors.filter((vector) => vector.includes(gram)).length)) + 1;
  const toVector = (grams: readonly string[]): Map<string, number> => {
    const vector = new Map<string, number>();
    for (const gram of grams) vector.set(gram, (vector.get(gram) ?? 0) + idf(gram));
    return vector;
  };
  const [a, b] = [toVector(query.split(" ").flatMap(gramsOf)), toVector(vectors[at] ?? [])];
  const dot = [...a].reduce((sum, [gram, weight]) => sum + weight * (b.get(gram) ?? 0), 0);
  return dot / (Math.hypot(...a.values()) * Math.hypot(...b.values()));
}

test("every score is the TF-IDF cosine of the whole texts, repeated words included", () => {
  const word = fc.constantFrom("data", "dat", "base", "database", "bas", "a");
  const text = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(" "));
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 6 }), text, (texts, query) => {
      const linker = buildLinker(texts.map((one, at) => label(String(at), one)));
      for (const { conceptId, score } of linker.link(query, { k: texts.length, minScore: 0 })) {
        const at = Number(conceptId);
        const plain = texts[at] === normalizeText(query) ? 1 : Math.min(0.999, plainCosine(texts, query, at));
        expect(score).toBeCloseTo(plain, 5);
      }
    }),
  );
});
