import type { MatchSheet } from "@vaardig/contract/matching";
import { afterEach, expect, test, vi } from "vitest";
import makeGoal from "../../../shared/goals/make-goal.en.json";
import match from "../../../shared/match/match.en.json";
import { findNamed, said } from "../../../test/drawPage.tsx";
import { draw, type OnScreen, settle } from "../../../test/onScreen.tsx";
import { signedInAs } from "../../../test/signedInAs.ts";
import { stubServer } from "../../../test/stubServer.ts";
import words from "../dashboard.en.json";
import { NextStep } from "./NextStep.tsx";

const SQL = { id: "sql", name: "SQL", kind: "skill", group_id: null, group_name: null } as const;
const goal = makeGoal.named.replace("{{name}}", SQL.name);
const update = match.grow["update-named"].replace("{{name}}", SQL.name);

let screen: OnScreen | undefined;
afterEach(async () => {
  await screen?.remove();
  vi.unstubAllGlobals();
});
const show = async (change: { from: number | null; to: number } | null) => {
  const lift = change && { band: "very_high", changes: [{ skill: SQL, gain: 3, ...change }] };
  const sheet = { title: "Data engineer", requirements: [], lift } as unknown as MatchSheet;
  stubServer({
    "GET /skill_profile/match": () => ({ job_profile_id: "profile", sheet, can: [] }),
    "GET /skill_proficiency": () => ({ data: [], total: 0, can: [] }),
  });
  screen = await draw(
    <NextStep />,
    { dashboard: words, match, "make-goal": makeGoal },
    signedInAs("employee", "your-skills", "add-goal", "career-path"),
  );
  await settle();
};

test.each([2, null])("a level to gain can be made a goal (from %s)", async (from) => {
  await show({ from, to: 3 });
  expect(findNamed(goal)?.getAttribute("href")).toContain("sql");
  expect(findNamed(update)).toBeUndefined();
});

test("a level that is there already is no goal: it is brought up to date among one's skills", async () => {
  await show({ from: 3, to: 3 });
  expect(said()).toContain("bring SQL at");
  expect(findNamed(goal)).toBeUndefined();
  expect(findNamed(update)?.getAttribute("href")).toBe("/employee/your-skills");
});

test("without a gap the career path is next", async () => {
  await show(null);
  expect(findNamed(goal)).toBeUndefined();
  expect(findNamed(words.next.career)?.getAttribute("href")).toBe("/employee/career-path");
});
