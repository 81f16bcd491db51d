import { expect, it } from "vitest";
import { parseResume } from "../parseResume.ts";
import { buildDocument } from "../testing/textLine.ts";
import { impliedInText } from "./impliedInText.ts";

const labels: Record<string, string> = { complaints: "klachten behandelen", "aged-care": "ouderenzorg" };
let searches = 0;
const linker = {
  link: (phrase: string) => {
    searches += 1;
    return Object.entries(labels)
      .filter(([, label]) => label.split(" ")[0] === phrase.toLowerCase().split(" ")[0])
      .map(([conceptId, label]) => ({ conceptId, label, score: phrase.includes("oplossen") ? 0.6 : 0.5 }));
  },
  spot: () => [],
};
const occupations = {
  forTitle: (title: string) =>
    title === "Filiaalmanager"
      ? [
          { conceptId: "complaints", label: title, score: 0.6, rarity: 4 },
          { conceptId: "aged-care", label: title, score: 0.9, rarity: 1 },
        ]
      : [],
};

function read(...texts: string[]) {
  searches = 0;
  const { experience } = parseResume(buildDocument(["Werkervaring", ...texts]));
  const today = { year: 2026, month: 11 };
  return impliedInText(experience, { linker, occupations, today }).map(
    ({ conceptId, words, certainty }) => `${conceptId} ${words} ${certainty}`,
  );
}

it("takes words that are similar to a skill for it where the title makes it likely, the nearest first", () => {
  expect(
    read(
      "Filiaalmanager, Superverse | 2015 - 2018",
      "• Klachten noteren, klachten oplossen",
      "• De kas tellen",
    ),
  ).toEqual(["complaints klachten oplossen did_you_mean"]);
});

it("takes nothing that the title does not make likely or that every title does, nor what is lacking", () => {
  expect(read("Filiaalmanager, Superverse | 2015 - 2018", "• ouderenzorg")).toEqual([]);
  expect(read("Kok, De Zwaan | 2015 - 2018", "• klachten oplossen")).toEqual([]);
  expect(read("Filiaalmanager, Superverse | 2015 - 2018", "• Geen ervaring met klachten oplossen")).toEqual(
    [],
  );
});

it("searches for so many clauses of a document at most", () => {
  const lines = Array.from({ length: 400 }, (_, at) => `• taak nummer ${at}`);
  read("Filiaalmanager, Superverse | 2015 - 2018", ...lines);
  expect(searches).toBe(150);
});
