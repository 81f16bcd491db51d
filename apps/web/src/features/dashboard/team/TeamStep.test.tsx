import type { Figure } from "@vaardig/contract/dashboard/dashboard";
import { afterEach, expect, test } from "vitest";
import { findNamed, said } from "../../../test/drawPage.tsx";
import { draw, type OnScreen } from "../../../test/onScreen.tsx";
import { signedInAs } from "../../../test/signedInAs.ts";
import words from "../dashboard.en.json";
import { TeamStep } from "./TeamStep.tsx";

const place = { screen: "employee-list" as const, query: { short: "sql" } };
const point = { id: "sql", name: "SQL", value: 6, of: 11, previous: null, leads_to: place };
const cover: Figure = {
  key: "skill_cover",
  value: 90,
  of: 170,
  previous: null,
  series: [point],
  leads_to: place,
};

let screen: OnScreen;
afterEach(() => screen.remove());

test("a manager sees the skill that most of the line are short of, and nothing where no one is", async () => {
  screen = await draw(<TeamStep figures={[cover]} />, { dashboard: words });
  expect(said()).toContain("Next skill to grow in your team: SQL");
  expect(said()).toContain("6 of 11 people are below the level that their job requires.");
  await screen.remove();
  screen = await draw(<TeamStep figures={[{ ...cover, series: [] }]} />, { dashboard: words });
  expect(said()).toBe("");
});

test("the people who are short of it are one click away, for who may open their list", async () => {
  const link = () => document.querySelector("a")?.getAttribute("href");
  screen = await draw(
    <TeamStep figures={[cover]} />,
    { dashboard: words },
    signedInAs("manager", "employee-list"),
  );
  expect(link()).toBe("/manager/employee-list?short=sql");
  await screen.remove();
  screen = await draw(<TeamStep figures={[cover]} />, { dashboard: words }, signedInAs("manager"));
  expect(link()).toBeUndefined();
  expect(findNamed(/./)).toBeUndefined();
});
