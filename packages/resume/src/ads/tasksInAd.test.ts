import { expect, it } from "vitest";
import { readAd } from "./readAd.ts";
import { namedSkills } from "./testing/namedSkills.ts";

/** Knows the tasks by their own names. */
const linker = {
  ...namedSkills,
  link: (label: string) => [{ conceptId: label, label, score: 1 }],
};

const askedOf = (text: string) => readAd(text, linker).asked.map(({ conceptId }) => conceptId);

it("asks for tasks of any job where the ad asks", () => {
  const text = "Your profile\n- You present plans to the board\n- SQL";
  expect(askedOf(text)).toEqual(["presenting", "SQL"]);
});

it("asks for none that the company or its offer speaks of", () => {
  const text =
    "Your profile\n- SQL\n\nWhat we offer\n- We train new colleagues\n- You can give presentations";
  expect(askedOf(text)).toEqual(["SQL"]);
});
