import { expect, test } from "vitest";
import { shownJobs } from "./shownJobs.ts";
import { buildCareerPath } from "./testing/careerBuilders.ts";

const { jobs, edges } = buildCareerPath();
const namesOf = (kind: Parameters<typeof shownJobs>[2]) =>
  shownJobs(jobs, edges, kind).map(({ name }) => name);

test("without a kind everything is shown", () => {
  expect(namesOf(null)).toHaveLength(4);
});

test("a kind shows its jobs with the present one", () => {
  expect(namesOf("lateral")).toEqual(["Data analyst", "Controller"]);
  expect(namesOf("explore")).toEqual(["Data analyst", "Controller"]);
});

test("a job two moves away brings the one on its way", () => {
  const sideways = jobs.map((job) => (job.name === "Data engineer" ? { ...job, moves: [] } : job));
  expect(shownJobs(sideways, edges, "up").map(({ name }) => name)).toEqual([
    "Data analyst",
    "Data engineer",
    "Head of data",
  ]);
});
