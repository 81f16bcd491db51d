import { expect, test } from "vitest";
import { buildCareerTarget, buildSkill, careerId } from "../testing/careerBuilders.ts";
import { questionsFor } from "./questionsFor.ts";

const target = buildCareerTarget();
const [line] = target.sheet.requirements;
if (!line) throw new Error("no requirement");
const withLines = (...requirements: (typeof line)[]) => ({
  ...target,
  sheet: { ...target.sheet, requirements },
});

test("asks where a level could grow, and when there is room for a course", () => {
  expect(questionsFor(target)).toEqual([
    { key: "raise", job: "Data engineer", skill: "SQL", have: 2, need: 4 },
    { key: "course", job: "Data engineer", course: "SQL in depth", hours: 12 },
  ]);
});

test("a missing must-have comes first, what no one confirmed later, and no more than two of a kind", () => {
  const missing = { ...line, status: "missing" as const, have: null, must_have: true };
  const many = [1, 2, 3].map((at) => ({ ...line, skill: buildSkill(at, `Skill ${at}`), lost: at }));
  const met = { ...line, skill: buildSkill(9, "Python"), status: "met" as const, have: 4 };
  const asked = questionsFor({ ...withLines(met, ...many, missing), cheapest: null });
  expect(asked.map(({ key, skill }) => `${key} ${skill}`)).toEqual([
    "must-have SQL",
    "raise Skill 3",
    "raise Skill 2",
    "confirm Python",
  ]);
});

test("an open job is asked about by its own name", () => {
  const first = [{ id: careerId(700), name: "Engineer wanted" }];
  const job = { ...target.job, open_jobs: { count: 1, first } };
  expect(questionsFor({ ...target, job }).at(-1)).toEqual({ key: "open-job", job: "Engineer wanted" });
});
