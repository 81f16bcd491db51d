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

it.each([
  "Your profile\n- SQL\n- The rest of the trade we'll gladly teach you, we show you the ropes",
  "Jouw profiel\n- SQL\n- Met een goede inborst leren we je het vak zelf",
  "Jouw profiel\n- SQL\n- In het begin helpen wij je op weg als nieuwe collega",
])("asks for none that the employer does for the reader: %j", (text) => {
  expect(askedOf(text)).toEqual(["SQL"]);
});

it("asks for what the reader does for newcomers", () => {
  expect(askedOf("Jouw profiel\n- SQL\n- Je maakt een nieuwe collega wegwijs")).toContain(
    "Mentoring colleagues",
  );
});
