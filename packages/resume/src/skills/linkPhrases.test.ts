import { expect, it } from "vitest";
import { linkPhrases } from "./linkPhrases.ts";
import type { SkillLinker } from "./skillLinker.ts";

const names = new Map([
  ["excel", "excel"],
  ["advanced excel", "advanced-excel"],
  ["basic life support", "life-support"],
  ["welding", "welding"],
]);

/** Knows names by their words alone. */
const linker: SkillLinker = {
  link: (label) => {
    const conceptId = names.get(label.toLowerCase());
    return conceptId === undefined ? [] : [{ conceptId, label, score: 1 }];
  },
  spot: () => [],
};

const linked = (text: string) =>
  linkPhrases([{ text, level: null, years: null, line: text, start: 0 }], linker).evidence.map(
    ({ conceptId, level }) => [conceptId, level],
  );

it("reads the level in the name of a skill that is a better command of another", () => {
  expect(linked("Advanced Excel")).toEqual([["advanced-excel", 4]]);
});

it("reads no level in a name whose first word is part of it", () => {
  expect(linked("Basic life support")).toEqual([["life-support", null]]);
});

it("takes a level off a name that has none", () => {
  expect(linked("Expert welding")).toEqual([["welding", 5]]);
});

it("links one word to a longer name only where it is the own name in it", () => {
  const close: SkillLinker = {
    link: (text) => {
      const label = text === "computer" ? "computer vision" : "Adobe Illustrator";
      return [{ conceptId: label, label, score: 0.85 }];
    },
    spot: () => [],
  };
  const idsOf = (text: string) =>
    linkPhrases([{ text, level: null, years: null, line: text, start: 0 }], close).evidence.map(
      ({ conceptId }) => conceptId,
    );
  expect(idsOf("computer")).toEqual([]);
  expect(idsOf("Illustrator")).toEqual(["Adobe Illustrator"]);
});
