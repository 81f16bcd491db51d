import type { ParsedAd } from "@vaardig/contract/jobs/recruitingJobs";
import { expect, test } from "vitest";
import { buildRequiredSkill } from "../../../../test/builders.ts";
import { AD_ROWS, sourcesOfAd, sourceTextOf, valuesOfAd } from "./adValues.ts";

const SILENT: ParsedAd = {
  name: null,
  job_profile: null,
  department: null,
  location: null,
  hours: null,
  hours_from: null,
  salary_from: null,
  salary_to: null,
  available_from: null,
  apply_by: null,
  description: "",
  skills: [],
  other_jobs: [],
  ads: [],
  language: null,
};
const AD: ParsedAd = {
  ...SILENT,
  name: { value: "Welder", words: "Vacature: Welder" },
  hours: { value: 40, words: "32-40 uur" },
  apply_by: { value: "2027-02-01", words: "Sluitingsdatum: 1 februari" },
  salary_to: { value: 3800, words: "tot € 3.800" },
  description: "We weld.",
};
const every = new Set(AD_ROWS);

test("fills what the ad says, and empties nothing that it does not", () => {
  expect(valuesOfAd(AD, every, [])).toEqual({
    name: "Welder",
    hours: 40,
    apply_by: "2027-02-01",
    salary_from: null,
    salary_to: 3800,
    description: "We weld.",
  });
  expect(valuesOfAd(SILENT, every, [])).toEqual({});
});

test("leaves out rows that are not ticked", () => {
  expect(valuesOfAd(AD, new Set(["hours"]), [])).toEqual({ hours: 40 });
});

test("says where each filled field comes from, but not of the text itself", () => {
  const required = buildRequiredSkill();
  const ad = { ...AD, skills: [{ ...required, suggested_level: null, words: "last", places: [] }] };
  const filled = valuesOfAd(ad, new Set(["name", "salary", "description"]), [required]);
  const fields = { name: "Vacature: Welder", salary_to: "tot € 3.800" };
  expect(sourcesOfAd(ad, filled)).toEqual({ ...fields, skills: { [required.skill.id]: "last" } });
  expect(sourcesOfAd(ad, { ...filled, skills: [] })).toEqual({ ...fields, skills: {} });
});

test("an end of the salary is enough for its row", () => {
  expect(sourceTextOf(AD, "salary")).toBe("tot € 3.800");
  expect(sourceTextOf(AD, "location")).toBeNull();
});
