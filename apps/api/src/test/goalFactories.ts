import type { GoalDetail } from "@vaardig/contract/goals/goals";
import type { Answer, TestApp } from "./buildApp.ts";
import type { TestUser } from "./factories.ts";

/** Returns the form of a goal; by default with one activity for one skill. */
export const goalForm = (skillId: string, overrides: object = {}) => ({
  name: "Lead the night shift",
  description: "From team member to lead",
  start_date: "2026-01-01",
  due_date: "2026-06-30",
  skills: [{ skill_id: skillId, level: 4 }],
  actions: [{ kind: "activity", title: "Shadow a lead for a week", skill_id: skillId }],
  ...overrides,
});

/** Returns the goal of a response. */
export const goalIn = (answer: Answer): GoalDetail => (answer.body.payload as { goal: GoalDetail }).goal;

/** Creates a goal through the API, or proposes one with `user_id`. */
export async function buildGoal(
  test: TestApp,
  by: TestUser,
  skillId: string,
  overrides: object = {},
): Promise<GoalDetail> {
  const answer = await test.as(by).post("/goals/", goalForm(skillId, overrides));
  if (answer.status !== 200) throw new Error(`no goal was set: ${JSON.stringify(answer.body)}`);
  return goalIn(answer);
}
