import type { SkillProfile } from "@vaardig/contract/skill-profiles/skillProfiles";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { said } from "../../../test/drawPage.tsx";
import { draw, findButton, type OnScreen, press } from "../../../test/onScreen.tsx";
import { stubServer } from "../../../test/stubServer.ts";
import words from "../skill-profiles.en.json";
import { DeleteDialog } from "./DeleteDialog.tsx";

const NONE = { count: 0, first: [] };
const PROFILE = {
  id: "01890a5d-ac96-774b-bcce-b302099a8051",
  version: 3,
  name: "Grid planner",
  name_en: "Grid planner",
  name_nl: "Netplanner",
  description_en: "",
  description_nl: "",
  skills: [],
} as unknown as SkillProfile;

/** The profile's page, which is left for the list as soon as it is deleted. */
function Pages() {
  const [isDeleted, setDeleted] = useState(false);
  return isDeleted ? (
    <p>The list</p>
  ) : (
    <DeleteDialog profile={PROFILE} onDeleted={() => setDeleted(true)} onClose={() => undefined} />
  );
}

let screen: OnScreen;
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});

test("what was deleted is said on the list that follows, and can be undone from there", async () => {
  const asked = stubServer({
    "GET /job_profile/uses": () => ({ roles: NONE, people: NONE, vacancies: NONE }),
    "DELETE /job_profile": () => ({}),
    "POST /job_profile": () => ({ id: "1", version: 1 }),
  });
  screen = await draw(<Pages />, { "skill-profiles": words });
  await vi.waitFor(() => expect(said()).toContain(words.delete.unused));
  await press(words.delete.confirm);
  await vi.waitFor(() => expect(said()).toContain("The list"));
  expect(screen.message()).toBe("Grid planner was deleted");
  await screen.undo();
  expect(asked.map(({ call }) => call)).toContain("POST /job_profile");
  expect(screen.message()).toBe("Grid planner was restored");
});

test("nothing is deleted before it is known what uses it, and then once", async () => {
  const answers: Parameters<typeof stubServer>[0] = {};
  const asked = stubServer(answers);
  screen = await draw(<Pages />, { "skill-profiles": words });
  expect(findButton(words.delete.confirm)?.disabled).toBe(true);
  await screen.remove();
  answers["GET /job_profile/uses"] = () => ({ roles: NONE, people: NONE, vacancies: NONE });
  screen = await draw(<Pages />, { "skill-profiles": words });
  await vi.waitFor(() => expect(said()).toContain(words.delete.unused));
  await press(words.delete.confirm);
  await press(words.delete.confirm);
  expect(asked.filter(({ call }) => call === "DELETE /job_profile")).toHaveLength(1);
});
