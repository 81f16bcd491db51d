import type { Candidate } from "@vaardig/contract/profile/profile";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import spokenWords from "../../../shared/spoken-languages/spoken.en.json";
import { pressNamed, said } from "../../../test/drawPage.tsx";
import { draw, findButton, isAsked, type OnScreen, press } from "../../../test/onScreen.tsx";
import { serve } from "../../../test/serve.ts";
import { refused } from "../../../test/stubServer.ts";
import words from "../profile.en.json";
import { LanguagesSheet } from "./LanguagesSheet.tsx";

const LANGUAGES = [
  { language: "nl", level: "Native" },
  { language: "de", level: "Beginner" },
];
const PERSON = {
  id: "01890a5d-ac96-774b-bcce-b302099a8057",
  private: { languages: LANGUAGES },
} as unknown as Candidate;
const onClose = vi.fn();
let screen: OnScreen;
let server: ReturnType<typeof serve>;
let replies: Parameters<typeof serve>[0];
beforeEach(async () => {
  onClose.mockReset();
  replies = {};
  server = serve(replies);
  screen = await draw(<LanguagesSheet person={PERSON} onClose={onClose} />, {
    profile: words,
    spoken: spokenWords,
  });
});
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});
const { save } = words.languages;

test("languages that were changed are asked about before the sheet closes", async () => {
  await pressNamed("Remove German");
  await pressNamed("Close");
  expect(isAsked("Leave without saving?")).toBe(true);
  expect(onClose).not.toHaveBeenCalled();
});

test("unchanged ones are closed without a question", async () => {
  await pressNamed("Close");
  expect(onClose).toHaveBeenCalledOnce();
});

test("a refusal is said, keeps the sheet, and goes with the next change", async () => {
  replies["POST /language"] = refused(409, {}, { message: "Paused" });
  await press(save);
  expect(said()).toContain("Paused");
  expect(onClose).not.toHaveBeenCalled();
  await pressNamed("Remove German");
  expect(said()).not.toContain("Paused");
});

test("while they are saved the button says that it cannot be used, and sends nothing more", async () => {
  replies["POST /language"] = () => new Promise(() => undefined);
  expect(findButton(save)?.getAttribute("aria-disabled")).toBe("false");
  await press(save);
  expect(findButton(save)?.getAttribute("aria-disabled")).toBe("true");
  await press(save);
  expect(server.commands()).toHaveLength(1);
});
