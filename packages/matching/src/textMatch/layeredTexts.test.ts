import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { buildLabelTexts, layerTexts } from "./layeredTexts.ts";

const label = (conceptId: string, text: string, preferred = true) => ({
  conceptId,
  label: text,
  lang: "en",
  preferred,
});
const shared = [
  label("pm", "project management"),
  label("sql", "SQL"),
  label("data", "data analysis"),
  label("cook", "cooking"),
];
const base = buildLabelTexts(shared);
const layered = layerTexts(
  base,
  buildLabelTexts([
    label("grid", "grid balancing"),
    label("pm", "Prince coaching", false),
    label("big", "project management office"),
  ]),
);
const found = (text: string) => layered.search.search(text, { lang: "en" }).map((hit) => hit.conceptId);

describe("layered labels", () => {
  test("are searched together, the best label per concept", () => {
    expect(found("grid")[0]).toBe("grid");
    expect(found("prince")).toEqual(["pm"]);
    expect(found("project man").slice(0, 2)).toEqual(["pm", "big"]);
    expect(base.search.search("grid", { lang: "en" })).toEqual([]);
  });

  test("are linked together, an equal text first", () => {
    expect(layered.linker.link("Grid balancing")[0]).toMatchObject({ conceptId: "grid", score: 1 });
    expect(layered.linker.link("sql", { k: 1 })).toMatchObject([{ conceptId: "sql", score: 1 }]);
    const [first, ...others] = layered.linker.link("prince coaching").map((link) => link.conceptId);
    expect(first).toBe("pm");
    expect(others).not.toContain("pm");
  });

  test("are spotted together, the longest where they overlap", () => {
    const spots = layered.spotter.spot("SQL, project management office and grid balancing; data analysis");
    expect(spots.map((spot) => spot.conceptId)).toEqual(["sql", "big", "grid", "data"]);
  });
});

test("spots never overlap, and labels that are laid over each other find what one index of both finds first", () => {
  const word = fc.constantFrom("alfa", "beta", "gamma", "delta");
  const phrase = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(" "));
  fc.assert(
    fc.property(
      fc.uniqueArray(phrase, { minLength: 2, maxLength: 8 }),
      fc.array(word, { maxLength: 12 }),
      (phrases, words) => {
        const labels = phrases.map((one) => label(one, one));
        const half = Math.ceil(labels.length / 2);
        const both = layerTexts(buildLabelTexts(labels.slice(0, half)), buildLabelTexts(labels.slice(half)));
        const spots = both.spotter.spot(words.join(" "));
        spots.reduce((end, spot) => {
          expect(spot.start).toBeGreaterThanOrEqual(end);
          return spot.end;
        }, 0);
        const whole = buildLabelTexts(labels).spotter.spot(words.join(" "));
        expect(spots[0]).toEqual(whole[0]);
        for (const one of phrases) expect(both.linker.link(one, { k: 1 })[0]?.conceptId).toBe(one);
      },
    ),
    { numRuns: 200 },
  );
});
