import type { GoalDetail } from "@vaardig/contract/goals/goals";
import { afterEach, expect, test, vi } from "vitest";
import { buildGoal } from "../../../test/buildGoal.ts";
import { drawPage, pressNamed, said } from "../../../test/drawPage.tsx";
import { findButton, type OnScreen } from "../../../test/onScreen.tsx";
import { signedInAs } from "../../../test/signedInAs.ts";
import words from "../goals.en.json";
import { GoalHeader } from "./GoalHeader.tsx";

const goal = buildGoal({
  description: "Read plans of queries.",
  progress: 40,
  owner: { id: "01890a5d-ac96-774b-bcce-b302099a8058", name: "Anna de Vries", photo_url: null },
  can: ["complete", "edit"],
});
const match = window.matchMedia.bind(window);
let screen: OnScreen | undefined;
afterEach(async () => {
  await screen?.remove();
  vi.restoreAllMocks();
});
async function open(isPhone: boolean, more: Partial<GoalDetail> = {}) {
  vi.spyOn(window, "matchMedia").mockImplementation(() => match(isPhone ? "all" : "not all"));
  const Page = () => <GoalHeader goal={{ ...goal, ...more }} />;
  screen = await drawPage(
    Page,
    { at: "/a-goal" },
    { goals: words },
    signedInAs("manager", "goals", "add-goal"),
  );
}
const items = () => [...document.querySelectorAll("[role=menuitem]")].map(({ textContent }) => textContent);
const bar = () => document.querySelector<HTMLElement>(".thumb-bar");

test("a desktop tells the goal and has its buttons and menu beside the name", async () => {
  await open(false);
  expect(said()).toContain("Read plans of queries.");
  expect(bar()).toBeNull();
  expect(findButton(words.act.complete)).toBeDefined();
  await pressNamed("More for Grow in SQL");
  expect(items()).toEqual(["Edit goal"]);
});

test("a phone folds it to a line of state, progress and owner, with the buttons at the thumb", async () => {
  await open(true);
  expect(said()).not.toContain("Read plans of queries.");
  expect(said()).toContain(`In progress · 40% · Goal of ${goal.owner.name}`);
  expect(bar()?.textContent).toBe(words.act.complete);
  expect(document.querySelectorAll("[data-acts]")).toHaveLength(1);
  await pressNamed("More for Grow in SQL");
  expect(items()).toEqual(["Edit goal"]);
});

test("an overdue goal says so, and one without buttons has no bar", async () => {
  await open(true, { overdue: true, can: ["edit"] });
  expect(said()).toContain("Overdue · 40%");
  expect(bar()).toBeNull();
});
