import type { Candidate } from "@vaardig/contract/profile/profile";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pressNamed } from "../../../test/drawPage.tsx";
import {
  choose,
  draw,
  isAsked,
  type OnScreen,
  openSelect,
  press,
  settle,
  type,
} from "../../../test/onScreen.tsx";
import { serve } from "../../../test/serve.ts";
import { refused } from "../../../test/stubServer.ts";
import words from "../profile.en.json";
import { PersonalSheet } from "./PersonalSheet.tsx";

const person = (version: number, more: object = {}) =>
  ({
    id: "01890a5d-ac96-774b-bcce-b302099a8057",
    version,
    private: { first_name: "Anna", last_name: "de Vries", gender: "Undefined", ...more },
  }) as unknown as Candidate;
const onClose = vi.fn();
let screen: OnScreen;
let server: ReturnType<typeof serve>;
let replies: Parameters<typeof serve>[0];
beforeEach(async () => {
  onClose.mockReset();
  replies = {
    "PUT /user": refused(409, {}, { code: "stale_version" }),
    "GET /candidate": () => ({ candidates: [person(4, { last_name: "Bos", gender: "Male" })] }),
  };
  server = serve(replies);
  screen = await draw(<PersonalSheet person={person(3)} onClose={onClose} />, { profile: words });
});
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});

test("both versions are shown in words, and mine is saved over theirs", async () => {
  await openSelect(words.fields.gender);
  await choose(words.gender.Female);
  await press("Save");
  await settle();
  expect(isAsked(words.stale)).toBe(true);
  expect(isAsked(words.gender.Male)).toBe(true);
  expect(isAsked(words.gender.Female)).toBe(true);
  expect(isAsked(`kept either way: ${words.fields.last_name}`)).toBe(true);
  expect(server.reads("/candidate")).toEqual([{ id: person(3).id }]);
  replies["PUT /user"] = () => ({});
  await press("Keep mine");
  await settle();
  expect(server.commands().at(-1)?.body).toEqual({ id: person(3).id, version: 4, gender: "Female" });
  expect(onClose).toHaveBeenCalled();
});

test("a name that was typed is not lost by closing", async () => {
  await type(words.fields.last_name, "Jansen");
  await pressNamed("Close");
  expect(isAsked("Leave without saving?")).toBe(true);
  expect(onClose).not.toHaveBeenCalled();
});
