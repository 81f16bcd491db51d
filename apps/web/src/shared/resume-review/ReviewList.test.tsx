import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { act } from "../../test/act.ts";
import {
  draw,
  fieldOf,
  isAsked,
  type OnScreen,
  press,
  settle,
  stepBack,
  type,
} from "../../test/onScreen.tsx";
import { openServer } from "../../test/openServer.ts";
import { SideSheet } from "../../ui/SideSheet.tsx";
import { ReviewList } from "./ReviewList.tsx";
import words from "./resume-review.en.json";
import type { ReviewModel } from "./reviewModel.ts";
import { EMPTY_DRAFT, rowsOf } from "./reviewRows.ts";

const LEAVE = "Leave without saving?";
const job = (key: string, position: string) => ({
  key,
  position,
  state: "open" as const,
  words: position,
  company: "Stedin",
  start_date: "2020-01-01",
  end_date: null,
  current_job: true,
  description: "",
});
const model: ReviewModel = {
  rows: rowsOf(
    {
      education: [],
      languages: [],
      certificates: [],
      facts: [],
      skills: [],
      unlinked: [],
      recognized: false,
      written_in: null,
      experience: [job("experience:1", "Engineer"), job("experience:2", "Planner")],
    },
    EMPTY_DRAFT,
  ),
  draft: EMPTY_DRAFT,
  unlinked: [],
  recognized: false,
  mainLanguage: null,
  canReview: true,
  counted: "decided",
  onTick: () => undefined,
  onEdit: vi.fn(),
  onLookUp: () => undefined,
  onLeaveOut: () => undefined,
  onPutBack: () => undefined,
};

let screen: OnScreen;
const onClose = vi.fn<() => void>();
beforeEach(async () => {
  onClose.mockClear();
  window.history.pushState({ idx: 0 }, "", "/before");
  window.history.pushState({ idx: 1 }, "", "/form");
  openServer("/none");
  screen = await draw(
    <SideSheet open title="Résumé" onClose={onClose}>
      <ReviewList model={model} />
    </SideSheet>,
    { "resume-review": words },
  );
  await edit("Engineer");
});
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});

async function edit(name: string): Promise<void> {
  const pencil = [...document.querySelectorAll<HTMLElement>("button[aria-expanded]")].find((one) =>
    one.getAttribute("aria-label")?.includes(name),
  );
  await act(async () => pencil?.click());
  await settle();
}

async function leaveRow(): Promise<void> {
  const event = new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true });
  await act(async () => void fieldOf(words.fields.company).dispatchEvent(event));
  await settle();
}

test("opening another row asks over what was typed in one, and keeps it where that is answered", async () => {
  await type(words.fields.company, "Alliander");
  await edit("Planner");
  expect(isAsked(LEAVE)).toBe(true);
  await press("Stay here");
  expect(fieldOf(words.fields.company).value).toBe("Alliander");
  await edit("Planner");
  await press("Leave without saving");
  expect(fieldOf(words.fields.position).value).toBe("Planner");
});

test("another row is opened at once where nothing was typed", async () => {
  await edit("Planner");
  expect(isAsked(LEAVE)).toBe(false);
  expect(fieldOf(words.fields.position).value).toBe("Planner");
});

test("Escape in a row, and a step back, ask over what was typed; its own Cancel does not", async () => {
  await type(words.fields.company, "Alliander");
  await leaveRow();
  expect(isAsked(LEAVE)).toBe(true);
  await press("Stay here");
  expect(fieldOf(words.fields.company).value).toBe("Alliander");
  await stepBack();
  expect(isAsked(LEAVE)).toBe(true);
  await press("Stay here");
  expect(window.location.pathname).toBe("/form");
  await press("Cancel");
  expect(isAsked(LEAVE)).toBe(false);
  expect(document.querySelector("form")).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
});
