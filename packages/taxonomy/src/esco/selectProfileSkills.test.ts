import fc from "fast-check";
import { expect, test } from "vitest";
import { selectProfileSkills } from "./selectProfileSkills.ts";
import { skillRarity } from "./skillRarity.ts";

const relation = (skillUri: string, kind: "essential" | "optional") => ({ skillUri, relation: kind });
const relations = fc.uniqueArray(
  fc.record({
    skillUri: fc.nat(400).map(String),
    relation: fc.constantFrom("essential" as const, "optional" as const),
  }),
  { selector: (each) => each.skillUri, maxLength: 60, size: "max" },
);
const rarity = (uri: string) => (Number(uri) * 7) % 11;

test("essential skills come first, the rarest before the others, and optional ones only fill up to eight", () => {
  const essential = ["a", "b", "c"].map((uri) => relation(uri, "essential"));
  const optional = ["d", "e", "f", "g", "h", "i", "j"].map((uri) => relation(uri, "optional"));
  const idf = new Map([
    ["b", 5],
    ["j", 4],
    ["a", 3],
  ]);
  const cut = selectProfileSkills([...optional, ...essential], (uri) => idf.get(uri) ?? 1);
  expect(cut.map((each) => each.skillUri).join("")).toBe("bacjdefg");
});

test("keeps 8 to 15 where there are that many, never an optional skill instead of an essential one", () => {
  fc.assert(
    fc.property(relations, (given) => {
      const cut = selectProfileSkills(given, rarity);
      const essential = given.filter((each) => each.relation === "essential").length;
      const kept = cut.filter((each) => each.relation === "essential").length;
      expect(cut.length).toBe(Math.min(15, Math.max(essential, Math.min(8, given.length))));
      expect(kept).toBe(Math.min(15, essential));
    }),
  );
});

test("the order in which relations are given does not matter", () => {
  fc.assert(
    fc.property(relations, (given) => {
      expect(selectProfileSkills(given.toReversed(), rarity)).toEqual(selectProfileSkills(given, rarity));
    }),
  );
});

test("a skill is the rarer the fewer occupations have it", () => {
  const pairs = ["1a", "2a", "3a", "4a", "1b", "2b", "1c"].map((pair) => ({
    occupationUri: pair.slice(0, 1),
    skillUri: pair.slice(1),
  }));
  expect([...skillRarity(pairs)]).toEqual([
    ["a", 0],
    ["b", Math.log(2)],
    ["c", Math.log(4)],
  ]);
});
