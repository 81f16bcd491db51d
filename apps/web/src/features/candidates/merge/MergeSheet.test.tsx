import type { CandidateRow } from "@vaardig/contract/candidates/candidateList";
import type { MergeField, previewMerge } from "@vaardig/contract/candidates/candidateMerges";
import type { Payload } from "@vaardig/contract/endpoint";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { act } from "../../../test/act.ts";
import { pressNamed, said } from "../../../test/drawPage.tsx";
import { draw, type OnScreen, settle } from "../../../test/onScreen.tsx";
import { recordSent, refusal, type Sent } from "../../../test/recordSent.ts";
import words from "../candidates.en.json";
import { MergeSheet } from "./MergeSheet.tsx";

type Preview = Payload<typeof previewMerge>;
const EMPTY: Record<MergeField, string | null> = {
  first_name: "Anna",
  last_name: "Bos",
  email: "a@x.nl",
  phone: null,
  location: "Ede",
  headline: null,
  about: null,
  availability: null,
};
const PLAIN = {
  name: "Anna Bos",
  email: "anna@x.example",
  source: "added",
  created_at: "2026-11-01T08:00:00.000Z",
  applications: [],
};
const side = (version: number, values: Partial<typeof EMPTY>, can: CandidateRow["can"] = []) => ({
  candidate: { ...PLAIN, version, can } as Partial<CandidateRow> as CandidateRow,
  values: { ...EMPTY, ...values },
});
const MOVES = { applications: 2, notes: 0, tasks: 1, skills: 0, files: 0 };
const preview = (more: Partial<Preview> = {}): Preview => ({
  kept: side(4, {}),
  merged: side(7, { phone: "06", location: "Arnhem", email: "b@x.nl" }),
  moves: { ...MOVES, experience: 0, education: 0, talent_pools: 0, mails: 0 },
  same_vacancies: [],
  ...more,
});

let screen: OnScreen;
let sent: Sent[];
let seen: Preview;
let answer: () => unknown;
const onMerged = vi.fn();
beforeEach(() => {
  onMerged.mockReset();
  answer = () => ({ id: "m" });
  sent = recordSent(({ call }) => (call.endsWith("preview") ? seen : answer()));
});
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});
const open = async (more: Partial<Preview> = {}) => {
  seen = preview(more);
  screen = await draw(<MergeSheet ids={["a", "b"]} onMerged={onMerged} onClose={vi.fn()} />, {
    candidates: words,
  });
  await settle();
};
const { merge } = words;
const merged = () => sent.filter(({ call }) => call === "POST /candidate_list/merge").map(({ body }) => body);
const pick = async (label: string) => {
  const found = [...document.querySelectorAll("label")].find((one) => one.textContent === label);
  await act(async () => found?.querySelector("input")?.click());
};
const groups = () => [...document.querySelectorAll("[role=radiogroup]")].map((one) => one.textContent);

test("takes what only the other has, and otherwise what is chosen, over the versions that were seen", async () => {
  await open();
  expect(groups()).toEqual(["Empty06", "EdeArnhem"]);
  expect(said()).toContain("2 applications and 1 task");
  await pressNamed(merge.confirm);
  expect(merged()).toEqual([
    { kept_id: "a", merged_id: "b", kept_version: 4, merged_version: 7, take: ["phone"] },
  ]);
  expect(onMerged).toHaveBeenCalledWith("a");
  expect(screen.message()).toBe(merge.done);
  await screen.undo();
  expect(sent.at(-1)).toMatchObject({ call: "POST /candidate_list/merge/undo", body: { id: "m" } });
  expect(screen.message()).toBe(merge.undone);
});

test("a choice of mine is sent, and forgotten when the two are swapped", async () => {
  await open();
  await pick("Arnhem");
  await pick("Empty");
  await pressNamed(merge.confirm);
  expect(merged()[0]?.take).toEqual(["location"]);
  await pressNamed(merge.swap);
  await pressNamed(merge.confirm);
  expect(merged()[1]).toMatchObject({ kept_id: "b", merged_id: "a", take: ["phone"] });
  expect(onMerged).toHaveBeenLastCalledWith("b");
});

test("an address is only offered to someone who may change it", async () => {
  await open({ kept: side(4, {}, ["change_email"]) });
  expect(groups()[0]).toBe("a@x.nlb@x.nl");
});

test("equal records have nothing to choose or to move; a job of both is named", async () => {
  const none = { applications: 0, notes: 0, tasks: 0, skills: 0, files: 0, experience: 0, education: 0 };
  const moves = { ...none, talent_pools: 0, mails: 0 };
  await open({ merged: side(7, {}), moves, same_vacancies: ["Analyst", "Nurse"] });
  expect(said()).toContain(merge["same-fields"]);
  expect(said()).toContain(`${merge.moves}${merge.nothing}`);
  expect(said()).toContain("Both applied for Analyst and Nurse");
});

test("a refusal is said until the two are swapped, and nothing is merged", async () => {
  await open();
  const alert = () => document.querySelector("[role=alert]")?.textContent;
  answer = () => refusal("stale_version", "Changed");
  await pressNamed(merge.confirm);
  expect(alert()).toBe("Changed");
  answer = () => refusal("conflict", "Merged");
  await pressNamed(merge.confirm);
  expect(alert()).toBe(merge.gone);
  expect(onMerged).not.toHaveBeenCalled();
  await pressNamed(merge.swap);
  expect(alert()).toBeUndefined();
});

test("two records are merged once, and the button says while it is under way", async () => {
  await open();
  const isLocked = () =>
    [...document.querySelectorAll("button")]
      .find((one) => one.textContent === merge.confirm)
      ?.getAttribute("aria-disabled");
  expect(isLocked()).toBe("false");
  answer = () => new Promise(() => undefined);
  await pressNamed(merge.confirm);
  expect(isLocked()).toBe("true");
  await pressNamed(merge.confirm);
  expect(merged()).toHaveLength(1);
});
