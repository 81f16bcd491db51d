import { afterEach, expect, test } from "vitest";
import { draw, type OnScreen } from "../../test/onScreen.tsx";
import { type GoalStart, readGoalQuery, toGoalQuery, useAddGoalPath } from "./addGoalPath.ts";

const skill = "0199a000-0000-7000-8000-000000000001";
const person = "0199a000-0000-7000-8000-000000000002";
const jobProfile = "0199a000-0000-7000-8000-000000000003";

let screen: OnScreen | undefined;
afterEach(() => screen?.remove());

test("what a goal begins with survives the address", () => {
  const start: GoalStart = {
    skills: [{ id: skill, level: 4 }],
    person,
    name: "Grow & lead: 50%",
    jobProfile,
  };
  expect(readGoalQuery(new URLSearchParams(toGoalQuery(start)))).toEqual(start);
  expect(readGoalQuery(new URLSearchParams(toGoalQuery({})))).toEqual({});
});

test("parts of an address that make no sense are left out", () => {
  const query = new URLSearchParams({ skills: `${skill}:9,x:3,${skill}:2,,`, for: "me", job_profile: "1" });
  expect(readGoalQuery(query)).toEqual({ skills: [{ id: skill, level: 2 }] });
});

test("there is no address for someone without a menu", async () => {
  const paths: (string | undefined)[] = [];
  function Asks() {
    paths.push(useAddGoalPath()({ name: "Grow" }));
    return null;
  }
  screen = await draw(<Asks />);
  expect(paths).toContain(undefined);
});
