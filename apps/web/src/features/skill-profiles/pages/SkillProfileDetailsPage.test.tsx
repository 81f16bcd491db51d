import type { SkillProfile } from "@vaardig/contract/skill-profiles/skillProfiles";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import requiredSkillWords from "../../../shared/required-skills/required-skills.en.json";
import { act } from "../../../test/act.ts";
import { buildRequiredSkill } from "../../../test/builders.ts";
import { drawPage } from "../../../test/drawPage.tsx";
import { findButton, isAsked, type OnScreen, press } from "../../../test/onScreen.tsx";
import { openServer, type Save } from "../../../test/openServer.ts";
import words from "../skill-profiles.en.json";
import { skillProfileReducer } from "../skillProfile.slice.ts";
import { SkillProfileDetailsPage } from "./SkillProfileDetailsPage.tsx";

const ID = "01890a5d-ac96-774b-bcce-b302099a8057";
const skill = (name: string, level: number) => {
  const asked = buildRequiredSkill();
  return { ...asked, level, skill: { ...asked.skill, id: ID.replace("0189", name.padStart(4, "0")), name } };
};
const PROFILE: SkillProfile = {
  id: ID,
  name: "Miller",
  sector: null,
  description: "",
  skills_count: 2,
  people_count: 0,
  roles_count: 0,
  is_shared: false,
  version: 1,
  can: ["edit"],
  name_en: "Miller",
  name_nl: null,
  description_en: "",
  description_nl: null,
  made_from: null,
  roles: [],
  skills: [skill("SQL", 3), skill("GIS", 3)],
};

/** The level of a skill that is chosen. */
const levelOf = (name: string) =>
  document.querySelector<HTMLInputElement>(`[aria-label="Level of ${name}"] input:checked`)?.value;

let stored: SkillProfile;
let sent: Save[];
let screen: OnScreen;
beforeEach(async () => {
  stored = PROFILE;
  sent = openServer("/skill_profile", { "/skill_profile": () => stored });
  const texts = { "skill-profiles": words, "required-skills": requiredSkillWords };
  screen = await drawPage(SkillProfileDetailsPage, { at: `/${ID}`, path: "/:id" }, texts, {
    skillProfile: skillProfileReducer,
  });
  const [beginner] = document.querySelectorAll<HTMLInputElement>('[aria-label="Level of SQL"] input');
  await act(async () => beginner?.click());
  stored = { ...PROFILE, version: 2, skills: [skill("SQL", 5), skill("GIS", 5)] };
  await press(words.save.save);
  await sent[0]?.refuse(409, "stale_version");
});
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});

describe("skills that someone else saved meanwhile", () => {
  test("are shown beside mine, skill by skill, and mine are saved over theirs", async () => {
    expect(isAsked("Someone else changed Miller in the meantime")).toBe(true);
    const both = document.querySelector("[role=dialog] section")?.textContent;
    expect(both).toMatch(/^SQL.*Theirs.*Expert.*Yours.*Beginner/);
    expect(isAsked("kept either way: GIS")).toBe(true);
    expect(sent).toHaveLength(1);
    await press("Keep mine");
    expect(sent[1]?.body).toMatchObject({ version: 2, skills: [{ level: 1 }, { level: 5 }] });
    await sent[1]?.answer({ ...stored, version: 3, skills: [skill("SQL", 1), skill("GIS", 5)] });
    expect(screen.message()).toBe(words.save.saved);
    expect([levelOf("SQL"), levelOf("GIS")]).toEqual(["1", "5"]);
  });

  test("are taken without another save", async () => {
    await press("Use theirs");
    expect([levelOf("SQL"), levelOf("GIS")]).toEqual(["5", "5"]);
    expect(findButton(words.save.save)).toBeUndefined();
    expect(sent).toHaveLength(1);
  });
});
