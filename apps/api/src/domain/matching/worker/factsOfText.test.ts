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
