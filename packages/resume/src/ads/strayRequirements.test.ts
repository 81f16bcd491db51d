import { describe, expect, it } from "vitest";
import type { SkillRelatedness } from "../skills/skillLinker.ts";
import type { AdRequirement } from "./adRequirement.ts";
import { withoutStrays } from "./strayRequirements.ts";

const text = "a b c d e f g dakkapel x";
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
  withoutStrays(asked, text, kin).map(({ conceptId }) => conceptId);

describe("what one word names in passing", () => {
  it("is left out where nothing else goes with it", () =>
    expect(idsOf([...field, asking("dakkapel")])).toEqual(["a", "b", "c", "d", "e", "f", "g"]));

  it.each([
    ["is weighed", { weight: "plus" }],
    ["has a level", { level: 3 }],
    ["is named again", { places: [at("dakkapel"), at("x")] }],
    ["is named by several words", { places: [{ start: at("g").start, end: at("dakkapel").end }] }],
  ] as const)("stays where it %s", (_why, change) =>
    expect(idsOf([...field, asking("dakkapel", change as Partial<AdRequirement>)])).toContain("dakkapel"),
  );

  it("is left out where only a licence, which any job may ask for, goes with it", () => {
    const asked = [...field, asking("dakkapel"), asking("licences", { places: [at("x")] })];
    expect(withoutStrays(asked, text, kinship).map(({ conceptId }) => conceptId)).toContain("dakkapel");
    const licences = new Set(["licences"]);
    expect(withoutStrays(asked, text, kinship, [], licences).map(({ conceptId }) => conceptId)).not.toContain(
      "dakkapel",
    );
  });

  it("is left out by several words too, where these have the name in another form", () => {
    const place = { start: at("g").start, end: at("dakkapel").end };
    const spot = { conceptId: "dakkapel", label: "dakkapellen", ...place };
    const asked = [...field, asking("dakkapel", { places: [place] })];
    expect(withoutStrays(asked, text, kinship, [{ ...spot, isReworded: true }])).toEqual(field);
    expect(withoutStrays(asked, text, kinship, [spot])).toEqual(asked);
  });

  it("stays where it is asked for by many jobs", () =>
    expect(idsOf([...field, asking("dakkapel")], { ...kinship, isNarrow: () => false })).toContain(
      "dakkapel",
    ));

  it("stays in an ad that asks for little", () =>
    expect(idsOf([...field.slice(0, 3), asking("dakkapel")])).toContain("dakkapel"));
});
