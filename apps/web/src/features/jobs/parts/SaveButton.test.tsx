import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { buildVacancy } from "../../../test/builders.ts";
import { findNamed, pressNamed, said } from "../../../test/drawPage.tsx";
import { draw, type OnScreen, settle } from "../../../test/onScreen.tsx";
import { serve } from "../../../test/serve.ts";
import { refused } from "../../../test/stubServer.ts";
import words from "../jobs.en.json";
import { SaveButton } from "./SaveButton.tsx";

const SAVE = words.save.replace("{{name}}", "Cook");
const UNSAVE = words.unsave.replace("{{name}}", "Cook");
const ID = buildVacancy().id;
let screen: OnScreen;
let server: ReturnType<typeof serve>;
let replies: Parameters<typeof serve>[0];
beforeEach(() => {
  replies = { "POST /saved_job": () => ({}), "DELETE /saved_job": () => ({}) };
});
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});
const open = async (more: Parameters<typeof buildVacancy>[0] = {}) => {
  server = serve(replies);
  screen = await draw(<SaveButton job={buildVacancy({ name: "Cook", ...more })} />, { jobs: words });
};

test("a job is saved, and taken off the list again by undo", async () => {
  await open();
  expect(findNamed(SAVE)?.getAttribute("aria-pressed")).toBe("false");
  await pressNamed(SAVE);
  await settle();
  expect(screen.message()).toBe(words.saved);
  await screen.undo();
  expect(screen.message()).toBe(words.unsaved);
  const [save, unsave] = server.commands();
  expect(save?.body).toEqual({ job_vacancy_id: ID });
  expect(unsave?.query).toEqual({ job_vacancy_id: ID });
});

test("a saved job can be taken off even where no other may be saved; else there is no button", async () => {
  await open({ saved: true, can: [] });
  expect(findNamed(UNSAVE)?.getAttribute("aria-pressed")).toBe("true");
  await pressNamed(UNSAVE);
  await settle();
  expect(screen.message()).toBe(words.unsaved);
  await screen.remove();
  await open({ saved: false, can: [] });
  expect(said()).toBe("");
});

test("it is sent once, and a refusal is told", async () => {
  const call = Object.keys(replies)[0] ?? "";
  replies[call] = () => new Promise(() => undefined);
  await open();
  await pressNamed(SAVE);
  expect(findNamed(SAVE)?.hasAttribute("disabled")).toBe(true);
  expect(server.commands()).toHaveLength(1);
  await screen.remove();
  replies[call] = refused(409);
  await open();
  await pressNamed(SAVE);
  await settle();
  expect(screen.message()).toBe("Out of order");
});
