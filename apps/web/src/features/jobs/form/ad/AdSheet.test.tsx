import type { ParsedAd } from "@vaardig/contract/jobs/recruitingJobs";
import { LIMITS } from "@vaardig/contract/limits";
import validation from "@vaardig/contract/validation.en.json";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import skillWords from "../../../../shared/required-skills/required-skills.en.json";
import { act } from "../../../../test/act.ts";
import { draw, fieldOf, findButton, type OnScreen, press, settle, type } from "../../../../test/onScreen.tsx";
import { openServer, type Save } from "../../../../test/openServer.ts";
import words from "../../jobs.en.json";
import { AdSheet } from "./AdSheet.tsx";

const TEXT = skillWords.sheet.label;
const READ = words.ad.read;
const BOTH = "Cook\nYou cook for sixty guests.\n\nWelder\nYou weld frames.";
const SECOND = BOTH.indexOf("Welder");

const SILENT: ParsedAd = {
  name: null,
  job_profile: null,
  department: null,
  location: null,
  hours: null,
  hours_from: null,
  salary_from: null,
  salary_to: null,
  available_from: null,
  apply_by: null,
  description: "Words.",
  skills: [],
  other_jobs: [],
  ads: [],
  language: "en",
};
const named = (value: string): Partial<ParsedAd> => ({ name: { value, words: value } });

let screen: OnScreen;
let saves: Save[];
beforeEach(async () => {
  saves = openServer("/job_vacancy/from_text");
  const bundles = { jobs: words, "required-skills": skillWords };
  screen = await draw(<AdSheet onFill={() => undefined} onClose={() => undefined} />, bundles);
});
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});

const shown = () => document.body.textContent ?? "";
async function readAs(answer: Partial<ParsedAd>, text = "An ad.") {
  await type(TEXT, text);
  await press(READ);
  await saves.at(-1)?.answer({ ...SILENT, ...answer });
}

describe("a text that is no ad", () => {
  test.each([
    ["", validation.required],
    ["https://example.com/jobs/cook", validation.ad_only_link],
    ["vacature-kok.png", validation.ad_only_picture],
    ["<script>track()</script>", validation.ad_no_words],
  ])("%j is sent nowhere, stays, and the field says what to do", async (text, message) => {
    await type(TEXT, text);
    await press(READ);
    expect(saves).toHaveLength(0);
    expect(shown()).toContain(message);
    expect(fieldOf(TEXT).value).toBe(text);
    await type(TEXT, "Cook in Zwolle");
    expect(shown()).not.toContain(message);
  });

  test("the server's refusal is shown at the field, and the text stays", async () => {
    await type(TEXT, "Cook in Zwolle");
    await press(READ);
    await saves[0]?.refuse(413, "request_too_large", { text: "Use at most 20,000 characters" });
    expect(shown()).toContain("Use at most 20,000 characters");
    expect(fieldOf(TEXT).value).toBe("Cook in Zwolle");
    expect(findButton(READ)?.disabled).toBe(false);
  });
});

test("the field stops at its limit and counts", async () => {
  expect(fieldOf(TEXT).maxLength).toBe(LIMITS.longText);
  await type(TEXT, "Cook");
  expect(shown()).toContain("4 / 20,000");
});

test("says in which language an ad is that is not read in full, and of others nothing", async () => {
  await readAs({ ...named("Koch"), language: "de" });
  expect(shown()).toContain("This ad is in German.");
  await press(skillWords.sheet["other-text"]);
  await readAs({ ...named("Kok"), language: "nl" });
  expect(shown()).not.toContain("This ad is in");
});

test("says that nothing was found, unless something was", async () => {
  await readAs({});
  expect(shown()).toContain(words.ad.nothing);
  await press(skillWords.sheet["other-text"]);
  await readAs(named("Cook"));
  expect(shown()).not.toContain(words.ad.nothing);
});

test("of a range of hours says which one is filled in, and of one number nothing", async () => {
  const told = (value: number) => ({ value, words: "32–36 hours" });
  await readAs({ hours: told(36), hours_from: told(32) });
  expect(shown()).toContain("The ad says 32 to 36 hours.");
  await press(skillWords.sheet["other-text"]);
  await readAs({ hours: told(36) });
  expect(shown()).not.toContain("The ad says");
});

test("reads the first of two ads, and the other one alone when it is chosen", async () => {
  const ads = [
    { title: "Cook", start: 0, end: SECOND - 2 },
    { title: "Welder", start: SECOND, end: BOTH.length },
  ];
  await readAs({ ...named("Cook"), ads }, BOTH);
  const [first, second] = document.querySelectorAll<HTMLInputElement>("input[type=radio]");
  expect([first?.checked, second?.checked]).toEqual([true, false]);
  await act(async () => second?.click());
  await settle();
  expect(saves[1]?.body).toEqual({ text: BOTH.slice(SECOND) });
  await saves[1]?.answer({ ...SILENT, ...named("Welder") });
  expect(document.querySelectorAll<HTMLInputElement>("input[type=radio]")[1]?.checked).toBe(true);
  expect(shown()).toContain("“Welder”");
  await press(skillWords.sheet["other-text"]);
  expect(fieldOf(TEXT).value).toBe(BOTH);
});

test("a whole ad that is pasted is read at once; a longer text than the field takes is left to the field", async () => {
  const paste = async (text: string) => {
    const event = new Event("paste", { bubbles: true, cancelable: true });
    Object.assign(event, { clipboardData: { getData: () => text } });
    await act(async () => fieldOf(TEXT).dispatchEvent(event));
    await settle();
    return event.defaultPrevented;
  };
  expect(await paste("x".repeat(LIMITS.longText + 1))).toBe(false);
  expect(saves).toHaveLength(0);
  expect(await paste("Cook in Zwolle")).toBe(true);
  expect(saves[0]?.body).toEqual({ text: "Cook in Zwolle" });
});
