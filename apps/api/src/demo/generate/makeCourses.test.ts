import { loadStarter } from "@vaardig/taxonomy/starter/starter";
import { expect, it } from "vitest";
import { makeCourses } from "./makeCourses.ts";

const starter = loadStarter();
const skillIds = new Map(starter.skills.map(({ key }) => [key, `id of ${key}`]));
/** The starter's last skill, which few jobs ask for. */
const rare = starter.skills.filter(({ kind }) => kind !== "language" && kind !== "licence").at(-1)?.key ?? "";
const required = new Set([`id of ${rare}`]);

it("makes 400 courses or more in both languages, the same every time", () => {
  const courses = makeCourses(starter, skillIds, required, "2026-06-01");
  expect(courses.length).toBeGreaterThanOrEqual(400);
  expect(new Set(courses.map(({ code }) => code)).size).toBe(courses.length);
  for (const { titles, descriptions, hours, price, nextStart, skills } of courses) {
    for (const texts of [titles, descriptions]) expect([texts.en, texts.nl].every(Boolean)).toBe(true);
    expect(hours).toBeGreaterThan(0);
    expect(price).toBeGreaterThanOrEqual(0);
    expect(nextStart === null || nextStart > "2026-06-01").toBe(true);
    expect(skills.every(({ levelFrom, levelTo }) => levelFrom < levelTo && levelTo <= 5)).toBe(true);
  }
  expect(makeCourses(starter, skillIds, required, "2026-06-01")).toEqual(courses);
});

it("has courses of every step for what the companies require", () => {
  const courses = makeCourses(starter, skillIds, required, "2026-06-01");
  const steps = courses.flatMap(({ skills }) => skills.filter(({ skillId }) => skillId === `id of ${rare}`));
  expect(steps.map(({ levelFrom, levelTo }) => [levelFrom, levelTo])).toEqual([
    [0, 1],
    [0, 2],
    [2, 3],
    [3, 5],
  ]);
});
