import { expect } from "@playwright/test";
import type { MatchedCourse } from "@vaardig/contract/courses/courses";
import type { MatchSheet } from "@vaardig/contract/matching";
import { expectAccessible } from "../support/axe.ts";
import { callApi } from "../support/callApi.ts";
import { journey } from "../support/journey.ts";
import { button, title } from "../support/locators.ts";
import { sessionOf } from "../support/signIn.ts";

const EMPLOYEE = "employee@havenzorg.example";

interface Found {
  /** The list's address beside its path. */
  query: string;
  courses: MatchedCourse[];
}

/** The longest list of courses that can be started for a skill which the employee's job requires. */
async function findCourses(server: string): Promise<Found> {
  const { token } = await sessionOf(server, EMPLOYEE);
  const { sheet } = await callApi<{ sheet: MatchSheet }>(server, "/skill_profile/match", { token });
  let best: Found = { query: "", courses: [] };
  for (const { skill } of sheet.requirements.slice(0, 8))
    for (const [code, level] of [
      [1, "Beginner"],
      [2, "Intermediate"],
    ] as const) {
      const path = `/learning_matching/matches?skill_id=${skill.id}&level=${code}&price=price-free`;
      const items = await callApi<(MatchedCourse | { count: number })[]>(server, path, { token });
      const courses = items.filter(
        (item): item is MatchedCourse => "id" in item && item.can.includes("start"),
      );
      const query = new URLSearchParams({ skill: skill.id, level, price: "free" }).toString();
      if (courses.length > best.courses.length) best = { query, courses };
    }
  return best;
}

journey("an employee takes the course that adds most, and rates it", async ({ enter, server }) => {
  const { query, courses } = await findCourses(server);
  const [first] = courses;
  if (!first) throw new Error("the demo has no course for what the employee's job requires");
  const rates = courses.filter(({ reason }) => reason.needs.length === 0);
  const perHour = rates.map(({ reason, hours }) => reason.gain / hours);
  expect(perHour).toEqual(perHour.toSorted((a, b) => b - a));

  const page = await enter(EMPLOYEE, { at: `/employee/learning-&-development/courses/matches?${query}` });
  const cards = page.getByRole("list", { name: "Courses" }).getByRole("heading");
  await expect(cards.first()).toHaveText(first.title);
  await expectAccessible(page);
  await page.getByRole("link", { name: first.title, exact: true }).click();
  await expect(title(page, first.title)).toBeVisible();
  await button(page, `Start ${first.title}`).click();
  await button(page, `Complete ${first.title}`).click();
  const dialog = page.getByRole("dialog");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Complete course" }).click();
  await expect(page.getByText("certificate in your profile", { exact: false }).first()).toBeVisible();
  await page.getByRole("radio", { name: "4 stars" }).press("Space");
  await page.getByLabel("What should colleagues know?").fill("Short and useful");
  await button(page, "Save rating").click();
  await expect(page.getByRole("listitem").getByText("Short and useful")).toBeVisible();
  await expectAccessible(page);

  const { token } = await sessionOf(server, EMPLOYEE);
  const { data } = await callApi<{ data: { name: string }[] }>(server, "/certificate", { token });
  expect(data.map(({ name }) => name)).toContain(first.title);
  await page.goto("/employee/personal/profile");
  await expect(page.getByText(first.title, { exact: true }).first()).toBeVisible();
});
