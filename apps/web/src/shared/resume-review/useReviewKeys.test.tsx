import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { act } from "../../test/act.ts";
import { said } from "../../test/drawPage.tsx";
import { choose, draw, findButton, type OnScreen, press, settle } from "../../test/onScreen.tsx";
import { serve } from "../../test/serve.ts";
import spokenWords from "../spoken-languages/spoken.en.json";
import { ReviewList } from "./ReviewList.tsx";
import words from "./resume-review.en.json";
import type { ReviewModel } from "./reviewModel.ts";
import { EMPTY_DRAFT, rowsOf } from "./reviewRows.ts";

const skill = (key: string, name: string, more: object = {}) => ({
  key,
  state: "open" as const,
  words: `${name} it was`,
  skill: { id: name, name, kind: "skill" as const, group_id: null, group_name: null },
  level: null,
  level_source: null,
  suggested_level: 3,
  certainty: "found" as const,
  excerpt: null,
  last_used: null,
  ...more,
});
const acts = { onTick: vi.fn(), onEdit: vi.fn(), onLookUp: vi.fn(), onLeaveOut: vi.fn(), onPutBack: vi.fn() };
const read = {
  education: [],
  certificates: [],
  facts: [],
  unlinked: [],
  recognized: false,
  written_in: null,
  experience: [
    {
      key: "experience:1",
      position: "Engineer",
      state: "open" as const,
      words: "Engineer",
      company: "Stedin",
      start_date: "2020-01-01",
      end_date: null,
      current_job: true,
      description: "",
    },
  ],
  languages: [{ key: "languages:1", state: "open" as const, words: "Dutch", language: "nl", level: null }],
  skills: [
    skill("skills:1", "SQL"),
    skill("skills:2", "Crane", {
      skill: { id: "Crane", name: "Crane", kind: "licence", group_id: null, group_name: null },
    }),
    skill("skills:3", "GIS", { state: "left_out" }),
  ],
};
const rows = rowsOf(read as never, EMPTY_DRAFT);
const model = (more: Partial<ReviewModel> = {}): ReviewModel => ({
  rows,
  draft: EMPTY_DRAFT,
  unlinked: [],
  recognized: false,
  mainLanguage: null,
  canReview: true,
  counted: "decided",
  ...acts,
  ...more,
});
const rowOf = (key: string) => rows.find((one) => one.key === key);
let screen: OnScreen;
const open = async (more: Partial<ReviewModel> = {}) => {
  serve({ "GET /skill_level_description": () => ({ data: [], kinds: [], skills: [] }) });
  screen = await draw(<ReviewList model={model(more)} />, { "resume-review": words, spoken: spokenWords });
  await settle();
};
beforeEach(() => {
  vi.clearAllMocks();
});
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});
const check = (key: string) =>
  document.querySelector<HTMLElement>(`[data-review-row="${key}"] [data-review-check] input`);
const key = async (name: string, more: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true, ...more });
  await act(async () => void document.activeElement?.dispatchEvent(event));
  await settle();
  return event.defaultPrevented;
};

test("arrows walk from row to row, over the groups, and stop at the ends", async () => {
  await open();
  check("experience:1")?.focus();
  await key("ArrowDown");
  expect(document.activeElement).toBe(check("languages:1"));
  await key("ArrowDown");
  expect(document.activeElement).toBe(check("skills:1"));
  await key("ArrowUp");
  await key("ArrowUp");
  await key("ArrowUp");
  expect(document.activeElement).toBe(check("experience:1"));
});

test("a digit is the level of a skill or a language, and of nothing else", async () => {
  await open();
  check("skills:1")?.focus();
  await key("4");
  expect(acts.onEdit).toHaveBeenLastCalledWith(rowOf("skills:1"), { level: 4 });
  check("languages:1")?.focus();
  await key("1");
  expect(acts.onEdit).toHaveBeenLastCalledWith(rowOf("languages:1"), { level: "Beginner" });
  for (const row of ["skills:2", "experience:1"]) {
    check(row)?.focus();
    expect(await key("3")).toBe(false);
  }
  check("skills:1")?.focus();
  expect(await key("9")).toBe(false);
  expect(await key("4", { altKey: true })).toBe(false);
  expect(acts.onEdit).toHaveBeenCalledTimes(2);
});

test("Delete leaves a row out, and Ctrl or ⌘ with Z puts the last one back, once", async () => {
  await open();
  check("skills:1")?.focus();
  await key("Delete");
  check("languages:1")?.focus();
  await key("Backspace");
  expect(acts.onLeaveOut.mock.calls).toEqual([[[rowOf("skills:1")]], [[rowOf("languages:1")]]]);
  await key("z", { ctrlKey: true });
  expect(acts.onPutBack).toHaveBeenLastCalledWith([rowOf("languages:1")]);
  await key("Z", { metaKey: true });
  expect(acts.onPutBack).toHaveBeenLastCalledWith([rowOf("skills:1")]);
  expect(await key("z", { ctrlKey: true })).toBe(false);
  expect(acts.onPutBack).toHaveBeenCalledTimes(2);
});

test("Enter opens a row's fields, where the keys are the fields' own again", async () => {
  await open();
  check("experience:1")?.focus();
  await key("Enter");
  const field = [...document.querySelectorAll<HTMLInputElement>("form input")].find(
    (one) => one.value === "Engineer",
  );
  expect(field).toBeDefined();
  field?.focus();
  await key("Delete");
  expect(acts.onLeaveOut).not.toHaveBeenCalled();
});

test("a level is chosen from a list that names the suggested one", async () => {
  await open();
  await act(async () => {
    const select = document.querySelector('[data-review-row="skills:1"] [role=combobox]');
    select?.dispatchEvent(new MouseEvent("mousedown", { bubbles: true, button: 0 }));
  });
  const options = [...document.querySelectorAll("[role=option]")].map((one) => one.textContent);
  expect(options).toHaveLength(5);
  expect(options.filter((one) => /suggested/i.test(one ?? ""))).toHaveLength(1);
  await choose("Advanced");
  expect(acts.onEdit).toHaveBeenLastCalledWith(rowOf("skills:1"), { level: 4 });
});

test("a tick takes a row, its cross leaves it out, and all that is left can be left out at once", async () => {
  await open();
  await act(async () => check("skills:1")?.click());
  expect(acts.onTick).toHaveBeenCalledWith(rowOf("skills:1"), expect.any(Boolean));
  await act(async () =>
    document
      .querySelector<HTMLElement>(`[aria-label="${words["leave-out-one"].replace("{{name}}", "SQL")}"]`)
      ?.click(),
  );
  expect(acts.onLeaveOut).toHaveBeenLastCalledWith([rowOf("skills:1")]);
  const all = [...document.querySelectorAll("button")].at(-1);
  await act(async () => all?.click());
  expect(acts.onLeaveOut.mock.lastCall?.[0]).toHaveLength(4);
});

test("what is decided is folded away, and put back by who may", async () => {
  await open();
  expect(said()).not.toContain("GIS");
  await press(words["show-done_one"].replace("{{count}}", "1"));
  expect(said()).toContain("GIS");
  await press(words["put-back"]);
  expect(acts.onPutBack).toHaveBeenCalledWith([rowOf("skills:3")]);
});

test("who may only read has no keys, ticks or crosses", async () => {
  await open({ canReview: false });
  expect(document.querySelector("input[type=checkbox]")).toBeNull();
  expect(findButton(words["put-back"])).toBeUndefined();
  expect(document.querySelector("[role=progressbar]")).toBeNull();
});
