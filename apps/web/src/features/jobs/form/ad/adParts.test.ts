import type { ParsedAd } from "@vaardig/contract/jobs/recruitingJobs";
import { expect, test } from "vitest";
import { buildRequiredSkill } from "../../../../test/builders.ts";
import { firstAdOf } from "./adParts.ts";

const TEXT = "Two jobs.\nCook: HACCP\nWelder: steel";
const at = TEXT.indexOf("HACCP");
const skill = { ...buildRequiredSkill(), suggested_level: null, words: "HACCP" };
const AD = { skills: [{ ...skill, places: [{ start: at, end: at + 5 }] }], ads: [] } as unknown as ParsedAd;

test("the places of the first ad's words are those of its own text", () => {
  const ads = [
    { title: "Cook", start: 10, end: 21 },
    { title: "Welder", start: 22, end: 35 },
  ];
  const { text, ad } = firstAdOf(TEXT, { ...AD, ads });
  const place = ad.skills[0]?.places[0];
  expect(text).toBe("Cook: HACCP");
  expect(text.slice(place?.start, place?.end)).toBe("HACCP");
});

test("one ad is the whole text", () => {
  expect(firstAdOf(TEXT, AD)).toEqual({ text: TEXT, ad: AD, ads: [], at: 0 });
});
