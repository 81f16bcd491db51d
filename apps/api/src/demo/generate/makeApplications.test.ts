import { OUTCOMES, STAGES } from "@vaardig/contract/applications/pipeline";
import { loadStarter } from "@vaardig/taxonomy/starter/starter";
import { expect, test } from "vitest";
import { NOORDLICHT } from "../data/noordlicht.ts";
import { generateCompany } from "./generateCompany.ts";

const starter = loadStarter();
const skillIds = new Map(starter.skills.map(({ key }) => [key, `id of ${key}`]));
const made = generateCompany(NOORDLICHT, { today: "2026-03-02", passwordHash: "hash", starter, skillIds });
const { applications } = made.applications;

test("there are applications in every stage and with every outcome, archived ones too", () => {
  expect(new Set(applications.map(({ stage }) => stage))).toEqual(new Set(STAGES));
  expect(new Set(applications.map(({ outcome }) => outcome))).toEqual(new Set(OUTCOMES));
  expect(applications.some(({ archivedAt }) => archivedAt)).toBe(true);
});

test("a person is listed on a vacancy once, and is hired once at most", () => {
  const pairs = applications.map(({ vacancyId, userId }) => `${vacancyId} ${userId}`);
  expect(new Set(pairs).size).toBe(pairs.length);
  const hired = applications.filter(({ outcome }) => outcome === "hired").map(({ userId }) => userId);
  expect(new Set(hired).size).toBe(hired.length);
});

test("rejections say why, offers are at Job offer, scorecards name the job's own skills", () => {
  for (const { stage, outcome, reason } of applications)
    if (stage.startsWith("Rejection"))
      expect({ outcome, reason }).toEqual({ outcome: "rejected", reason: expect.any(String) });
  const stageOf = new Map(applications.map(({ id, stage }) => [id, stage]));
  expect(made.applications.offers.length).toBeGreaterThan(3);
  for (const { applicationId } of made.applications.offers)
    expect(stageOf.get(applicationId)).toBe("Job offer");
  const vacancyOf = new Map(applications.map(({ id, vacancyId }) => [id, vacancyId]));
  for (const { applicationId, ratings } of made.recruiterWork.scorecards) {
    const asked = made.vacancies.skills.filter(({ vacancyId }) => vacancyId === vacancyOf.get(applicationId));
    expect(asked.map(({ skillId }) => skillId)).toEqual(
      expect.arrayContaining(ratings.map(({ skill_id }) => skill_id)),
    );
  }
});

test("every external person has a record of where from and until when", () => {
  const outside = made.users.filter(({ systemRole }) => systemRole === "freelancer").map(({ id }) => id);
  expect(made.recruiterWork.records.map(({ userId }) => userId)).toEqual(outside);
});
