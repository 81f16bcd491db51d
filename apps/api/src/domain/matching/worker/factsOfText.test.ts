import type { Label } from "@vaardig/matching/textMatch/labelStore";
import { expect, test } from "vitest";
import { factsOfText } from "./proposals.ts";
import { buildTaxonomyTexts } from "./taxonomyTexts.ts";

const title = (conceptId: string, label: string): Label => ({
  conceptId,
  label,
  lang: "nl",
  preferred: true,
});
const titles = [title("hr", "HR-medewerker"), title("carer", "Verzorgende IG")];
const texts = buildTaxonomyTexts(
  { skills: [], titles, relations: [] },
  { skills: [], titles: [], relations: [] },
);
const jobOf = (name: string) =>
  factsOfText(texts, `${name}\n\nStandplaats: Groningen\nJe werkt met ons samen.`).jobs[0]?.jobProfileId;

test("a title that may be of any work is no job of that ending", () => {
  expect(jobOf("Medewerker")).toBeUndefined();
  expect(jobOf("HR medewerker")).toBe("hr");
});

test("a title that is nearly a job's name is that job", () => {
  expect(jobOf("Verzorgende")).toBe("carer");
});

test("in an English ad a Dutch name counts when it is equal, because alike words mean other work", () => {
  const names = buildTaxonomyTexts(
    { skills: [], titles: [title("curator", "Museum conservator"), title("cook", "Kok")], relations: [] },
    { skills: [], titles: [], relations: [] },
  );
  const jobIn = (ad: string) => factsOfText(names, ad).jobs[0]?.jobProfileId;
  const english =
    "We are looking for someone who works with our team on the collection and who has experience.";
  const dutch =
    "Wij zoeken iemand die met ons team aan de collectie werkt en die ervaring heeft met het vak.";
  expect(jobIn(`Museum conservators\n\n${dutch}`)).toBe("curator");
  expect(jobIn(`Museum conservators\n\n${english}`)).toBeUndefined();
  expect(jobIn(`Museum conservator\n\n${english}`)).toBe("curator");
});
