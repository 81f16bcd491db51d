import type { ResumeReview } from "@vaardig/contract/resume-review/resumeReview";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { drawHook, type HookOnScreen } from "../../test/drawHook.tsx";
import { recordSent, refusal, type Sent } from "../../test/recordSent.ts";
import words from "./resume-review.en.json";
import { useGetResumeReviewQuery } from "./resumeReview.api.ts";
import { type ServedReview, useResumeReview } from "./useResumeReview.ts";

const job = (key: string) => ({
  key,
  position: key,
  state: "open" as const,
  words: key,
  company: "Stedin",
  start_date: "2020-01-01",
  end_date: null,
  current_job: true,
  description: "",
});
const REVIEW = {
  file: { id: "file" },
  facts: [],
  experience: [job("planner"), job("fitter")],
  education: [],
  languages: [],
  certificates: [],
  skills: [],
  unlinked: [],
  recognized: false,
  written_in: null,
  can: ["review"],
} as unknown as ResumeReview;
const OF = { query: { file_id: "file" } } as unknown as Parameters<typeof useResumeReview>[0];

let screen: HookOnScreen<ServedReview>;
let sent: Sent[];
let decide: () => unknown;
/** Reviews what the cache holds, as the sheet does. */
const useIt = () => useResumeReview(OF, useGetResumeReviewQuery(OF).data ?? REVIEW);

beforeEach(async () => {
  window.sessionStorage.clear();
  decide = () => ({});
  sent = recordSent((one) => (one.call.startsWith("GET") ? structuredClone(REVIEW) : decide()));
  screen = await drawHook(useIt, { "resume-review": words });
});
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});
const states = () => screen.result().model.rows.map(({ key, state }) => [key, state]);
const leaveOut = (at: number) => screen.run(({ model }) => model.onLeaveOut(model.rows.slice(at, at + 1)));
const decisions = () => sent.filter(({ call }) => !call.startsWith("GET")).map(({ body }) => body.left_out);

test("a row left out is so at once, is sent with all others left out, and comes back by undo", async () => {
  await leaveOut(0);
  await leaveOut(1);
  expect(states()).toEqual([
    ["planner", "left_out"],
    ["fitter", "left_out"],
  ]);
  await screen.undo();
  expect(states()).toEqual([
    ["planner", "left_out"],
    ["fitter", "open"],
  ]);
  expect(decisions()).toEqual([["planner"], ["planner", "fitter"], ["planner"]]);
});

test("a decision that could not be saved is taken back on screen, and said", async () => {
  decide = () => refusal("conflict", "Someone else reviews this");
  await leaveOut(0);
  expect(states()).toEqual([
    ["planner", "open"],
    ["fitter", "open"],
  ]);
  expect(screen.message()).toBe("Someone else reviews this");
});
