import { afterEach, beforeEach, expect, test, vi } from "vitest";
import uploadWords from "../../lib/words/upload.en.json";
import { act } from "../../test/act.ts";
import { findNamed, pressNamed, said } from "../../test/drawPage.tsx";
import { draw, fieldOf, type OnScreen, press, settle, type } from "../../test/onScreen.tsx";
import { serve } from "../../test/serve.ts";
import spokenWords from "../spoken-languages/spoken.en.json";
import { AddButton } from "./AddButton.tsx";
import { ReviewList } from "./ReviewList.tsx";
import words from "./resume-review.en.json";
import type { ReviewModel } from "./reviewModel.ts";
import { EMPTY_DRAFT, rowsOf } from "./reviewRows.ts";
import { ScanOffer } from "./ScanOffer.tsx";

const skill = (name: string, more: object = {}) => ({
  key: name,
  state: "open",
  words: null,
  skill: { id: name, name, kind: "skill", group_id: null, group_name: null },
  level: 4,
  level_source: "stated",
  suggested_level: null,
  certainty: "found",
  excerpt: null,
  last_used: null,
  ...more,
});
const job = (key: string, more: object = {}) => ({
  key,
  state: "open",
  words: null,
  position: "Engineer",
  company: "Stedin",
  start_date: "2020-01-01",
  end_date: null,
  current_job: true,
  description: "",
  ...more,
});
const study = (more: object = {}) => ({
  key: "study",
  state: "open",
  words: null,
  degree: "Logistics",
  institution: "Hanze",
  level: "Bachelor",
  started: "2016-09-01",
  finished: null,
  ...more,
});
const certificate = (more: object = {}) => ({
  key: "certificate",
  state: "open",
  words: null,
  name: "VCA",
  issuer: "SSVV",
  number: "190",
  issued_on: "2024-01-05",
  expires_on: "2034-01-05",
  ...more,
});
const acts = { onTick: vi.fn(), onEdit: vi.fn(), onLookUp: vi.fn(), onLeaveOut: vi.fn(), onPutBack: vi.fn() };
let screen: OnScreen;
beforeEach(() => vi.clearAllMocks());
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});
const modelOf = (read: object, more: Partial<ReviewModel> = {}): ReviewModel => {
  const none = { facts: [], experience: [], education: [], languages: [], certificates: [], skills: [] };
  const draft = more.draft ?? EMPTY_DRAFT;
  const rows = rowsOf(
    { ...none, unlinked: [], recognized: false, written_in: null, ...read } as never,
    draft,
  );
  const state = { draft, unlinked: [], recognized: false, mainLanguage: null, canReview: true };
  return { rows, ...state, counted: "decided", ...acts, ...more };
};
const open = async (read: object, more: Partial<ReviewModel> = {}) => {
  serve({ "GET /skill_level_description": () => ({ data: [], kinds: [], skills: [] }) });
  screen = await draw(<ReviewList model={modelOf(read, more)} />, {
    "resume-review": words,
    spoken: spokenWords,
  });
  await settle();
};
const row = (key: string) => document.querySelector<HTMLElement>(`[data-review-row="${key}"]`);
const text = (key: string) => row(key)?.textContent;
const asks = (key: string) => row(key)?.hasAttribute("data-asks");

test("a job shows where and when it was; a date that is unknown is left open", async () => {
  await open({
    experience: [
      job("now"),
      job("ended", { current_job: false, end_date: "2021-03-01" }),
      job("undated", { start_date: null, current_job: false }),
      job("untitled", { position: "", start_date: null }),
    ],
  });
  expect(text("now")).toContain("Stedin · Jan 2020 – now");
  expect(text("ended")).toContain("Stedin · Jan 2020 – Mar 2021");
  expect(text("undated")).not.toContain("–");
  expect(text("untitled")).toContain(words.untitled.experience);
  expect(text("untitled")).toContain("… – now");
});

test("an education and a certificate show what is known of them", async () => {
  await open({ education: [study()], certificates: [certificate()] });
  expect(text("study")).toContain("Hanze · Bachelor · Sept 2016 – …");
  expect(text("certificate")).toContain("SSVV · 190 · Jan 2024 · expires 5 Jan 2034");
  await screen.remove();
  const bare = { issuer: null, number: null, issued_on: null, expires_on: null };
  await open({
    education: [study({ degree: "", started: null })],
    certificates: [certificate(bare)],
  });
  expect(text("study")).toContain(`${words.untitled.education}Hanze · Bachelor`);
  expect(text("study")).not.toContain("–");
  expect(text("certificate")?.startsWith("VCA")).toBe(true);
  expect(text("certificate")).not.toContain("expires");
});

test("a row says what it lacks, asks for it while it is chosen, and opens its fields there", async () => {
  const lacking = job("lacking", { current_job: false, start_date: null });
  await open({ experience: [job("whole"), lacking] });
  expect(text("whole")).not.toContain("Missing");
  expect([asks("whole"), asks("lacking")]).toEqual([false, true]);
  await pressNamed("Missing: start date and end date");
  expect(fieldOf(words.fields.start_date)).toBeDefined();
  expect(text("lacking")).not.toContain("Missing");
  await screen.remove();
  await open({ experience: [lacking] }, { draft: { ...EMPTY_DRAFT, ticks: { lacking: false } } });
  expect(asks("lacking")).toBe(false);
});

test("the fields of a job change the row only when they are complete and done", async () => {
  await open({ experience: [job("job")] });
  await pressNamed("Edit Engineer");
  expect(() => fieldOf(words.fields.end_date)).toThrow();
  const current = document.querySelector<HTMLInputElement>("form input[type=checkbox]");
  await act(async () => current?.click());
  await settle();
  await press(words.done);
  expect(acts.onEdit).not.toHaveBeenCalled();
  await type(words.fields.end_date, "01/03/2021");
  await press(words.done);
  expect(acts.onEdit.mock.calls[0]?.[1]).toMatchObject({ end_date: "2021-03-01", current_job: false });
  expect(document.querySelector("form")).toBeNull();
  expect(document.activeElement).toBe(row("job")?.querySelector("input"));
});

test("each kind of row has its own fields; Cancel changes nothing", async () => {
  const fact = { key: "fact", state: "open", words: null, fact: "phone", value: "06" };
  await open({ facts: [fact], education: [study()], certificates: [certificate()] });
  await pressNamed("Edit Logistics");
  expect(fieldOf(words.fields.degree).value).toBe("Logistics");
  await press("Cancel");
  await pressNamed("Edit VCA");
  expect(fieldOf(words.fields.issuer).value).toBe("SSVV");
  await press("Cancel");
  expect(acts.onEdit).not.toHaveBeenCalled();
  await pressNamed("Edit 06");
  await type(words.facts.phone, "0612");
  await press(words.done);
  expect(acts.onEdit.mock.calls[0]?.[1]).toMatchObject({ value: "0612" });
});

test("a level says where it is from; without one it is asked for, with the suggestion beside", async () => {
  const licence = { id: "Crane", name: "Crane", kind: "licence", group_id: null, group_name: null };
  await open({
    skills: [
      skill("SQL"),
      skill("Python", { level: null, level_source: null, suggested_level: 3 }),
      skill("Crane", { skill: licence, level: null }),
      skill("Excel", { certainty: "inferred" }),
    ],
  });
  expect(text("SQL")).toContain(words["level-source"].stated);
  expect(text("SQL")).not.toContain(words.inferred);
  expect(text("Python")).toContain(`${words["choose-level"]}Suggested: Intermediate`);
  expect(text("Crane")).not.toContain(words["choose-level"]);
  expect(row("Crane")?.querySelector("[role=combobox]")).toBeNull();
  expect(text("Excel")).toContain(words.inferred);
  await screen.remove();
  await open({ skills: [skill("SQL")] }, { draft: { ...EMPTY_DRAFT, edits: { SQL: { level: 2 } } } });
  expect(text("SQL")).not.toContain(words["level-source"].stated);
});

test("only a row that was read from words can show them", async () => {
  const excerpt = { before: "worked with ", match: "SQL", after: " daily" };
  await open({
    skills: [skill("SQL", { excerpt }), skill("Git")],
    experience: [job("job", { words: "At Stedin" })],
  });
  expect(findNamed(words.evidence.replace("{{name}}", "SQL"))).toBeDefined();
  expect(findNamed(words.evidence.replace("{{name}}", "Engineer"))).toBeDefined();
  expect(findNamed(words.evidence.replace("{{name}}", "Git"))).toBeUndefined();
});

test("a row that is decided shows its level and its result", async () => {
  await open(
    {
      skills: [skill("SQL", { state: "added" }), skill("Git", { state: "left_out" })],
      languages: [{ key: "nl", state: "open", words: null, language: "nl", level: "Native" }],
    },
    { canReview: false },
  );
  for (const button of document.querySelectorAll<HTMLElement>("button"))
    if (/^Show \d done/.test(button.textContent ?? "")) await act(async () => button.click());
  expect(text("SQL")).toContain("Advanced");
  expect(text("SQL")).toContain(words.state.added);
  expect(text("Git")).toContain(words.state.left_out);
  expect(text("nl")).toContain(spokenWords.levels.Native);
  expect(text("nl")).not.toContain(words.state.added);
});

test("the button adds what is ready, says when that is all, and waits while it is under way", async () => {
  const onAdd = vi.fn();
  const model = modelOf({ skills: [skill("SQL"), skill("Git"), skill("Old", { state: "added" })] });
  const show = async (count: number, busy = false) => {
    const ready = model.rows.slice(0, count);
    screen = await draw(<AddButton model={model} ready={ready} busy={busy} onAdd={onAdd} />, {
      "resume-review": words,
    });
  };
  await show(1);
  await press("Add 1 row");
  expect(onAdd).toHaveBeenCalledTimes(1);
  await screen.remove();
  await show(2, true);
  await press("Add all 2");
  expect(onAdd).toHaveBeenCalledTimes(1);
});

test("a scan is offered to be recognised, and another problem is only said", async () => {
  const onRecognize = vi.fn();
  const show = async (recognize: (() => void) | null) => {
    screen = await draw(<ScanOffer problem="This is a scan." onRecognize={recognize} />, {
      upload: uploadWords,
    });
  };
  await show(onRecognize);
  expect(said()).toContain(`This is a scan. ${uploadWords.scan.offer}`);
  await press(uploadWords.scan.recognize);
  expect(onRecognize).toHaveBeenCalledOnce();
  await screen.remove();
  await show(null);
  expect(said()).toBe("This is a scan.");
});
