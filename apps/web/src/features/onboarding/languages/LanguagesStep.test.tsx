import { afterEach, expect, test, vi } from "vitest";
import upload from "../../../lib/words/upload.en.json";
import spoken from "../../../shared/spoken-languages/spoken.en.json";
import { act } from "../../../test/act.ts";
import { pressNamed, said } from "../../../test/drawPage.tsx";
import { draw, type OnScreen, press, settle } from "../../../test/onScreen.tsx";
import { refused, stubServer, writes } from "../../../test/stubServer.ts";
import words from "../onboarding.en.json";
import { LanguagesStep } from "./LanguagesStep.tsx";

const SAVE = "POST /language";
type Saved = Parameters<typeof LanguagesStep>[0]["saved"];

let screen: OnScreen;
const goTo = vi.fn();
async function open(saved: Saved, answers: Parameters<typeof stubServer>[0] = {}) {
  const asked = stubServer(answers);
  const wizard = { step: "languages", goTo } as never;
  screen = await draw(<LanguagesStep wizard={wizard} saved={saved} resume={null} />, {
    onboarding: words,
    spoken,
    upload,
  });
  await settle();
  return asked;
}
afterEach(async () => {
  goTo.mockReset();
  await screen.remove();
  vi.unstubAllGlobals();
});
const DUTCH = { language: "nl", level: "Native" } as const;
const goOn = () => press(words.languages["go-on"]);

test("assumes that the language of the screen is spoken, and asks its level before it goes on", async () => {
  const asked = await open([]);
  expect(said()).toContain("English");
  await goOn();
  expect(said()).toContain(spoken["choose-level"]);
  expect(writes(asked)).toEqual([]);
  expect(goTo).not.toHaveBeenCalled();
});

test("what was saved before is shown in its place, and saved again", async () => {
  const asked = await open([DUTCH], { [SAVE]: () => ({}) });
  expect(said()).not.toContain("English");
  await goOn();
  expect(writes(asked)[0]?.body).toEqual({ languages: [DUTCH] });
  expect(goTo).toHaveBeenCalledWith("resume");
});

test("without a language it says so, and sends nothing", async () => {
  const asked = await open([DUTCH]);
  await pressNamed(spoken.remove.replace("{{name}}", "Dutch"));
  await goOn();
  expect(said()).toContain(spoken.none);
  expect(document.querySelector("[role=alert]")).not.toBeNull();
  expect(writes(asked)).toEqual([]);
});

test("what is missing is not said any more once something changes", async () => {
  await open([]);
  await goOn();
  await press(spoken.levels.Native);
  expect(said()).not.toContain(spoken["choose-level"]);
});

test("a refusal is said and keeps one here", async () => {
  await open([DUTCH], { [SAVE]: refused(409, {}, { message: "Not now" }) });
  await goOn();
  expect(said()).toContain("Not now");
  expect(goTo).not.toHaveBeenCalled();
});

test("a résumé adds its languages to those on screen, as they were changed meanwhile", async () => {
  const late = Response.json({});
  let answer: (payload: object) => void = () => undefined;
  late.json = () => new Promise((resolve) => (answer = (payload) => resolve({ success: true, payload })));
  const asked = await open([DUTCH], {
    "POST /files": () => ({ id: "f", name: "cv.pdf", url: "/f" }),
    "GET /resume_review": () => late,
    [SAVE]: () => ({}),
  });
  const input = document.querySelector<HTMLInputElement>("input[type=file]");
  if (input) Object.defineProperty(input, "files", { value: [new File(["%PDF"], "cv.pdf")] });
  await act(async () => void input?.dispatchEvent(new Event("change", { bubbles: true })));
  await settle();
  await press(spoken.levels.Beginner);
  answer({ languages: [{ language: "de", level: "Advanced" }] });
  await settle();
  await goOn();
  expect(writes(asked).at(-1)?.body).toEqual({
    languages: [
      { language: "nl", level: "Beginner" },
      { language: "de", level: "Advanced" },
    ],
  });
});
