import { describe, expect, it } from "vitest";
import type { SkillRelatedness } from "../skills/skillLinker.ts";
import type { AdRequirement } from "./adRequirement.ts";
import { withoutStrayRequirements } from "./strayRequirements.ts";

const text = "a b c d e f g steunbeer x dakkapel";
const at = (word: string) => ({ start: text.indexOf(word), end: text.indexOf(word) + word.length });
const asking = (conceptId: string, change: Partial<AdRequirement> = {}): AdRequirement => ({
  conceptId,
  weight: "neutral",
  level: null,
  places: [at(conceptId)],
  ...change,
});
const field = ["a", "b", "c", "d", "e", "f", "g"].map((id) => asking(id));
/** Skills of one letter go together. */
const kinship: SkillRelatedness = {
  isNarrow: () => true,
  areRelated: (id, other) => id.length === other.length,
};
const idsOf = (asked: readonly AdRequirement[], kin = kinship) =>
  withoutStrayRequirements(asked, text, kin).map(({ conceptId }) => conceptId);

describe("what one word names in passing", () => {
  it("is left out where nothing else goes with it", () =>
    expect(idsOf([...field, asking("steunbeer")])).toEqual(["a", "b", "c", "d", "e", "f", "g"]));

  it.each([
    ["is weighed", { weight: "plus" }],
    ["has a level", { level: 3 }],
    ["is named again", { places: [at("steunbeer"), at("x")] }],
    ["is named by several words", { places: [{ start: at("g").start, end: at("steunbeer").end }] }],
  ] as const)("stays where it %s", (_why, change) =>
    expect(idsOf([...field, asking("steunbeer", change as Partial<AdRequirement>)])).toContain("steunbeer"),
  );

  it("is left out where only a licence, which any job may ask for, goes with it", () => {
    const asked = [...field, asking("steunbeer"), asking("rijbewijs", { places: [at("x")] })];
    expect(withoutStrayRequirements(asked, text, kinship).map(({ conceptId }) => conceptId)).toContain(
      "steunbeer",
    );
    const licences = new Set(["rijbewijs"]);
    expect(
      withoutStrayRequirements(asked, text, kinship, [], licences).map(({ conceptId }) => conceptId),
    ).not.toContain("steunbeer");
  });

  it("is left out by several words too, where these have the name in another form", () => {
    const place = { start: at("g").start, end: at("steunbeer").end };
    const spot = { conceptId: "steunbeer", label: "steunberen", ...place };
    const asked = [...field, asking("steunbeer", { places: [place] })];
    expect(withoutStrayRequirements(asked, text, kinship, [{ ...spot, isReworded: true }])).toEqual(field);
    expect(withoutStrayRequirements(asked, text, kinship, [spot])).toEqual(asked);
  });

  it("is left out where it names a setting and only one skill goes with it", () => {
    const asked = [...field, asking("dakkapel"), asking("voegwerk", { places: [at("x")] })];
    expect(idsOf(asked)).not.toContain("dakkapel");
    expect(idsOf([...asked, asking("stucwerk", { places: [at("x")] })])).toContain("dakkapel");
  });

  it("stays where an ad asks for knowledge of it", () => {
    const words = "a b c d e f g kennis van steunbeer";
    const asked = [...field, asking("steunbeer", { places: [{ start: 25, end: 34 }] })];
    expect(withoutStrayRequirements(asked, words, kinship)).toEqual(asked);
  });

  it("stays where it is asked for by many jobs", () =>
    expect(idsOf([...field, asking("x")], { ...kinship, isNarrow: () => false })).toContain("x"));

  it("stays in an ad that asks for little", () =>
    expect(idsOf([...field.slice(0, 3), asking("steunbeer")])).toContain("steunbeer"));
});
