import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { buildGoal } from "../../../test/buildGoal.ts";
import { pressNamed, said } from "../../../test/drawPage.tsx";
import { draw, findButton, type OnScreen } from "../../../test/onScreen.tsx";
import { type Asked, refused, stubServer } from "../../../test/stubServer.ts";
import words from "../goals.en.json";
import { CoursesToAdd } from "./CoursesToAdd.tsx";
import { valuesOf } from "./goalValues.ts";
import type { GoalWizard } from "./useGoalWizard.ts";

const CALL = "GET /learning_matching/matches";
const goal = valuesOf(buildGoal());
const [sql] = goal.skills;
if (!sql) throw new Error("no skill");
const GIS = { skill: { ...sql.skill, id: "01890a5d-ac96-774b-bcce-b302099a8059", name: "GIS" }, level: 1 };
const course = (id: string, title: string, price = 0) => ({
  id,
  title,
  provider_name: "Deltion",
  hours: 12,
  price,
});

let screen: OnScreen;
let asked: Asked;
const added = vi.fn();
const open = async (answers: Parameters<typeof stubServer>[0]) => {
  asked = stubServer(answers);
  const actions = [
    { ...course("c1", ""), kind: "course", course_id: "c1", project_id: null, skill_id: null },
  ];
  const values = { ...goal, skills: [sql, GIS], actions };
  const wizard = { values, addAction: added } as unknown as GoalWizard;
  screen = await draw(<CoursesToAdd wizard={wizard} />, { goals: words });
  await pressNamed("SQL");
};
const last = () => asked.at(-1)?.query;
beforeEach(() => added.mockClear());
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});

test("courses are of the first skill and free, until another skill or price is pressed", async () => {
  await open({
    [CALL]: () => [course("c1", "SQL basics"), course("c2", "SQL in depth", 250), { count: 25 }],
  });
  expect(last()).toMatchObject({ skill_id: sql.skill.id, price: "free", page: "1" });
  await pressNamed("Next page");
  expect(last()).toMatchObject({ page: "2" });
  await pressNamed("GIS");
  expect(last()).toMatchObject({ skill_id: GIS.skill.id, page: "1" });
  await pressNamed("Next page");
  await pressNamed("Paid");
  expect(last()).toMatchObject({ skill_id: GIS.skill.id, price: "paid", page: "1" });
});

test("a course of the goal is marked, another is added for the chosen skill", async () => {
  await open({ [CALL]: () => [course("c1", "SQL basics"), course("c2", "SQL in depth", 250), { count: 2 }] });
  expect(said()).toContain("Deltion · 12 hours · Free");
  expect(said()).toContain("€250");
  expect(findButton("Added")?.disabled).toBe(true);
  await pressNamed("Add SQL in depth");
  expect(added).toHaveBeenCalledWith({
    kind: "course",
    title: "SQL in depth",
    course_id: "c2",
    project_id: null,
    skill_id: sql.skill.id,
  });
});

test("no courses is said, and the server's words when they cannot be read", async () => {
  await open({ [CALL]: () => [{ count: 0 }] });
  expect(said()).toContain("No Courses Found!");
  await screen.remove();
  await open({ [CALL]: refused() });
  expect(document.querySelector("[role=alert]")?.textContent).toBe("Out of order");
  expect(said()).not.toContain("No Courses Found!");
});
