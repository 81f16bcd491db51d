import type { ApplicationDetail } from "@vaardig/contract/applications/applications";
import { afterEach, expect, test, vi } from "vitest";
import type { ScreenKey } from "../../../lib/screenKeys.ts";
import notes from "../../../shared/notes/notes.en.json";
import tasks from "../../../shared/tasks/tasks.en.json";
import { findNamed, pressNamed, said } from "../../../test/drawPage.tsx";
import { draw, type OnScreen, settle } from "../../../test/onScreen.tsx";
import { signedInAs } from "../../../test/signedInAs.ts";
import { stubServer } from "../../../test/stubServer.ts";
import { AboutPerson } from "./AboutPerson.tsx";

let screen: OnScreen | undefined;
afterEach(async () => {
  await screen?.remove();
  vi.unstubAllGlobals();
});
async function show(internal: boolean, ...screens: ScreenKey[]) {
  const asked = stubServer({
    "GET /candidate_tasks": () => ({ data: [], total: 0, can: ["add"] }),
    "GET /candidate_notes": () => ({ data: [], total: 0, can: ["add"] }),
    "GET /candidate_list/filters": () => ({ recruiters: [] }),
  });
  const detail = {
    person: { id: "anna", name: "Anna", internal },
    vacancy: { id: "job", name: "Data analyst" },
  } as ApplicationDetail;
  screen = await draw(<AboutPerson detail={detail} />, { tasks, notes }, signedInAs("moderator", ...screens));
  await settle();
  return asked.map(({ call, query }) => `${call} ${query.user_id}`);
}

test("shows tasks and notes of a candidate; a new task is about this job", async () => {
  expect(await show(false, "candidates-list")).toEqual([
    "GET /candidate_tasks anna",
    "GET /candidate_notes anna",
  ]);
  expect(said()).toContain(tasks.empty);
  expect(said()).toContain(notes.empty);
  expect(findNamed(notes.add)).toBeDefined();
  await pressNamed(tasks.add);
  const job = [...document.querySelectorAll("select")].find((one) => one.value === "job");
  expect(job?.selectedOptions[0]?.textContent).toBe("Data analyst");
});

test("asks for no notes about a colleague, which are their managers'", async () => {
  expect(await show(true, "candidates-list")).toEqual(["GET /candidate_tasks anna"]);
});

test("asks for nothing for readers who see no candidates", async () => {
  expect(await show(false)).toEqual([]);
  expect(said()).toBe("");
});
