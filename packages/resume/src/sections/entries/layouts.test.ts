import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { TextLine } from "../../documentText.ts";
import { type DateRange, findDateRange } from "../dates.ts";
import { readEducation } from "../education.ts";
import { readExperience } from "../experience.ts";
import { dateForms, facts, type Language, layouts, renderEntries, studies } from "./testing/layouts.ts";

const RUNS = 4;

function told(period: DateRange | null): string {
  const point = (at: DateRange["start"]) => (at ? `${at.year}-${at.month}` : "");
  return `${point(period?.start ?? null)} ${period?.current ? "now" : point(period?.end ?? null)}`;
}

/** Jobs and studies as one line each, so that what was read can be compared with the facts. */
const kinds = {
  jobs: {
    facts,
    read: (lines: readonly TextLine[]) =>
      readExperience(lines).map(
        ({ title, organisation, period }) => `${title} | ${organisation} | ${told(period)}`,
      ),
  },
  studies: {
    facts: studies,
    read: (lines: readonly TextLine[]) =>
      readEducation(lines).studies.map(
        ({ degree, institution, period }) => `${degree} | ${institution} | ${told(period)}`,
      ),
  },
};

describe.each(["jobs", "studies"] as const)("the same %s in any layout", (kind) => {
  const all = (["nl", "en"] as const).flatMap((language) =>
    Object.keys(layouts).map((name): [Language, string] => [language, name]),
  );
  it.each(all)("are found: %s, %s", (language, name) => {
    const own = kinds[kind].facts[language];
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
          expect(kinds[kind].read(renderEntries(own, language, layout, form, style))).toEqual(expected);
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
