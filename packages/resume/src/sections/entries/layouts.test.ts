import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type DateRange, findDateRange } from "../dates.ts";
import { readExperience } from "../experience.ts";
import { dateForms, facts, type Language, layouts, written } from "./testing/layouts.ts";

const RUNS = 6;

function told(period: DateRange | null): string {
  const point = (at: DateRange["start"]) => (at ? `${at.year}-${at.month}` : "");
  return `${point(period?.start ?? null)} ${period?.current ? "now" : point(period?.end ?? null)}`;
}

describe("the same jobs in any layout", () => {
  const all = (["nl", "en"] as const).flatMap((language) =>
    Object.keys(layouts).map((name): [Language, string] => [language, name]),
  );
  it.each(all)("are found: %s, %s", (language, name) => {
    const own = facts[language];
    const expected = own.map(
      ({ title, employer, from, to }) =>
        `${title} | ${employer} | ${from.join("-")} ${to?.join("-") ?? "now"}`,
    );
    const layout = layouts[name];
    if (!layout) throw new Error(name);
    fc.assert(
      fc.property(
        fc.constantFrom(...dateForms(language)),
        fc.constantFrom("list" as const, "prose" as const),
        (form, style) => {
          const lines = written(own, language, layout, form, style);
          const found = readExperience(lines).map(
            ({ title, organisation, period }) => `${title} | ${organisation} | ${told(period)}`,
          );
          expect(found).toEqual(expected);
        },
      ),
      { numRuns: RUNS, seed: 7 },
    );
  });
});

it("writes dates that can be read", () => {
  for (const { point, between, now } of dateForms("nl")) {
    expect(findDateRange(`${point([2021, 3], "nl")}${between}${now}`.trim())).not.toBeNull();
  }
});
