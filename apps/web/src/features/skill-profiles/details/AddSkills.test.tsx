import { configureStore } from "@reduxjs/toolkit";
import type { SkillProfile } from "@vaardig/contract/skill-profiles/skillProfiles";
import type { RecommendedSkill } from "@vaardig/contract/skills/skills";
import { afterEach, expect, test } from "vitest";
import { buildRequiredSkill } from "../../../test/builders.ts";
import { pressNamed, said } from "../../../test/drawPage.tsx";
import { draw, type OnScreen } from "../../../test/onScreen.tsx";
import words from "../skill-profiles.en.json";
import { type SkillProfileState, skillProfileReducer, useSkillProfileState } from "../skillProfile.slice.ts";
import { AddSkills } from "./AddSkills.tsx";

const sql = buildRequiredSkill();
const recommended = (id: string, name: string) =>
  ({
    skill: { ...sql.skill, id, name },
    level: 4,
    basis: "role",
    because: "Miller",
  }) as unknown as RecommendedSkill;
const start: SkillProfileState = {
  ...skillProfileReducer(undefined, { type: "start" }),
  skillProfile: { stored: { skills: [sql] } as unknown as SkillProfile, skills: [sql], isDirty: false },
  skillProfileRecommendations: [recommended(sql.skill.id, "SQL"), recommended("gis", "GIS")],
};
let state: SkillProfileState;
function Page() {
  state = useSkillProfileState();
  return <AddSkills failed={false} />;
}
let screen: OnScreen;
afterEach(() => screen.remove());

test("recommends what the profile lacks; one that is added is optional, has its level, and is recommended no more", async () => {
  const from = configureStore({ reducer: skillProfileReducer, preloadedState: start }).getState();
  const slice: typeof skillProfileReducer = (before = from, action) => skillProfileReducer(before, action);
  screen = await draw(<Page />, { "skill-profiles": words }, { skillProfile: slice });
  expect(said()).toContain("GIS");
  expect(said()).not.toContain("SQL");
  await pressNamed(/GIS/);
  expect(
    state.skillProfile?.skills.map(({ skill, level, kind }) => [skill.name, level, kind]),
  ).toContainEqual(["GIS", 4, "optional"]);
  expect(state.skillProfile?.isDirty).toBe(true);
  expect(said()).not.toContain("GIS");
});
