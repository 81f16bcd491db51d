import { describe, expect, it } from "vitest";
import type { SkillLinker } from "../skills/skillLinker.ts";
import { furtherLicences } from "./furtherLicences.ts";
import { readAd } from "./readAd.ts";
import { askedOf } from "./testing/namedSkills.ts";

const NAMES = ["Rijbewijs B", "Rijbewijs BE", "Rijbewijs C", "Rijbewijs D"];
/** Knows licences by their Dutch and English names. */
const linker: SkillLinker = {
  link: (phrase) =>
    NAMES.filter((name) => name === phrase).map((name) => ({ conceptId: name, label: name, score: 1 })),
  spot: (text) =>
    [...text.matchAll(/(?:rijbewijs|driving licence) (B|C|D)(?![\p{L}])/giu)].map((match) => ({
      conceptId: `Rijbewijs ${match[1]}`,
      label: `Rijbewijs ${match[1]}`,
      start: match.index,
      end: match.index + match[0].length,
    })),
};
const asked = (text: string) => {
  const list = readAd(`Your profile\n- ${text}`, linker).asked;
  return list.map(({ conceptId, weight }) => `${conceptId.slice("Rijbewijs ".length)} ${weight}`);
};

describe("a further class of driving licence", () => {
  it.each([
    ["Rijbewijs B; BE is mooi meegenomen", ["B must", "BE plus"]],
    ["Rijbewijs B, BE is een pre", ["B must", "BE plus"]],
    ["Driving licence B, BE is a plus", ["B must", "BE plus"]],
    ["Rijbewijs B (BE is verplicht)", ["B must", "BE must"]],
    ["Rijbewijs B, BE is niet nodig", ["B must"]],
    ["Rijbewijs B, C en D", ["B must", "C must", "D must"]],
    ["Rijbewijs B en BE zijn een pre", ["B plus", "BE plus"]],
    ["Rijbewijs B. De bus rijd je zelf.", ["B must"]],
  ])("%s", (text, expected) => expect(asked(text)).toEqual(expected));
});

it("is none where a line of capitals has the letters", () => {
  const [all, some] = ["RIJBEWIJS B, VOOR DE BE BUS", "Rijbewijs B, voor de BE bus"];
  const classes = (text: string) =>
    furtherLicences(text, linker.spot(text), linker).map(({ label }) => label);
  expect([classes(all), classes(some)]).toEqual([[], ["Rijbewijs BE"]]);
});

describe("what helps", () => {
  it.each([
    ["Good Dutch; English helps", ["Dutch 3", "English plus"]],
    ["English helps a lot", ["English plus"]],
    ["English helps because many guests are from Leeds", ["English plus"]],
    ["Engels helpt dus", ["English plus"]],
    ["Engels helpt enorm; goed Nederlands", ["English plus", "Dutch 3"]],
    ["You know who helps with SQL", ["SQL"]],
  ])("%s", (text, expected) => expect(askedOf(`Your profile\n- ${text}`)).toEqual(expected));
});
