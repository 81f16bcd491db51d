import { loadStarter } from "@vaardig/taxonomy/starter/starter";
import { expect, test } from "vitest";
import { NOORDLICHT } from "../data/noordlicht.ts";
import { generateCompany } from "./generateCompany.ts";

const starter = loadStarter();
const skillIds = new Map(starter.skills.map(({ key }) => [key, `id of ${key}`]));
const input = { today: "2026-03-02", passwordHash: "hash", starter, skillIds };
const made = generateCompany(NOORDLICHT, input);
const [training] = NOORDLICHT.trainings ?? [];

test("the mean level of a skill that a course was given in rises in the months of the course", () => {
  const rows = made.skills.filter(({ skillId }) => skillId === `id of ${training?.skill}`);
  const meanAt = (daysAgo: number) => {
    const at = new Date(Date.parse("2026-03-02T09:00:00Z") - daysAgo * 86_400_000);
    const levels = rows
      .filter(({ validFrom, validTo }) => validFrom && validFrom <= at && (!validTo || validTo > at))
      .flatMap(({ level }) => level ?? []);
    expect(levels.length).toBeGreaterThan(20);
    return levels.reduce((sum, level) => sum + level, 0) / levels.length;
  };
  const before = meanAt((training?.daysAgo ?? 0) + 1);
  expect(meanAt(0) - before).toBeGreaterThan(0.4);
});

test("no one has two levels of a skill at one time", () => {
  const current = made.skills
    .filter(({ validTo }) => !validTo)
    .map(({ userId, skillId }) => `${userId} ${skillId}`);
  expect(new Set(current).size).toBe(current.length);
  const bySkill = Map.groupBy(made.skills, ({ userId, skillId }) => `${userId} ${skillId}`);
  for (const rows of bySkill.values()) {
    const sorted = rows.toSorted((a, b) => Number(a.validFrom) - Number(b.validFrom));
    for (const [at, { validFrom }] of sorted.entries())
      if (at > 0) expect(Number(validFrom)).toBeGreaterThanOrEqual(Number(sorted[at - 1]?.validTo));
  }
});
