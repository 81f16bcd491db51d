import type { SkillProfile } from "@vaardig/contract/skill-profiles/skillProfiles";
import { afterEach, expect, test, vi } from "vitest";
import { act } from "../../../test/act.ts";
import { findNamed, pressNamed, said } from "../../../test/drawPage.tsx";
import { draw, findButton, type OnScreen, press } from "../../../test/onScreen.tsx";
import words from "../skill-profiles.en.json";
import { ProfileHeader } from "./ProfileHeader.tsx";

const OWN: SkillProfile = {
  id: "01890a5d-ac96-774b-bcce-b302099a8057",
  name: "Miller",
  sector: "Food",
  description: "Mills grain.",
  skills_count: 2,
  people_count: 3,
  roles_count: 1,
  is_shared: false,
  version: 1,
  can: ["edit", "copy", "delete"],
  name_en: "Miller",
  name_nl: null,
  description_en: "Mills grain.",
  description_nl: null,
  made_from: null,
  roles: [],
  skills: [],
};
const LIBRARY: SkillProfile = { ...OWN, is_shared: true, can: ["copy"] };

const onAct = vi.fn();
const match = window.matchMedia.bind(window);
let screen: OnScreen | undefined;
afterEach(async () => {
  await screen?.remove();
  onAct.mockClear();
  vi.restoreAllMocks();
});
async function open(profile: SkillProfile, isPhone: boolean) {
  vi.spyOn(window, "matchMedia").mockImplementation(() => match(isPhone ? "all" : "not all"));
  const header = <ProfileHeader profile={profile} title="Miller" onAct={onAct} />;
  screen = await draw(header, { "skill-profiles": words });
}
const menu = () => [...document.querySelectorAll<HTMLElement>("[role=menuitem]")];
const MORE = "More actions for Miller";

test("a desktop shows facts and description, and compares beside the menu", async () => {
  await open(OWN, false);
  expect(said()).toContain("Food · 3 people · 1 position");
  expect(said()).toContain("Mills grain.");
  await press(words.head.compare);
  expect(onAct).toHaveBeenLastCalledWith("compare");
  await pressNamed(MORE);
  expect(menu().map((one) => one.textContent)).toEqual([words.head.edit, words.head.copy, words.head.delete]);
});

test("a phone has one line about an own profile, and every action in the menu", async () => {
  await open(OWN, true);
  expect(said()).toContain("Your company · Food · 3 people · 1 position");
  expect(said()).not.toContain("Mills grain.");
  expect(findButton(words.head.compare)).toBeUndefined();
  await pressNamed(MORE);
  expect(menu().map((one) => one.textContent)).toEqual([
    words.head.compare,
    words.head.edit,
    words.head.copy,
    words.head.delete,
  ]);
  await act(async () => menu()[0]?.click());
  expect(onAct).toHaveBeenLastCalledWith("compare");
});

test("a profile of the library has no menu beside its buttons, and on a phone is used from the menu", async () => {
  await open(LIBRARY, false);
  expect(findNamed(MORE)).toBeUndefined();
  await press(words.head.use);
  expect(onAct).toHaveBeenLastCalledWith("copy");
  await screen?.remove();
  await open(LIBRARY, true);
  await pressNamed(MORE);
  expect(menu().map((one) => one.textContent)).toEqual([words.head.compare, words.head.use]);
  await act(async () => menu()[1]?.click());
  expect(onAct).toHaveBeenLastCalledWith("copy");
});
